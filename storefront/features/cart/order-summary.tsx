import type { Cart, Totals } from '@rimal/contract/cart'
import { formatDay } from '@rimal/contract/dates'
import type { Arrival } from '@rimal/contract/shapes'
import type { ReactNode } from 'react'
import { Sentence } from '../../i18n/sentence.ts'
import { useWords, type Words } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { arrivalOfAll } from './arrival-words.ts'
import { SummaryLines } from './summary-lines.tsx'

/**
 * The lines and amounts beside checkout, and between them the controls that change the amounts; on the desktop it
 * is the filled panel of the screen. `compact` has no frame.
 */
export function OrderSummary(props: {
  cart: Cart
  /** The part of the total that store credit pays. */
  credit?: number
  children: ReactNode
  compact?: boolean
}) {
  const { cart, credit, children, compact = false } = props
  return (
    <div className={`grid gap-6 ${compact ? '' : 'lg:bg-wash lg:p-8'}`}>
      <SummaryLines lines={cart.lines} />
      {children}
      <TotalsList
        totals={cart.totals}
        credit={credit}
        arrival={arrivalOfAll(cart.lines)}
        pickup={cart.pickup}
      />
      <OtherPromotion cart={cart} />
    </div>
  )
}

type Place = { country: ReactNode; note: string }

/** The amounts from the subtotal to the total, each as the server calculated it. */
export function TotalsList(props: {
  totals: Totals
  /** The part of the total that is paid with store credit. */
  credit?: number | undefined
  /** Whether the rest is paid too. */
  paid?: boolean
  arrival?: Arrival | null | undefined
  /** Names the country, with the facts about it, where the address has not been asked for yet. */
  place?: Place | undefined
  /** True when the customer picks the order up. */
  pickup?: boolean
}) {
  const { totals, credit = 0, paid = false, arrival, place, pickup = false } = props
  const words = useWords()
  const { t } = words
  const money = useMoney()
  const { subtotal, discount, promotions, shipping, total, vat } = totals
  const ofProducts = promotions.filter(({ of }) => of === 'products')
  const givenBy = promotions.filter(({ of }) => of === 'delivery')
  return (
    <dl className="grid gap-3 leading-tight wrap-anywhere">
      <Row name={t('summary_subtotal')}>{money(subtotal)}</Row>
      {ofProducts.map(({ title, amount }) => (
        <Row key={title} name={title} className="text-good">
          {money(-amount)}
        </Row>
      ))}
      {discount > 0 && ofProducts.length === 0 && (
        <Row name={t('summary_discount')} className="text-good">
          {money(-discount)}
        </Row>
      )}
      <Row
        name={
          <>
            {pickup ? pickupName(arrival, words) : deliveryName(arrival, place, words)}
            {givenBy.map(({ title }) => (
              <Note key={title}>{title}</Note>
            ))}
            {place && !pickup && <Note>{place.note}</Note>}
          </>
        }
      >
        {shipping === null
          ? t('summary_delivery_later')
          : shipping === 0
            ? t('summary_free')
            : money(shipping)}
      </Row>
      <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-ink pt-3.5">
        <dt>{t('summary_total')}</dt>
        <dd className="font-display text-[1.5rem] leading-display">
          <bdi>{money(total)}</bdi>
        </dd>
        <dd className="col-span-full text-micro text-ink-2">
          {t('summary_vat', { vat: money(vat) })}
        </dd>
      </div>
      {credit > 0 && <CreditRows credit={credit} total={total} paid={paid} />}
    </dl>
  )
}

function CreditRows({ credit, total, paid }: { credit: number; total: number; paid: boolean }) {
  const { t } = useWords()
  const money = useMoney()
  return (
    <>
      <Row name={t('credit_paid')} className="text-good">
        {money(-credit)}
      </Row>
      {!(paid && credit === total) && (
        <Row name={t(paid ? 'credit_rest' : 'credit_left_to_pay')}>{money(total - credit)}</Row>
      )}
    </>
  )
}

function Row(props: { name: ReactNode; className?: string; children: string }) {
  const { name, className = '', children } = props
  return (
    <div className="flex justify-between gap-4">
      <dt>{name}</dt>
      <dd className={`flex-none ${className}`}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

function Note({ children }: { children: string }) {
  return <span className="block pt-1.5 text-micro leading-tight text-ink-2">{children}</span>
}

/** The offer that lost, with what it would have given: nothing is taken away unsaid. */
export function OtherPromotion({
  cart: { otherPromotion },
}: {
  cart: Pick<Cart, 'otherPromotion'>
}) {
  const { t } = useWords()
  const money = useMoney()
  if (!otherPromotion) return null
  const { title, amount } = otherPromotion
  return (
    <p className="text-small leading-tight text-ink-2">
      {t('summary_other_offer', { title, amount: money(amount) })}
    </p>
  )
}

function pickupName(arrival: Arrival | null | undefined, { t, language }: Words): string {
  if (!arrival) return t('summary_pickup')
  const day = formatDay(arrival.latest, language, { weekday: true })
  return t('summary_pickup_by', { day })
}

function deliveryName(
  arrival: Arrival | null | undefined,
  place: Place | undefined,
  { t, language }: Words,
): ReactNode {
  const name = place ? 'deliver_line' : 'summary_delivery'
  const parts = { country: place?.country }
  if (!arrival) return <Sentence text={t(name)} parts={parts} />
  const day = formatDay(arrival.latest, language, { weekday: true })
  const known = arrival.earliest === arrival.latest
  return <Sentence text={t(known ? `${name}_day` : `${name}_by`, { day })} parts={parts} />
}
