import { Button } from '@mantine/core'
import { type OrderStatus, orderStatuses, statusesThatAre } from '@rimal/contract/statuses'
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
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { orderColumns } from './order-columns.tsx'
import { OrderFilters } from './order-filters.tsx'
import css from './order-list.module.css'
import { ordersAddress, type OrdersView, readOrdersView } from './orders-view.ts'

const open = statusesThatAre('open')

/** The orders of the shop; view, search, filters, order and page are in the address. */
export function OrdersPage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const address = useListAddress()
  const view = readOrdersView(address)
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead('GET staff/list-orders', {
    query: view.query,
  })
  return (
    <>
      <PageHead title={t('admin_orders')} />
      <OrderTabs view={view} />
      <div className={css.bar}>
        <SearchField
          label={t('orders_search')}
          value={view.text}
          onChange={(value) => address.choose('q', value)}
        />
        <OrderFilters view={view} onChoose={address.choose} />
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

function OrderTabs({ view }: { view: OrdersView }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-open-orders')
  // The counts are those of all customers.
  const counts = view.customerId ? undefined : data
  const countOf = (status: OrderStatus) =>
    counts?.find((one) => one.status === status)?.count ?? (counts && 0)
  const states = [...open, ...orderStatuses.filter((status) => !open.includes(status))]
  const to = (state: OrdersView['tab']) => ordersAddress(view, state)
  const tabs: Tab[] = [
    {
      key: 'open',
      title: t('orders_open'),
      to: to('open'),
      count: counts?.reduce((sum, { count }) => sum + count, 0),
    },
    { key: 'all', title: t('orders_all'), to: to('all') },
    ...states.map((status) => ({
      key: status,
      title: t(`staff_order_${status}`),
      to: to(status),
      count: open.includes(status) ? countOf(status) : undefined,
    })),
  ]
  return <Tabs label={t('orders_state')} tabs={tabs} current={view.tab} />
}

/** Says why the list is empty, with the way on. */
function NoOrders({ view }: { view: OrdersView }) {
  const { t } = useWords()
  const { tab, text, customerId, method, measured } = view
  const isFiltered = method !== undefined || measured !== undefined
  if (text === '' && !isFiltered) {
    const isAny = !customerId && (tab === 'open' || tab === 'all')
    return <EmptyList text={t(isAny ? 'orders_empty' : 'orders_empty_state')} />
  }
  const [to, way] = isFiltered
    ? [ordersAddress(view, tab), t('orders_drop_filters')]
    : tab === 'all'
      ? [ordersAddress({ customerId }, customerId ? 'all' : 'open'), t('orders_drop_search')]
      : [ordersAddress(view, 'all'), t('orders_search_all')]
  return (
    <EmptyList
      text={text ? t('orders_none_match', { search: isolate(text) }) : t('orders_none_filtered')}
    >
      <Button component={Link} to={to} variant="default">
        {way}
      </Button>
    </EmptyList>
  )
}
