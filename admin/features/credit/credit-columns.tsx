import { formatMoney } from '@rimal/contract/money'
import type { CreditRow } from '@rimal/contract/staff/credit'
import { Link } from 'react-router'
import type { ListColumns } from '../../ui/list/full-list.tsx'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import type { Words } from '../../words.tsx'

/** The columns of the customers with store credit. */
export function creditColumns(
  { t, language }: Words,
  time: FormatTime,
): ListColumns<'credit', CreditRow> {
  return {
    customer: { title: t('credit_customer'), cell: (row) => <Customer row={row} /> },
    balance: {
      title: t('staff_credit_balance'),
      isNumber: true,
      cell: ({ amount, currency }) => formatMoney(amount, { currency, language }),
    },
    contact: {
      title: t('credit_contact'),
      onPhone: 'wide',
      cell: ({ phone, email }) =>
        [phone, email].map((contact) =>
          contact ? (
            <Micro key={contact}>
              <bdi dir="ltr">{contact}</bdi>
            </Micro>
          ) : null,
        ),
    },
    changed: {
      title: t('credit_changed'),
      onPhone: 'hidden',
      cell: ({ changedAt }) => time(changedAt),
    },
  }
}

/** Whoever may grant credit sees the contacts, of which every customer has one. */
function Customer({ row: { name, email, phone } }: { row: CreditRow }) {
  const contact = email ?? phone ?? ''
  return (
    <Link className={ui.rowLink} to={`/credit?${new URLSearchParams({ contact })}`}>
      <bdi>{name}</bdi>
    </Link>
  )
}
