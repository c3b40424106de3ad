import { formatDay } from '@rimal/contract/dates'
import type { OpenOrders } from '@rimal/contract/staff/orders'
import { useRead } from '../../queries.ts'
import { Broken } from '../../ui/broken.tsx'
import { useSession } from '../../session.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import { OtherWork } from './other-work.tsx'
import { SetupList } from './setup-list.tsx'
import css from './today.module.css'
import { WorkRow } from './work-row.tsx'

/** The states in which an order waits for a person, the most urgent first. */
const waiting = [
  'delivery_failed',
  'placed',
  'on_hold',
  'confirmed',
  'in_production',
  'ready',
] as const

type Waiting = OpenOrders & { status: (typeof waiting)[number] }

/** What needs a person now, each with the way to it. */
export function TodayPage() {
  const { t } = useWords()
  const { can } = useSession()
  const { data, error, refetch } = useRead('GET staff/count-open-orders')
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  const queues = waiting.flatMap((status) =>
    (data ?? []).flatMap((one) => (one.status === status ? [{ ...one, status }] : [])),
  )
  const count = queues.reduce((sum, queue) => sum + queue.count, 0)
  return (
    <>
      <PageHead
        title={t('admin_today')}
        {...(data ? { lede: t('today_counts', { count }) } : {})}
      />
      {can('settings.change') ? <SetupList /> : null}
      <ul className={css.queues} aria-busy={!data}>
        {queues.map((queue) => (
          <Queue key={queue.status} queue={queue} />
        ))}
        <OtherWork />
      </ul>
    </>
  )
}

function Queue({ queue: { status, count, nextArrival } }: { queue: Waiting }) {
  const { t, language } = useWords()
  return (
    <WorkRow
      count={count}
      title={t(`today_${status}`)}
      to={`/orders?state=${status}`}
      hint={t('today_next', { day: formatDay(nextArrival, language, { weekday: true }) })}
      isUrgent={status === 'delivery_failed'}
    />
  )
}
