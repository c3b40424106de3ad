import { formatMoney } from '@rimal/contract/money'
import type { CustomerRow } from '@rimal/contract/staff/customers'
import { Link } from 'react-router'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { Words } from '../../words.tsx'

/** The columns of the list of customers. */
export function customerColumns(
  { t, language }: Words,
  day: (instant: string) => string,
): ListColumns<'customers', CustomerRow> {
  return {
    name: {
      title: t('customers_name'),
      cell: ({ customerId, name, customerSince }) => (
        <>
          <Link className={ui.rowLink} to={`/customers/${customerId}`}>
            <bdi>{name}</bdi>
          </Link>
          <Micro>{t('customers_since', { day: day(customerSince) })}</Micro>
        </>
      ),
    },
    spent: {
      title: t('customers_spent'),
      isNumber: true,
      cell: ({ spent }) =>
        spent.length === 0
          ? '–'
          : spent.map(({ currency, amount }) => (
              <div key={currency}>{formatMoney(amount, { currency, language })}</div>
            )),
    },
    contact: {
      title: t('customers_contact'),
      onPhone: 'wide',
      cell: (row) => <Contact row={row} />,
    },
    orders: {
      title: t('customers_orders'),
      isNumber: true,
      onPhone: 'hidden',
      cell: ({ orders }) => orders || '–',
    },
    last: {
      title: t('customers_last_order'),
      onPhone: 'hidden',
      cell: (row) => <LastOrder row={row} day={day} />,
    },
    since: {
      title: t('customers_since_day'),
      onPhone: 'hidden',
      cell: ({ customerSince }) => day(customerSince),
    },
  }
}

function Contact({ row: { phone, email } }: { row: CustomerRow }) {
  return [phone, email].map((contact) =>
    contact ? (
      <Micro key={contact}>
        <bdi dir="ltr">{contact}</bdi>
      </Micro>
    ) : null,
  )
}

type LastOrderProps = { row: CustomerRow; day: (instant: string) => string }

function LastOrder({ row: { lastOrder }, day }: LastOrderProps) {
  if (!lastOrder) return '–'
  return (
    <>
      <Link className={ui.rowLink} to={`/orders/${lastOrder.number}`}>
        <bdi>{lastOrder.number}</bdi>
      </Link>
      <Micro>{day(lastOrder.at)}</Micro>
    </>
  )
}
