import { formatMoney } from '@rimal/contract/money'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { Link } from 'react-router'
import { type Column, Table } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { type FormatTime, useTime } from '../../ui/use-time.ts'
import { type Words, useWords } from '../../words.tsx'
import css from './customers.module.css'

type Order = StaffCustomer['latestOrders'][number]

/** The newest orders of a customer, and the way to all of them. */
export function CustomerOrders({ customer }: { customer: StaffCustomer }) {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const { customerId, latestOrders } = customer
  if (latestOrders.length === 0) return <p className={ui.lede}>{t('customer_no_orders')}</p>
  return (
    <>
      <Table
        caption={t('customers_orders')}
        columns={columnsOf(words, time)}
        rows={latestOrders}
        keyOf={({ number }) => number}
      />
      <p className={css.more}>
        <Link to={`/orders?${new URLSearchParams({ customer: customerId })}`}>
          {t('customer_all_orders')}
        </Link>
      </p>
    </>
  )
}

function columnsOf({ t, language }: Words, time: FormatTime): Column<Order>[] {
  return [
    {
      key: 'number',
      title: t('orders_number'),
      cell: ({ number }) => (
        <Link className={ui.rowLink} to={`/orders/${number}`}>
          <bdi>{number}</bdi>
        </Link>
      ),
    },
    {
      key: 'total',
      title: t('orders_total'),
      isNumber: true,
      cell: ({ total, currency }) => formatMoney(total, { currency, language }),
    },
    {
      key: 'state',
      title: t('orders_state'),
      cell: ({ status }) => t(`staff_order_${status}`),
    },
    { key: 'at', title: t('customer_ordered_at'), cell: ({ orderedAt }) => time(orderedAt) },
  ]
}
