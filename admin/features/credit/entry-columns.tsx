import { formatMoney } from '@rimal/contract/money'
import type { CreditOfCustomer } from '@rimal/contract/staff/credit'
import { Link } from 'react-router'
import { type Column, Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import type { FormatTime } from '../../ui/use-time.ts'
import type { Words } from '../../words.tsx'

type Entry = CreditOfCustomer['entries'][number] & { place: number }

/** The columns of the entries of a customer's store credit, the newest first. */
export function entryColumns({ t, language }: Words, time: FormatTime): Column<Entry>[] {
  return [
    {
      key: 'what',
      title: t('staff_credit_what'),
      cell: ({ kind, reason }) => (
        <>
          {t(`staff_credit_kind_${kind}`)}
          {reason === null ? null : <Micro>{t(`staff_credit_reason_${reason}`)}</Micro>}
        </>
      ),
    },
    {
      key: 'amount',
      title: t('staff_credit_amount'),
      isNumber: true,
      cell: ({ amount, currency }) => formatMoney(amount, { currency, language }),
    },
    {
      key: 'order',
      title: t('staff_credit_order'),
      cell: ({ orderNumber }) =>
        orderNumber === null ? (
          '–'
        ) : (
          <Link className={ui.rowLink} to={`/orders/${orderNumber}`}>
            <bdi dir="ltr">{orderNumber}</bdi>
          </Link>
        ),
    },
    { key: 'when', title: t('staff_credit_when'), isNumber: true, cell: ({ at }) => time(at) },
  ]
}
