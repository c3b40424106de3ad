import { statesOfReturnList } from '@rimal/contract/staff/return-lists'
import type { WaitingKind } from '@rimal/contract/staff/waiting-kinds'
import type { ReturnState } from '@rimal/contract/returns/return-states'
import { awaitedVisitStatuses, type OrderStatus } from '@rimal/contract/statuses'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import { literals, statusList } from '../../../db/status-list.ts'
import { messageHasFailed } from '../../../db/conditions/message-has-failed.ts'
import {
  productionIsToMake,
  productionWithOrders,
} from '../../../db/conditions/production-is-to-make.ts'
import { reviewIsPending } from '../../../db/conditions/review-is-pending.ts'

export type StoredWaiting = {
  kind: WaitingKind
  count: number
  newest: string | null
  nextDay: string | null
}

/** The statuses in which an order waits for a person. */
const waitingStatuses = [
  'delivery_failed',
  'placed',
  'on_hold',
  'confirmed',
  'in_production',
  'ready',
] as const satisfies readonly (OrderStatus & WaitingKind)[]

const arrivesBy = sql`(o.shipping -> 'arrival' ->> 'latest')`

type Around = {
  today: string
  now: Date
  /** After so many tries a message is not sent again. */
  tries: number
}

/** Selects the kind, the count, the latest beginning and the next promised day of what needs a person. */
type Part = (kind: WaitingKind, around: Around) => SQL

const ofOrders: Part = (kind) => sql`
  select o.status, count(*)::int, max(e.at), min(${arrivesBy})
  from orders o cross join lateral (
    select max(at) as at from order_events where order_id = o.id and to_status = o.status
  ) e where o.status = ${kind} group by o.status`

const ofReturns =
  (states: readonly ReturnState[]): Part =>
  (kind) =>
    sql`
    select ${kind}::text, count(*)::int, max(e.at), null
    from order_returns r cross join lateral (
      select max(at) as at from return_events where return_id = r.id
    ) e where r.state in (${literals(states)})`

const parts: Record<WaitingKind, Part> = {
  ...(Object.fromEntries(waitingStatuses.map((status) => [status, ofOrders])) as Record<
    (typeof waitingStatuses)[number],
    Part
  >),
  overdue: (_, { today }) => sql`
    select 'overdue', count(*)::int, null, min(${arrivesBy})
    from orders o where o.status in (${statusList('open')}) and ${arrivesBy} < ${today}`,
  late_production: (_, { today }) => sql`
    select 'late_production', count(*)::int, null, min(production.due_on)::text
    from ${productionWithOrders} where ${productionIsToMake} and production.due_on < ${today}`,
  differences: () => sql`
    select 'differences', count(*)::int, max(found_at), null
    from payment_discrepancies where closed_at is null`,
  refunds: () => sql`
    select 'refunds', count(*)::int, max(created_at), null from refunds where state = 'requested'`,
  returns_to_answer: ofReturns(statesOfReturnList.to_answer),
  returns_to_handle: ofReturns([...statesOfReturnList.to_inspect, ...statesOfReturnList.to_decide]),
  visits: () => sql`
    select 'visits', count(*)::int, max(updated_at), null
    from visits where status in (${literals(awaitedVisitStatuses)})`,
  reviews: () => sql`
    select 'reviews', count(*)::int, max(sent_at), null
    from reviews where ${reviewIsPending}`,
  failed_messages: (_, { now, tries }) => sql`
    select 'failed_messages', count(*)::int, max(created_at), null
    from outbox where ${messageHasFailed({ now, tries, state: 'failed' })}`,
}

/** Counts what needs a person, of these kinds, in one statement; what nothing waits for is left out. */
export async function countWaiting(
  db: Queries,
  { kinds, ...around }: { kinds: readonly WaitingKind[] } & Around,
): Promise<StoredWaiting[]> {
  if (kinds.length === 0) return []
  const counted = sql.join(
    kinds.map((kind) => sql`(${parts[kind](kind, around)})`),
    sql` union all `,
  )
  const { rows } = await db.execute<StoredWaiting>(sql`
    with counted (kind, count, newest, "nextDay") as (${counted})
    select * from counted where count > 0`)
  return rows
}
