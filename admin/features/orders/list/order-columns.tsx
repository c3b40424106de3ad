import { formatDay } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { Link } from 'react-router'
import type { ListColumns } from '../../../ui/list/full-list.tsx'
import { StateMark } from '../../../ui/state-mark.tsx'
import { Micro } from '../../../ui/table.tsx'
import ui from '../../../ui/ui.module.css'
import type { FormatTime } from '../../../ui/use-time.ts'
import { type Words, useWords } from '../../../words.tsx'
import { stateKindOf } from '../order-state.ts'

/** The columns of the list of orders. */
export function orderColumns(
  { t, language }: Words,
  time: FormatTime,
): ListColumns<'orders', StaffOrderRow> {
  return {
    number: {
      title: t('orders_number'),
      cell: (order) => <OrderNumber order={order} time={time} />,
    },
    total: {
      title: t('orders_total'),
      isNumber: true,
      cell: (order) => <Total order={order} />,
    },
    customer: {
      title: t('orders_customer'),
      cell: ({ name, phone }) => (
        <>
          <bdi>{name}</bdi>
          <Micro>
            <bdi dir="ltr">{phone}</bdi>
          </Micro>
        </>
      ),
    },
    state: {
      title: t('orders_state'),
      cell: ({ status }) => (
        <StateMark kind={stateKindOf[status]}>{t(`staff_order_${status}`)}</StateMark>
      ),
    },
    lines: {
      title: t('orders_lines'),
      onPhone: 'wide',
      cell: ({ lines }) => lines.map((line) => <Micro key={line}>{line}</Micro>),
    },
    arrival: {
      title: t('orders_arrival'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ arrivesBy }) => formatDay(arrivesBy, language, { weekday: true }),
    },
    payment: {
      title: t('orders_method'),
      onPhone: 'hidden',
      cell: ({ paymentMethod }) => t(`orders_method_${paymentMethod}`),
    },
    cancellable: {
      title: t('orders_cancellable'),
      onPhone: 'hidden',
      cell: ({ canCancelUntil }) => (canCancelUntil ? time(canCancelUntil) : '–'),
    },
  }
}

function OrderNumber({ order, time }: { order: StaffOrderRow; time: FormatTime }) {
  const { t } = useWords()
  const { number, orderedAt, hasNotes } = order
  return (
    <>
      <Link className={ui.rowLink} to={`/orders/${number}`}>
        <bdi>{number}</bdi>
      </Link>
      <Micro>{time(orderedAt)}</Micro>
      {hasNotes ? <Micro>{t('orders_has_notes')}</Micro> : null}
    </>
  )
}

function Total({
  order: { total, currency, paymentMethod, due, refunded },
}: {
  order: StaffOrderRow
}) {
  const { t, language } = useWords()
  const money = (minor: number) => formatMoney(minor, { currency, language })
  return (
    <>
      {money(total)}
      <Micro>
        {due === null
          ? t(`orders_method_${paymentMethod}`)
          : t('orders_to_collect', { amount: money(due) })}
      </Micro>
      {refunded === 0 ? null : <Micro>{t('orders_refunded', { amount: money(refunded) })}</Micro>}
    </>
  )
}
