import { currencies } from '@rimal/contract/money'
import type { CreditRow } from '@rimal/contract/staff/credit'
import { creditListSorts } from '@rimal/contract/staff/money-kinds'
import { useRead } from '../../queries.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { creditColumns } from './credit-columns.tsx'
import { SearchActs } from './search-acts.tsx'

/** The customers with store credit; search, currency, order and page are in the address. */
export function CreditList() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const address = useListAddress()
  const currency = address.oneOf('currency', currencies)
  const sort = address.oneOf('sort', creditListSorts)
  const query = { ...(currency ? { currency } : {}), ...(sort ? { sort } : {}), ...address.page }
  const all = { key: 'all', title: t('credit_all'), to: '/credit' }
  return (
    <FullList
      list="credit"
      caption={t('credit_all')}
      address={address}
      searchLabel={t('credit_search')}
      views={{ label: t('credit_views'), tabs: [all], current: 'all' }}
      filters={[
        {
          name: 'currency',
          title: t('staff_credit_currency'),
          value: currency ?? '',
          every: t('credit_every_currency'),
          choices: currencies.map((one) => ({ value: one, label: one })),
        },
      ]}
      sort={{
        title: t('credit_sort'),
        value: sort ?? 'highest',
        choices: creditListSorts.map((one) => ({ value: one, label: t(`credit_sort_${one}`) })),
      }}
      columns={creditColumns(words, time)}
      keyOf={(row: CreditRow) => `${row.customerId} ${row.currency}`}
      read={useRead('GET staff/list-credit', { query })}
      empty={t('staff_credit_empty')}
      moreActs={<SearchActs text={address.text} />}
      {...useListFile('GET staff/download-credit', { query, needs: 'customers.export' })}
    />
  )
}
