import { formatMoney } from '@rimal/contract/money'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import ui from '../../ui/ui.module.css'
import { useWords } from '../../words.tsx'
import { CreditEntries } from '../credit/credit-entries.tsx'

/** The store credit of a customer in each currency, and what it results from. */
export function CustomerCredit({ credit: { balances, entries } }: Pick<StaffCustomer, 'credit'>) {
  const { t, language } = useWords()
  if (entries.length === 0) return <p className={ui.lede}>{t('customer_no_credit')}</p>
  return (
    <>
      {balances.map(({ currency, amount }) => (
        <p key={currency}>{formatMoney(amount, { currency, language })}</p>
      ))}
      <CreditEntries entries={entries} />
    </>
  )
}
