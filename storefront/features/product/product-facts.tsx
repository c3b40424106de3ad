import type { Product } from '@rimal/contract/catalog'
import { formatDay } from '@rimal/contract/dates'
import type { DeliveryPrice } from '@rimal/contract/delivery'
import { formatMoney } from '@rimal/contract/money'
import { deliveryPrice, ordinaryMethod } from '@rimal/contract/ordinary-method'
import type { Arrival } from '@rimal/contract/shapes'
import type { ReactNode } from 'react'
import { sharedAddress } from '../../device/device.ts'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords } from '../../i18n/words.tsx'
import { paymentsIn, useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { whatsappAddress } from '../contact/options.ts'
import { CountryButton } from '../delivery/country-button.tsx'
import { usePriceThere } from '../delivery/price-there.tsx'
import { useDelivery } from '../delivery/use-delivery.ts'
import { PaymentMarks } from '../payments/payment-marks.tsx'
import { ShareButton } from './share-button.tsx'

type Props = {
  product: Product
  /** Whether the customer has chosen the size made to measure. */
  isToMeasure: boolean
  isForSale: boolean
}

/**
 * Facts about a product: its arrival and whether it can be returned, when it is for sale; and the shop's contact.
 */
export function ProductFacts({ product, isToMeasure, isForSale }: Props) {
  const { t } = useWords()
  const { returnDays } = useShop()
  const isMadeToOrder = product.madeToOrder || isToMeasure
  return (
    <ul className="border-y border-rule text-small leading-tight">
      {isForSale && <ArrivalFact product={product} isMadeToOrder={isMadeToOrder} />}
      {isForSale && <PaymentFact product={product} />}
      {isForSale && (
        <Fact icon="return">
          {isMadeToOrder
            ? t('returns_made_to_order', { count: returnDays.madeToOrder })
            : t('returns_ready', { count: returnDays.ready })}
        </Fact>
      )}
      <StylistLink product={product} />
      <Fact icon="share">
        <ShareButton product={product} />
      </Fact>
    </ul>
  )
}

/** The marks of the payment methods in the currency of the product's price. */
function PaymentFact({ product }: { product: Product }) {
  const { currency } = usePriceThere(product)
  const { paymentMarks } = paymentsIn(useShop(), currency)
  if (paymentMarks.length === 0) return null
  return (
    <Fact icon="card">
      <p className="flex flex-wrap gap-2">
        <PaymentMarks marks={paymentMarks} />
      </p>
    </Fact>
  )
}

function ArrivalFact({ product, isMadeToOrder }: { product: Product; isMadeToOrder: boolean }) {
  const { t, language } = useWords()
  const shop = useShop()
  const home = shop.delivery
  const there = usePriceThere(product)
  // Both calls are made at once, so that choosing made to measure later needs no waiting.
  const other = there.currency === shop.currency ? undefined : there.currency
  const ready = useDelivery(0, other)
  const toMeasure = useDelivery(product.customLeadDays, other)
  const abroad = isMadeToOrder ? toMeasure : ready
  const atHome = isMadeToOrder ? product.arrival.custom : product.arrival.ready
  if (!atHome) return null
  // Until the answer for another country is here, every amount is in the shop's own currency.
  const { price, currency } = abroad ? there : { price: product.price, currency: shop.currency }
  const money = (minor: number) => formatMoney(minor, { currency, language })
  const method = ordinaryMethod<DeliveryPrice & { arrival?: Arrival }>(
    (abroad ?? home).options,
    price,
  )
  const country = <CountryButton />
  if (!method) {
    return (
      <Fact icon="truck">
        <Sentence text={t('deliver_not_there')} parts={{ country }} />
      </Fact>
    )
  }
  const { earliest, latest } = method.arrival ?? atHome
  const day = formatDay(latest, language, { weekday: true })
  const amount = money(method.price)
  return (
    <Fact icon="truck">
      <p className="emphasis">
        <Sentence
          text={t(earliest === latest ? 'deliver_on' : 'deliver_by', { day })}
          parts={{ country }}
        />
      </p>
      <p>
        {isMadeToOrder && `${t('made_to_order_in_days', { count: product.customLeadDays })} `}
        {deliveryPrice(method, price) === 0
          ? t('deliver_free')
          : method.freeFrom === null
            ? t('deliver_costs', { amount })
            : t('deliver_costs_free_from', { amount, from: money(method.freeFrom) })}
      </p>
    </Fact>
  )
}

function StylistLink({ product }: { product: Product }) {
  const { t } = useWords()
  const { contact } = useShop()
  if (!contact.whatsapp) return null
  const text = t('ask_stylist_text', { name: product.name, link: '' })
  const link = (
    <a
      href={whatsappAddress(contact.whatsapp, text)}
      // The address of the page is known in the browser only.
      onClick={(event) => {
        const full = t('ask_stylist_text', { name: product.name, link: sharedAddress() })
        event.currentTarget.href = whatsappAddress(contact.whatsapp, full)
      }}
      target="_blank"
      rel="noreferrer"
      className="relative border-b border-current pb-[.15em] after:absolute after:-inset-x-1 after:-inset-y-3 hover:text-oud"
    >
      {t('whatsapp')}
    </a>
  )
  return (
    <Fact icon="chat">
      <Sentence text={t('ask_stylist')} parts={{ whatsapp: link }} />
    </Fact>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] items-center gap-3 border-rule py-3 not-first:border-t">
      <Icon name={icon} className="text-oud" />
      <div>{children}</div>
    </li>
  )
}
