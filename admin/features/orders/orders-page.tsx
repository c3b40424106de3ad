import { Button } from '@mantine/core'
import { type OrderStatus, orderStatuses, statusesThatAre } from '@rimal/contract/statuses'
import { useSearchParams } from 'react-router'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { isolate } from '../../ui/isolate.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import ui from '../../ui/ui.module.css'
import { useTime } from '../../ui/use-time.ts'
import { useWords } from '../../words.tsx'
import { matchesOrder } from './match-order.ts'
import { orderColumns } from './order-columns.tsx'
import css from './orders.module.css'

const open = statusesThatAre('open')

/** The orders in one state, or all open ones; state and search are in the address. */
export function OrdersPage() {
  const words = useWords()
  const { t } = words
  const time = useTime()
  const [search, setSearch] = useSearchParams()
  const named = search.get('state')
  const status = orderStatuses.find((one) => one === named)
  const text = search.get('q') ?? ''
  const { data, error, isFetching, isPlaceholderData, refetch } = useRead('GET staff/list-orders', {
    query: status ? { status } : {},
  })
  const rows = data?.filter((order) => matchesOrder(order, text))
  const type = (value: string) => {
    const next = new URLSearchParams(search)
    if (value) next.set('q', value)
    else next.delete('q')
    setSearch(next, { replace: true })
  }
  return (
    <>
      <PageHead title={t('admin_orders')} />
      <OrderTabs current={status} />
      <div className={css.bar}>
        <SearchField label={t('orders_search')} value={text} onChange={type} />
      </div>
      {error && !data ? (
        <Broken error={error} onAgain={() => void refetch()} />
      ) : (
        <Table
          caption={t('admin_orders')}
          columns={orderColumns(words, time)}
          rows={rows}
          keyOf={({ number }) => number}
          isReading={isFetching && isPlaceholderData}
        />
      )}
      {rows?.length === 0 ? (
        <NoOrders search={text} isState={status !== undefined} onDrop={() => type('')} />
      ) : null}
    </>
  )
}

function OrderTabs({ current }: { current: OrderStatus | undefined }) {
  const { t } = useWords()
  const { data } = useRead('GET staff/count-open-orders')
  const countOf = (status: OrderStatus) =>
    data?.find((one) => one.status === status)?.count ?? (data && 0)
  const states = [...open, ...orderStatuses.filter((status) => !open.includes(status))]
  const tabs: Tab[] = [
    {
      key: 'open',
      title: t('orders_open'),
      to: '/orders',
      count: data?.reduce((sum, { count }) => sum + count, 0),
    },
    ...states.map((status) => ({
      key: status,
      title: t(`staff_order_${status}`),
      to: `/orders?state=${status}`,
      count: open.includes(status) ? countOf(status) : undefined,
    })),
  ]
  return <Tabs label={t('orders_state')} tabs={tabs} current={current ?? 'open'} />
}

type NoOrdersProps = { search: string; isState: boolean; onDrop: () => void }

function NoOrders({ search, isState, onDrop }: NoOrdersProps) {
  const { t } = useWords()
  if (search === '') {
    return <p className={ui.empty}>{t(isState ? 'orders_empty_state' : 'orders_empty')}</p>
  }
  return (
    <div className={ui.empty}>
      <p>{t('orders_none_match', { search: isolate(search) })}</p>
      <Button variant="default" onClick={onDrop}>
        {t('orders_drop_search')}
      </Button>
    </div>
  )
}
