import { formatMoney } from '@rimal/contract/money'
import type { StaffCustomer } from '@rimal/contract/staff/customers'
import { Link } from 'react-router'
import { Micro } from '../../ui/table.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import css from './customers.module.css'

/** The store credit of a customer in each currency, and what it results from. */
export function CustomerCredit({ credit: { balances, entries } }: Pick<StaffCustomer, 'credit'>) {
  const { t, language } = useWords()
  const time = useTime()
  if (entries.length === 0) return <p className={ui.lede}>{t('customer_no_credit')}</p>
  return (
    <>
      {balances.map(({ currency, amount }) => (
        <p key={currency}>{formatMoney(amount, { currency, language })}</p>
      ))}
      <ul className={css.entries}>
        {entries.map(({ kind, amount, currency, orderNumber, at }) => (
          <li key={`${at} ${kind} ${amount}`}>
            <span>
              {t(`customer_credit_${kind}`)}
              <Micro>
                {time(at)}
                {orderNumber ? (
                  <>
                    {' · '}
                    <Link to={`/orders/${orderNumber}`}>
                      <bdi>{orderNumber}</bdi>
                    </Link>
                  </>
                ) : null}
              </Micro>
            </span>
            <span>{formatMoney(amount, { currency, language })}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
