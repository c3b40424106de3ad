import { Button } from '@mantine/core'
import { type OrderStatus, orderStatuses, statusesThatAre } from '@rimal/contract/statuses'
import { Link, useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { Pager } from '../../ui/list/pager.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Table } from '../../ui/table.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import css from './order-list.module.css'
import { type OrdersView, readOrdersView } from './orders-view.ts'

const open = statusesThatAre('open')

/** The orders of the shop; view, search, filters, order and page are in the address. */
export function OrdersPage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const [search, setSearch] = useSearchParams()
  const view = readOrdersView(search)
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead('GET staff/list-orders', {
    query: view.query,
  })
  /** Another filter begins at the first page. */
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.delete('cursor')
    if (value) next.set(name, value)
    else next.delete(name)
    setSearch(next, { replace: name === 'q' })
  }
  return (
    <>
      <PageHead title={t('admin_orders')} />
      <OrderTabs view={view} />
      <div className={css.bar}>
        <SearchField
          label={t('orders_search')}
          value={view.text}
          onChange={(value) => choose('q', value)}
        />
        <OrderFilters view={view} onChoose={choose} />
      </div>
      {view.customerId ? (
        <p className={css.customer}>
          <Link to={`/customers/${view.customerId}`}>{t('orders_of_customer')}</Link>
          <Link to="/orders">{t('orders_of_everyone')}</Link>
        </p>
      ) : null}
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_orders')}
          columns={orderColumns(words, time)}
          rows={data?.items}
          keyOf={({ number }) => number}
          isReading={isFetching && isPlaceholderData}
        />
      )}
      {data ? <Pager total={data.total} next={data.next} /> : null}
      {data?.items.length === 0 ? <NoOrders view={view} /> : null}
    </>
  )
}

function OrderTabs({ view: { tab, text } }: { view: OrdersView }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-open-orders')
  const countOf = (status: OrderStatus) =>
    data?.find((one) => one.status === status)?.count ?? (data && 0)
  const states = [...open, ...orderStatuses.filter((status) => !open.includes(status))]
  /** The search goes along to another view. */
  const to = (state: string) =>
    `/orders?${new URLSearchParams({ state, ...(text ? { q: text } : {}) })}`
  const tabs: Tab[] = [
    {
      key: 'open',
      title: t('orders_open'),
      to: to('open'),
      count: data?.reduce((sum, { count }) => sum + count, 0),
    },
    { key: 'all', title: t('orders_all'), to: to('all') },
    ...states.map((status) => ({
      key: status,
      title: t(`staff_order_${status}`),
      to: to(status),
      count: open.includes(status) ? countOf(status) : undefined,
    })),
  ]
  return <Tabs label={t('orders_state')} tabs={tabs} current={tab} />
}

/** Says why the list is empty, with the way on. */
function NoOrders({ view: { tab, text, method, measured } }: { view: OrdersView }) {
  const { t } = useWords()
  const isFiltered = method !== undefined || measured !== undefined
  if (text === '' && !isFiltered) {
    const isAny = tab === 'open' || tab === 'all'
    return <p className={ui.empty}>{t(isAny ? 'orders_empty' : 'orders_empty_state')}</p>
  }
  const all = new URLSearchParams({ ...(text ? { q: text } : {}), state: 'all' })
  const [to, way] = isFiltered
    ? [
        `/orders?${new URLSearchParams({ ...(text ? { q: text } : {}), state: tab })}`,
        t('orders_drop_filters'),
      ]
    : tab === 'all'
      ? ['/orders', t('orders_drop_search')]
      : [`/orders?${all}`, t('orders_search_all')]
  return (
    <div className={ui.empty}>
      <p>{text ? t('orders_none_match', { search: isolate(text) }) : t('orders_none_filtered')}</p>
      <Button component={Link} to={to} variant="default">
        {way}
      </Button>
    </div>
  )
}
