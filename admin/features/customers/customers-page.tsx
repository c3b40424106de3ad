import { Button } from '@mantine/core'
import type { CustomerRow } from '@rimal/contract/staff/customers'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { useSearchLabel } from '../../ui/list/use-search-label.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import { customerColumns } from './customer-columns.tsx'
import { useDay } from './use-day.ts'

/** The customers with an account, the newest first; search and page are in the address. */
export function CustomersPage() {
  const words = useWords()
  const { t } = words
  const address = useListAddress()
  const query = address.page
  const all = { key: 'all', title: t('customers_all'), to: '/customers' }
  return (
    <>
      <PageHead title={t('admin_customers')} lede={t('customers_lede')} />
      <FullList
        list="customers"
        caption={t('admin_customers')}
        address={address}
        // Customers are searched by name, email and phone alone.
        searchLabel={useSearchLabel('customers_search', null)}
        views={{ label: t('customers_views'), tabs: [all], current: 'all' }}
        filters={[]}
        columns={customerColumns(words, useDay())}
        keyOf={({ customerId }: CustomerRow) => customerId}
        read={useRead('GET staff/list-customers', { query })}
        empty={t('customers_empty')}
        moreActs={<SearchOrders search={address.text} />}
        {...useListFile('GET staff/download-customers', { query, needs: 'customers.export' })}
      />
    </>
  )
}

function SearchOrders({ search }: { search: string }) {
  const { t } = useWords()
  return (
    <Button component={Link} to={`/orders?${new URLSearchParams({ q: search })}`} variant="default">
      {t('customers_search_orders')}
    </Button>
  )
}
