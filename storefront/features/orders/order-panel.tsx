import { statusIs } from '@rimal/contract/statuses'
import type { Order } from '@rimal/contract/orders'
import { useWords } from '../../i18n/words.tsx'
import { useMoney } from '../../shop.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TotalsList } from '../cart/order-summary.tsx'
import { addressText } from '../checkout/address/address-text.ts'
import { hasArrival } from './order-stages.ts'

/** The total, the payment method, the address, and the invoice. */
export function OrderPanel({ order }: { order: Order }) {
  const { t } = useWords()
  const { totals, shipping, paid, invoice, token, billing } = order
  const { status, refundStatus, refunds, credit, cancelledAmount, due } = order
  const { pickup } = shipping
  const isOver = statusIs(status, 'ended')
  const isPaid =
    paid || refundStatus !== null || refunds.some((refund) => refund.amount > refund.credit)
  return (
    <aside className="mt-8 grid gap-6 lg:sticky lg:top-26 lg:bg-wash lg:p-8">
      <TotalsList
        totals={totals}
        credit={isOver ? 0 : credit.used}
        paid={isPaid}
        arrival={isOver || !hasArrival(order) ? null : shipping.arrival}
        pickup={pickup !== null}
      />
      {cancelledAmount > 0 && !isOver && (
        <Cancelled amount={cancelledAmount} total={totals.total} due={due} />
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-small leading-tight">
        <PaymentRows order={order} isOver={isOver} isPaid={isPaid} />
        <DeliveryRows order={order} />
        {billing.company && (
          <>
            <dt className="text-ink-2">{t('order_billing')}</dt>
            <dd className="min-w-0 text-end wrap-anywhere">{billing.company}</dd>
          </>
        )}
      </dl>
      {invoice && (
        <p className="flex flex-wrap gap-x-6 gap-y-3 text-small leading-tight">
          <TextLink to={`/invoice?order=${token}`}>{t('order_invoice')}</TextLink>
          {invoice.creditNotes.map(({ number }) => (
            <TextLink key={number} to={`/invoice?order=${token}&document=${number}`}>
              {t('order_credit_note')} <span className="ltr">{number}</span>
            </TextLink>
          ))}
        </p>
      )}
    </aside>
  )
}

/** How the order is paid, and the refunds. */
function PaymentRows(props: { order: Order; isOver: boolean; isPaid: boolean }) {
  const { order, isOver, isPaid } = props
  const { totals, shipping, paymentMethod, refundStatus, refunds, credit } = order
  const { t } = useWords()
  const atPickup = shipping.pickup !== null && paymentMethod === 'cash_on_delivery'
  return (
    <>
      {(refundStatus || !isOver) && (
        <>
          <dt className="text-ink-2">{t(isPaid ? 'order_paid_with' : 'order_to_be_paid_with')}</dt>
          <dd className="min-w-0 text-end wrap-anywhere">
            {credit.used > 0 && credit.used === totals.total
              ? t('pay_by_credit')
              : t(atPickup ? 'pay_by_cash_at_pickup' : `pay_by_${paymentMethod}`)}
          </dd>
        </>
      )}
      {refundStatus && refundStatus.besides > 0 && (
        <MoneyRow
          name={t(
            paymentMethod === 'pay_in_4'
              ? 'money_row_instalments'
              : `money_row_${refundStatus.state}`,
          )}
          amount={refundStatus.besides}
        />
      )}
      {refunds.flatMap(({ state, amount, credit: toCredit }, index) => [
        amount > toCredit && (
          <MoneyRow key={index} name={t(`money_row_${state}`)} amount={amount - toCredit} />
        ),
        toCredit > 0 && (
          <MoneyRow key={`credit-${index}`} name={t('credit_row_given')} amount={toCredit} />
        ),
      ])}
      {credit.back > 0 && <MoneyRow name={t('credit_row_given')} amount={credit.back} />}
    </>
  )
}

function DeliveryRows({ order: { shipping, address } }: { order: Order }) {
  const words = useWords()
  const { t } = words
  const { pickup } = shipping
  return (
    <>
      <dt className="text-ink-2">{t(pickup ? 'order_pickup' : 'order_delivery')}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">{shipping.title}</dd>
      <dt className="text-ink-2">{t(pickup ? 'pickup_at' : 'order_deliver_to')}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">
        {pickup?.address ?? [address.name, addressText(address, words)].join(t('list_separator'))}
      </dd>
      {pickup && (
        <>
          <dt className="text-ink-2">{t('pickup_hours')}</dt>
          <dd className="min-w-0 text-end wrap-anywhere">{pickup.hours}</dd>
        </>
      )}
    </>
  )
}

/** The amount cancelled since, the remaining total, and for cash on delivery the amount that is left to pay. */
function Cancelled({ amount, total, due }: { amount: number; total: number; due: number | null }) {
  const { t } = useWords()
  const money = useMoney()
  return (
    <dl className="-mt-3 grid gap-3 leading-tight">
      <div className="flex justify-between gap-4">
        <dt>{t('order_cancelled_lines')}</dt>
        <dd className="flex-none">
          <bdi>{money(-amount)}</bdi>
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-ink pt-3.5">
        <dt>{t(due === null ? 'order_stands' : 'order_due')}</dt>
        <dd className="font-display text-[1.5rem] leading-display">
          <bdi>{money(due ?? total - amount)}</bdi>
        </dd>
      </div>
    </dl>
  )
}

function MoneyRow({ name, amount }: { name: string; amount: number }) {
  const money = useMoney()
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-end">
        <bdi>{money(amount)}</bdi>
      </dd>
    </>
  )
}
