import { currencies } from '@rimal/contract/money'
import type { CreditRow } from '@rimal/contract/staff/credit'
import { creditListSorts } from '@rimal/contract/staff/money-kinds'
import { useAsk } from '../../ask.ts'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { saveFile } from '../../ui/files/save-file.ts'
import { downloadQuery } from '../../ui/list/download-query.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { creditColumns } from './credit-columns.tsx'

/** The customers with store credit; search, currency, order and page are in the address. */
export function CreditList() {
  const words = useWords()
  const { t } = words
  const { can } = useSession()
  const time = useTime()
  const ask = useAsk()
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
      {...(can('customers.export')
        ? {
            onDownload: (shown: string) =>
              ask(() =>
                saveFile('GET staff/download-credit', { query: downloadQuery(query, shown) }),
              ),
          }
        : {})}
    />
  )
}
