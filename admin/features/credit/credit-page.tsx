import { Link, useSearchParams } from 'react-router'
import { Crumb, PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import { CreditList } from './credit-list.tsx'
import { CustomerCredit } from './customer-credit.tsx'
import { minContact } from './search-acts.tsx'

/** Lists the customers with store credit, or shows that of one whose email or phone is in the address. */
export function CreditPage() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const contact = search.get('contact') ?? ''
  return (
    <>
      {contact === '' ? null : (
        <Crumb>
          <Link to="/credit">{t('credit_all')}</Link>
        </Crumb>
      )}
      <PageHead title={t('admin_credit')} lede={t('staff_credit_lede')} />
      {contact.length < minContact ? (
        <CreditList />
      ) : (
        <CustomerCredit key={contact} contact={contact} />
      )}
    </>
  )
}
