import { paymentMethods } from '@rimal/contract/choices'
import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { type OrderStatus, orderStatuses, statusesThatAre } from '@rimal/contract/statuses'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useRead } from '../../../queries.ts'
import { FullList } from '../../../ui/list/full-list.tsx'
import { useListAddress } from '../../../ui/list/use-list-address.ts'
import { useListFile } from '../../../ui/list/use-list-file.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import type { Tab } from '../../../ui/tabs.tsx'
import { useTime } from '../../../ui/use-time.ts'
import { type Words, useWords } from '../../../words.tsx'
import css from '../orders.module.css'
import { orderColumns } from './order-columns.tsx'
import { ordersAddress, type OrdersView, readOrdersView } from './orders-view.ts'
import { useOrderBulk } from './use-order-bulk.ts'

const open = statusesThatAre('open')

/** The orders of the shop; view, search, filters, order and page are in the address. */
export function OrdersPage() {
  const words = useWords()
  const { t } = words
  const address = useListAddress()
  const view = readOrdersView(address)
  const read = useRead('GET staff/list-orders', { query: view.query })
  const columns = orderColumns(words, useTime())
  return (
    <>
      <PageHead title={t('admin_orders')} />
      {view.customerId ? <OfCustomer id={view.customerId} /> : null}
      <FullList
        list="orders"
        caption={t('admin_orders')}
        address={address}
        searchLabel={t('orders_search')}
        views={useOrderTabs(view)}
        filters={filtersOf(view, words)}
        sort={{
          title: t('orders_sort'),
          value: view.sort,
          choices: view.sorts.map((one) => ({ value: one, label: t(`orders_sort_${one}`) })),
        }}
        columns={columns}
        keyOf={({ number }: StaffOrderRow) => number}
        read={read}
        empty={t(isAny(view) ? 'orders_empty' : 'orders_empty_state')}
        moreActs={view.tab === 'all' ? null : <SearchAll view={view} />}
        bulk={useOrderBulk(view)}
        {...useListFile('GET staff/download-orders', { query: view.query, needs: 'orders.export' })}
      />
    </>
  )
}

/** Whether the list would show every order that there is, or every one to be worked on. */
function isAny({ customerId, tab }: OrdersView): boolean {
  return customerId === undefined && (tab === 'open' || tab === 'all')
}

function OfCustomer({ id }: { id: string }) {
  const { t } = useWords()
  return (
    <p className={css.ofCustomer}>
      <Link to={`/customers/${id}`}>{t('orders_of_customer')}</Link>
      <Link to="/orders">{t('orders_of_everyone')}</Link>
    </p>
  )
}

function SearchAll({ view }: { view: OrdersView }) {
  const { t } = useWords()
  return (
    <Button component={Link} to={ordersAddress(view, 'all')} variant="default">
      {t('orders_search_all')}
    </Button>
  )
}

function filtersOf({ method, measured }: OrdersView, { t }: Words) {
  return [
    {
      name: 'method',
      title: t('orders_method'),
      value: method ?? '',
      every: t('orders_every_method'),
      choices: paymentMethods.map((one) => ({ value: one, label: t(`orders_method_${one}`) })),
    },
    {
      name: 'measured',
      title: t('orders_making'),
      value: measured === undefined ? '' : measured ? 'yes' : 'no',
      every: t('orders_every_making'),
      choices: [
        { value: 'yes', label: t('orders_measured') },
        { value: 'no', label: t('orders_not_measured') },
      ],
    },
  ]
}

function useOrderTabs(view: OrdersView) {
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
  return { label: t('orders_state'), tabs, current: view.tab }
}
