import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Table } from '../../ui/table.tsx'
import { useWords } from '../../words.tsx'
import { customerColumns } from './customer-columns.tsx'
import css from './customers.module.css'
import { useDay } from './use-day.ts'

/** The customers with an account, the newest first; search and page are in the address. */
export function CustomersPage() {
  const words = useWords()
  const { t } = words
  const day = useDay()
  const { text, page, choose } = useListAddress()
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead(
    'GET staff/list-customers',
    { query: page },
  )
  const search = (value: string) => choose('q', value)
  return (
    <>
      <PageHead title={t('admin_customers')} lede={t('customers_lede')} />
      <div className={css.bar}>
        <SearchField label={t('customers_search')} value={text} onChange={search} />
      </div>
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_customers')}
          columns={customerColumns(words, day)}
          rows={data?.items}
          keyOf={({ customerId }) => customerId}
          isReading={isFetching && isPlaceholderData}
        />
      )}
      {data ? <Pager total={data.total} next={data.next} /> : null}
      {data?.items.length === 0 ? <NoCustomers search={text} onDrop={() => search('')} /> : null}
    </>
  )
}

function NoCustomers({ search, onDrop }: { search: string; onDrop: () => void }) {
  const { t } = useWords()
  if (search === '') return <EmptyList text={t('customers_empty')} />
  return (
    <EmptyList text={t('customers_none_match', { search: isolate(search) })}>
      <Button variant="default" onClick={onDrop}>
        {t('customers_drop_search')}
      </Button>
      <Button
        component={Link}
        to={`/orders?${new URLSearchParams({ q: search })}`}
        variant="default"
      >
        {t('customers_search_orders')}
      </Button>
    </EmptyList>
  )
}
