import { formatMoney } from '@rimal/contract/money'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { useWords } from '../../words.tsx'
import css from './orders.module.css'
import { RefundButton } from './refund/refund-button.tsx'

/** What the order costs, what was cancelled and refunded, and what is due. */
export function OrderMoney({ order }: { order: StaffOrder }) {
  const { t, language } = useWords()
  const { totals, credit, due, refunds, cancelledAmount } = order
  const money = (minor: number) => formatMoney(minor, { currency: totals.currency, language })
  const rows: { title: string; value: string; isSum?: boolean }[] = [
    { title: t('order_subtotal'), value: money(totals.subtotal) },
    ...(totals.discount > 0
      ? [{ title: t('order_discount'), value: money(-totals.discount) }]
      : []),
    {
      title: t('staff_order_delivery'),
      value: totals.shipping ? money(totals.shipping) : t('order_delivery_free'),
    },
    { title: t('order_sum'), value: money(totals.total), isSum: true },
    { title: t('order_vat'), value: money(totals.vat) },
    ...(credit.used > 0 ? [{ title: t('order_credit'), value: money(-credit.used) }] : []),
    ...(cancelledAmount > 0
      ? [{ title: t('order_cancelled_amount'), value: money(-cancelledAmount) }]
      : []),
    ...refunds.map(({ amount }) => ({ title: t('order_refund'), value: money(-amount) })),
    ...(due === null ? [] : [{ title: t('staff_order_due'), value: money(due), isSum: true }]),
  ]
  return (
    <>
      <dl className={css.money}>
        {rows.flatMap(({ title, value, isSum = false }, place) => [
          <dt key={`t${place}`} data-sum={isSum}>
            {title}
          </dt>,
          <dd key={`d${place}`} data-sum={isSum}>
            {value}
          </dd>,
        ])}
      </dl>
      <RefundButton order={order} />
    </>
  )
}
