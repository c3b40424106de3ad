import type { Waiting } from '@rimal/contract/staff/waiting'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { Broken } from '../../ui/broken.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../words.tsx'
import { SetupList } from './setup-list.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The orders that wait, each in one status. */
const ofOrders: readonly Waiting['kind'][] = [
  'delivery_failed',
  'placed',
  'on_hold',
  'confirmed',
  'in_production',
  'ready',
]

/** What needs a person now, each with the way to it. The numbers are those of the bell, and change with them. */
export function TodayPage() {
  const { t } = useWords()
  const { can } = useSession()
  const { data, error, refetch } = useRead('GET staff/list-waiting', {})
  if (error && !data) return <Broken error={error} onAgain={() => void refetch()} />
  const count = (data ?? [])
    .filter(({ kind }) => ofOrders.includes(kind))
    .reduce((sum, work) => sum + work.count, 0)
  return (
    <>
      <PageHead
        title={t('admin_today')}
        {...(count > 0 ? { lede: t('today_counts', { count }) } : {})}
      />
      {can('settings.change') ? <WithSetup waiting={data} /> : <WaitingList waiting={data} />}
    </>
  )
}

/** What waits, below what a shop that is not complete lacks. */
function WithSetup({ waiting }: { waiting: Waiting[] | undefined }) {
  const { data: steps } = useRead('GET staff/get-setup')
  const isComplete = steps?.every(({ isDone }) => isDone) ?? false
  return (
    <>
      <SetupList />
      <WaitingList waiting={waiting} isBusyElsewhere={!isComplete} />
    </>
  )
}
