import type { Product } from '@rimal/contract/catalog'
import { formatDay } from '@rimal/contract/dates'
import type { ReactNode } from 'react'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { useMoney, useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { whatsappAddress } from '../contact/ways.ts'
import type { SizeChoice } from './product-choice.ts'
import { ShareButton } from './share-button.tsx'

/** When it arrives, whether it can go back, whom to ask. */
export function ProductFacts({ product, size }: { product: Product; size: SizeChoice }) {
  const { t } = useWords()
  const sewn = product.madeToOrder || size.kind === 'custom'
  return (
    <ul className="border-y border-rule text-small leading-tight">
      <ArrivalFact product={product} size={size} />
      <Fact icon="return">{t(sewn ? 'returns_sewn' : 'returns_ready')}</Fact>
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
  const { freeShippingFrom } = useShop()
  const { ready, custom } = product.arrival
  const sewn = size.kind === 'custom' || product.madeToOrder
  const arrival = sewn ? custom : ready
  if (!arrival) return null
  const day = formatDay(arrival.latest, language, { weekday: true })
  const delivery =
    freeShippingFrom === null
      ? ''
      : product.price >= freeShippingFrom
        ? t('arrives_free')
        : t('arrives_free_from', { amount: money(freeShippingFrom) })
  return (
    <Fact icon="truck">
      <span className="emphasis">
        {t(arrival.earliest === arrival.latest ? 'arrives_on' : 'arrives_by', { day })}
      </span>
      {'. '}
      {sewn && `${t('sewn_in_days', { count: product.customLeadDays })} `}
      {delivery}
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
