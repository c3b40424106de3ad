import type { Permission } from '@rimal/contract/permissions'
import { statesOfReturnList } from '@rimal/contract/staff/return-lists'
import type { AdminTextKey } from '@rimal/contract/words/admin/all-admin-words'
import { useRead } from '../../queries.ts'
import { useSession } from '../../session.ts'
import { useWords } from '../../words.tsx'
import { WorkRow } from './work-row.tsx'

type Work = {
  title: AdminTextKey
  to: string
  needs: Permission
  isUrgent?: boolean
  /** How many wait; undefined until it is read. */
  useCount: () => number | undefined
}

const toAnswer: readonly string[] = statesOfReturnList.to_answer
const toHandle: readonly string[] = [
  ...statesOfReturnList.to_inspect,
  ...statesOfReturnList.to_decide,
]

/** What waits for a person beside the orders, the most urgent first. */
const works: Work[] = [
  {
    title: 'today_differences',
    to: '/money?list=differences',
    needs: 'payments.check',
    isUrgent: true,
    useCount: () => useRead('GET staff/list-discrepancies').data?.length,
  },
  {
    title: 'today_refunds',
    to: '/money',
    needs: 'refunds.approve',
    useCount: () =>
      useRead('GET staff/list-refunds').data?.filter(({ state }) => state === 'requested').length,
  },
  {
    title: 'today_returns_to_answer',
    to: '/returns',
    needs: 'returns.answer',
    useCount: () => useReturns(toAnswer),
  },
  {
    title: 'today_returns_to_handle',
    to: '/returns?list=to_inspect',
    needs: 'returns.inspect',
    useCount: () => useReturns(toHandle),
  },
  {
    title: 'today_visits',
    to: '/visits',
    needs: 'visits.run',
    useCount: () => useRead('GET staff/count-visits').data?.to_call,
  },
  {
    title: 'today_reviews',
    to: '/reviews',
    needs: 'reviews.decide',
    useCount: () => useRead('GET staff/list-reviews').data?.length,
  },
  {
    title: 'today_low_stock',
    to: '/stock?state=low',
    needs: 'stock.adjust',
    useCount: () => useRead('GET staff/list-stock', { query: { state: 'low' } }).data?.total.count,
  },
]

/** The lists beside the orders in which something waits for this person. */
export function OtherWork() {
  const { can } = useSession()
  return works
    .filter(({ needs }) => can(needs))
    .map((work) => <OtherRow key={work.title} work={work} />)
}

function OtherRow({ work: { title, to, isUrgent = false, useCount } }: { work: Work }) {
  const { t } = useWords()
  const count = useCount()
  return count ? <WorkRow count={count} title={t(title)} to={to} isUrgent={isUrgent} /> : null
}

function useReturns(states: readonly string[]): number | undefined {
  return useRead('GET staff/count-returns')
    .data?.filter(({ state }) => states.includes(state))
    .reduce((sum, { count }) => sum + count, 0)
}
