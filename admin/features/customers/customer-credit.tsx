import { formatMoney } from '@rimal/contract/money'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { Link } from 'react-router'
import { useSession } from '../../session.ts'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { CreditEntries } from '../credit/credit-entries.tsx'

/** The store credit of a customer in each currency, and what it results from. */
export function CustomerCredit({ customer }: { customer: StaffCustomer }) {
  const { t } = useWords()
  const { can } = useSession()
  const { credit, email, phone } = customer
  const contact = email ?? phone
  return (
    <>
      {credit.entries.length === 0 ? (
        <p className={ui.lede}>{t('customer_no_credit')}</p>
      ) : (
        <Credit credit={credit} />
      )}
      {contact && can('credit.grant') ? (
        <p>
          <Link to={`/credit?${new URLSearchParams({ contact })}`}>{t('staff_credit_grant')}</Link>
        </p>
      ) : null}
    </>
  )
}

function Credit({ credit: { balances, entries } }: Pick<StaffCustomer, 'credit'>) {
  const { language } = useWords()
  return (
    <>
      {balances.map(({ currency, amount }) => (
        <p key={currency}>{formatMoney(amount, { currency, language })}</p>
      ))}
      <CreditEntries entries={entries} />
    </>
  )
}
