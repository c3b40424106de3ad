import type { Product } from '@rimal/contract/catalog'
import { formatDay } from '@rimal/contract/dates'
import type { DeliveryPrice } from '@rimal/contract/delivery'
import { deliveryPrice, ordinaryWay } from '@rimal/contract/ordinary-way'
import type { Arrival } from '@rimal/contract/shapes'
import type { ReactNode } from 'react'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useMoney, useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { whatsappAddress } from '../contact/ways.ts'
import { CountryButton } from '../delivery/country-button.tsx'
import { useDelivery } from '../delivery/use-delivery.ts'
import type { SizeChoice } from './product-choice.ts'
import { ShareButton } from './share-button.tsx'

/** When it arrives, whether it can go back, whom to ask. */
export function ProductFacts({ product, size }: { product: Product; size: SizeChoice }) {
  const { t } = useWords()
  const { returnDays } = useShop()
  const sewn = product.madeToOrder || size.kind === 'custom'
  return (
    <ul className="border-y border-rule text-small leading-tight">
      <ArrivalFact product={product} size={size} />
      <Fact icon="return">
        {sewn
          ? t('returns_sewn', { count: returnDays.sewn })
          : t('returns_ready', { count: returnDays.ready })}
      </Fact>
      <Fact icon="chat">
        <StylistLink product={product} />
      </Fact>
      <Fact icon="share">
        <ShareButton product={product} />
      </Fact>
    </ul>
  )
}

function ArrivalFact({ product, size }: { product: Product; size: SizeChoice }) {
  const { t, language } = useWords()
  const money = useMoney()
  const home = useShop().delivery
  const isSewn = size.kind === 'custom' || product.madeToOrder
  // Both are asked for at once, so that choosing her own measurements does not wait.
  const ready = useDelivery()
  const sewn = useDelivery(product.customLeadDays)
  const abroad = isSewn ? sewn : ready
  const atHome = isSewn ? product.arrival.custom : product.arrival.ready
  if (!atHome) return null
  const way = ordinaryWay<DeliveryPrice & { arrival?: Arrival }>(
    (abroad ?? home).options,
    product.price,
  )
  const country = <CountryButton />
  if (!way) {
    return (
      <Fact icon="truck">
        <Sentence text={t('deliver_not_there')} parts={{ country }} />
      </Fact>
    )
  }
  const { earliest, latest } = way.arrival ?? atHome
  const day = formatDay(latest, language, { weekday: true })
  const amount = money(way.price)
  return (
    <Fact icon="truck">
      <p className="emphasis">
        <Sentence
          text={t(earliest === latest ? 'deliver_on' : 'deliver_by', { day })}
          parts={{ country }}
        />
      </p>
      <p>
        {isSewn && `${t('sewn_in_days', { count: product.customLeadDays })} `}
        {deliveryPrice(way, product.price) === 0
          ? t('deliver_free')
          : way.freeFrom === null
            ? t('deliver_costs', { amount })
            : t('deliver_costs_free_from', { amount, from: money(way.freeFrom) })}
      </p>
    </Fact>
  )
}

function StylistLink({ product }: { product: Product }) {
  const { t } = useWords()
  const { contact } = useShop()
  const text = t('ask_stylist_text', { name: product.name, link: '' })
  const link = (
    <a
      href={whatsappAddress(contact.whatsapp, text)}
      // The address of the page is known in the browser only.
      onClick={(event) => {
        const full = t('ask_stylist_text', { name: product.name, link: location.href })
        event.currentTarget.href = whatsappAddress(contact.whatsapp, full)
      }}
      target="_blank"
      rel="noreferrer"
      className="relative border-b border-current pb-[.15em] after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-oud"
    >
      {t('whatsapp')}
    </a>
  )
  return <Sentence text={t('ask_stylist')} parts={{ whatsapp: link }} />
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] items-center gap-3 border-rule py-3 not-first:border-t">
      <Icon name={icon} className="text-oud" />
      <div>{children}</div>
    </li>
  )
}
