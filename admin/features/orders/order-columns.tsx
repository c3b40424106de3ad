import { formatDay } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { Link } from 'react-router'
import { StateMark } from '../../ui/state-mark.tsx'
import { type Column, Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import { type Words, useWords } from '../../words.tsx'
import { stateKindOf } from './order-state.ts'

/** The columns of the list of orders, in the order of a phone's card as well. */
export function orderColumns({ t, language }: Words, time: FormatTime): Column<StaffOrderRow>[] {
  return [
    {
      key: 'number',
      title: t('orders_number'),
      cell: ({ number, orderedAt }) => (
        <>
          <Link className={ui.rowLink} to={`/orders/${number}`}>
            <bdi>{number}</bdi>
          </Link>
          <Micro>{time(orderedAt)}</Micro>
        </>
      ),
    },
    {
      key: 'total',
      title: t('orders_total'),
      isNumber: true,
      cell: (order) => <Total order={order} />,
    },
    {
      key: 'customer',
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
    {
      key: 'state',
      title: t('orders_state'),
      cell: ({ status }) => (
        <StateMark kind={stateKindOf[status]}>{t(`staff_order_${status}`)}</StateMark>
      ),
    },
    {
      key: 'lines',
      title: t('orders_lines'),
      onPhone: 'wide',
      cell: ({ lines }) => lines.map((line) => <Micro key={line}>{line}</Micro>),
    },
    {
      key: 'promised',
      title: t('orders_promised'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ arrivesBy }) => formatDay(arrivesBy, language, { weekday: true }),
    },
  ]
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
