import type { CreditEntryOfCustomer } from '@rimal/contract/credit/credit'
import { formatMoney } from '@rimal/contract/money'
import { Link } from 'react-router'
import { Micro } from '../../ui/table.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import css from './credit.module.css'

/** What the store credit of a customer results from, the newest first. */
export function CreditEntries({ entries }: { entries: CreditEntryOfCustomer[] }) {
  const { language } = useWords()
  return (
    <ul className={css.entries}>
      {entries.map((entry, place) => (
        <li key={entries.length - place}>
          <Entry entry={entry} />
          <span>{formatMoney(entry.amount, { currency: entry.currency, language })}</span>
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry: { kind, reason, orderNumber, at } }: { entry: CreditEntryOfCustomer }) {
  const { t } = useWords()
  const time = useTime()
  return (
    <span>
      {t(`staff_credit_kind_${kind}`)}
      <Micro>
        {reason === null ? null : `${t(`staff_credit_reason_${reason}`)} · `}
        {time(at)}
        {orderNumber === null ? null : (
          <>
            {' · '}
            <Link to={`/orders/${orderNumber}`}>
              <bdi dir="ltr">{orderNumber}</bdi>
            </Link>
          </>
        )}
      </Micro>
    </span>
  )
}
