import { Button } from '@mantine/core'
import { type StockState, stockStates } from '@rimal/contract/stock/stock-kinds'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { EmptyList } from '../../ui/list/empty-list.tsx'
import { Pager } from '../../ui/list/pager.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useWords } from '../../words.tsx'
import { stockColumns } from './stock-columns.tsx'
import css from './stock.module.css'

/** The stock of every size; what is left and the search are in the address. */
export function StockPage() {
  const words = useWords()
  const { t } = words
  const { can } = useSession()
  const address = useListAddress()
  const { text } = address
  const state = address.oneOf('state', stockStates) ?? 'all'
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead('GET staff/list-stock', {
    query: { ...filterOf(state, ''), ...address.page },
  })
  const search = (value: string) => address.choose('q', value)
  return (
    <>
      <PageHead title={t('admin_stock')}>
        {can('stock.adjust') ? (
          <Button component={Link} to="/stock/count" variant="default">
            {t('stock_take')}
          </Button>
        ) : null}
      </PageHead>
      <StockTabs current={state} q={text} />
      <div className={css.bar}>
        <SearchField label={t('stock_search')} value={text} onChange={search} />
      </div>
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_stock')}
          columns={stockColumns(words)}
          rows={data?.items}
          keyOf={({ sku }) => sku}
          isReading={isFetching && isPlaceholderData}
        />
      )}
      {data?.items.length === 0 ? (
        <NoStock search={text} state={state} onDrop={() => search('')} />
      ) : null}
      {data ? <Pager total={data.total} next={data.next} /> : null}
    </>
  )
}

/** The filter as the address and the call have it; what is usual is left out. */
function filterOf(state: StockState, q: string): { state?: StockState; q?: string } {
  return { ...(state === 'all' ? {} : { state }), ...(q ? { q } : {}) }
}

function StockTabs({ current, q }: { current: StockState; q: string }) {
  const { t } = useWords()
  const counts = { all: useCount('all'), low: useCount('low'), none: useCount('none') }
  const tabs = stockStates.map((state) => ({
    key: state,
    title: t(`stock_${state}`),
    to: `/stock?${new URLSearchParams(filterOf(state, q))}`,
    count: counts[state],
  }))
  return <Tabs label={t('stock_views')} tabs={tabs} current={current} />
}

/** The number of rows of a tab without a search; undefined while it is not known, and where there are too many to count. */
function useCount(state: StockState): number | undefined {
  const { data } = useRead('GET staff/list-stock', { query: filterOf(state, '') })
  return data?.total.exact ? data.total.count : undefined
}

type NoStockProps = { search: string; state: StockState; onDrop: () => void }

function NoStock({ search, state, onDrop }: NoStockProps) {
  const { t } = useWords()
  if (search === '') {
    return <EmptyList text={t(state === 'all' ? 'stock_empty' : `stock_empty_${state}`)} />
  }
  return (
    <EmptyList text={t('stock_none_match', { search: isolate(search) })}>
      <Button variant="default" onClick={onDrop}>
        {t('stock_drop_search')}
      </Button>
    </EmptyList>
  )
}
