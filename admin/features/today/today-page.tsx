import { formatDay } from '@rimal/contract/dates'
import type { StaffOrderRow } from '@rimal/contract/staff/orders'
import { Link } from 'react-router'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import css from './today.module.css'

/** The states in which an order waits for a person, the most urgent first. */
const waiting = [
  'delivery_failed',
  'placed',
  'on_hold',
  'confirmed',
  'in_production',
  'ready',
] as const

/** What needs a person now, each with the way to it. */
export function TodayPage() {
  const { t } = useWords()
  const { can } = useSession()
  if (can('orders.read')) return <Orders />
  return <PageHead title={t('admin_today')} lede={t('today_counts', { count: 0 })} />
}

function Orders() {
  const { t } = useWords()
  const { data, error, refetch } = useRead('GET staff/list-orders', { query: {} })
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  const queues = waiting.map((status) => ({
    status,
    orders: (data ?? []).filter((order) => order.status === status),
  }))
  const count = queues.reduce((sum, { orders }) => sum + orders.length, 0)
  return (
    <>
      <PageHead
        title={t('admin_today')}
        {...(data ? { lede: t('today_counts', { count }) } : {})}
      />
      <ul className={css.queues} aria-busy={!data}>
        {queues
          .filter(({ orders }) => orders.length > 0)
          .map(({ status, orders }) => (
            <Queue key={status} status={status} orders={orders} />
          ))}
      </ul>
    </>
  )
}

type QueueProps = { status: (typeof waiting)[number]; orders: StaffOrderRow[] }

function Queue({ status, orders }: QueueProps) {
  const { t, language } = useWords()
  const oldest = orders.map(({ arrivesBy }) => arrivesBy).toSorted()[0] ?? ''
  return (
    <li className={css.queue} data-urgent={status === 'delivery_failed'}>
      <span className={css.count}>{orders.length}</span>
      <div>
        <h2>{t(`today_${status}`)}</h2>
        <p className={css.hint}>
          {t('today_oldest', { day: formatDay(oldest, language, { weekday: true }) })}
        </p>
      </div>
      <Link to={`/orders?state=${status}`}>{t('today_see')}</Link>
    </li>
  )
}
