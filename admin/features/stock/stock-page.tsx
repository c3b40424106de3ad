import { Button } from '@mantine/core'
import type { StockRow } from '@rimal/contract/staff/stock'
import { type StockState, stockListSorts, stockStates } from '@rimal/contract/stock/stock-kinds'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { FullList } from '../../ui/list/full-list.tsx'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { useListFile } from '../../ui/list/use-list-file.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import { stockColumns } from './stock-columns.tsx'

/** The stock of every size; what is left, search, order and page are in the address. */
export function StockPage() {
  const words = useWords()
  const { t } = words
  const { can } = useSession()
  const address = useListAddress()
  const state = address.oneOf('state', stockStates) ?? 'all'
  const sort = address.oneOf('sort', stockListSorts)
  const query = { ...filterOf(state, ''), ...(sort ? { sort } : {}), ...address.page }
  return (
    <>
      <PageHead title={t('admin_stock')}>
        {can('stock.adjust') ? (
          <Button component={Link} to="/stock/count" variant="default">
            {t('stock_take')}
          </Button>
        ) : null}
      </PageHead>
      <FullList
        list="stock"
        caption={t('admin_stock')}
        address={address}
        searchLabel={t('stock_search')}
        views={useStockTabs(state, address.text)}
        filters={[]}
        sort={{
          title: t('stock_sort'),
          value: sort ?? 'sku',
          choices: stockListSorts.map((one) => ({ value: one, label: t(`stock_sort_${one}`) })),
        }}
        columns={stockColumns(words)}
        keyOf={({ sku }: StockRow) => sku}
        read={useRead('GET staff/list-stock', { query })}
        empty={t(state === 'all' ? 'stock_empty' : `stock_empty_${state}`)}
        {...useListFile('GET staff/download-stock', { query })}
      />
    </>
  )
}

/** The filter as the address and the call have it; what is usual is left out. */
function filterOf(state: StockState, q: string): { state?: StockState; q?: string } {
  return { ...(state === 'all' ? {} : { state }), ...(q ? { q } : {}) }
}

function useStockTabs(current: StockState, q: string) {
  const { t } = useWords()
  const counts = {
    all: useCount('all'),
    low: useCount('low'),
    none: useCount('none'),
    reserved: useCount('reserved'),
  }
  const tabs = stockStates.map((state) => ({
    key: state,
    title: t(`stock_${state}`),
    to: `/stock?${new URLSearchParams(filterOf(state, q))}`,
    count: counts[state],
  }))
  return { label: t('stock_views'), tabs, current }
}

/** The number of rows of a tab without a search; undefined while it is not known, and where there are too many to count. */
function useCount(state: StockState): number | undefined {
  const { data } = useRead('GET staff/list-stock', { query: filterOf(state, '') })
  return data?.total.exact ? data.total.count : undefined
}
