import type { MoneyEvent, TimelineKind } from '@rimal/contract/staff/timeline-kinds'
import type { OrderPaper } from '@rimal/contract/staff/order-papers'
import type { OrderStatus } from '@rimal/contract/statuses'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

export type StoredEntry = {
  id: string
  kind: TimelineKind
  at: string
  /** `shopper`, `provider`, `timer`, or `staff:` with the id of the member. */
  actor: string
  /** The name of the member of staff. */
  name: string | null
  status: OrderStatus | null
  event: MoneyEvent | null
  amount: number | null
  message: string | null
  paper: OrderPaper | null
  reason: string | null
  text: string | null
}

const maxEntries = 500

/** Lists what happened to an order, the newest first. */
export async function listEntries(
  db: Queries,
  { id: orderId, number }: { id: string; number: string },
): Promise<StoredEntry[]> {
  const { rows } = await db.execute<StoredEntry>(sql`
    with entries (kind, id, at, actor, status, event, amount, message, paper, reason, text) as (
      select 'status', 'status-' || lpad(id::text, 12, '0'), at, actor, to_status, null, null::int, null, null, reason, note
        from order_events where order_id = ${orderId}
      union all
      select 'money', 'ledger-' || lpad(l.id::text, 12, '0'), l.at, 'provider', null, l.kind, l.amount, null, null, null, null
        from payment_attempts a join payment_ledger l on l.attempt_id = a.id
        where a.order_id = ${orderId}
      union all
      select 'money', 'refund-' || id, created_at, coalesce('staff:' || requested_by, 'timer'), null,
          'refund_requested', amount, null, null, reason, null
        from refunds where order_id = ${orderId}
      union all
      select 'money', 'units-' || id, at, actor, null, 'units_cancelled', amount, null, null, reason, note
        from line_cancellations where order_id = ${orderId}
      union all
      select 'money', 'credit-' || lpad(id::text, 12, '0'), at, actor, null,
          case when amount < 0 then 'credit_spent' else 'credit_added' end, abs(amount), null, null, null, null
        from credit_entries where order_id = ${orderId}
      union all
      select 'message', 'message-' || id, created_at, 'timer', null, null, null, kind, null, null, null
        from outbox where data ->> 'orderNumber' = ${number}
      union all
      select 'note', 'note-' || lpad(id::text, 12, '0'), at, 'staff:' || staff_id, null, null, null, null, null, null, text
        from order_notes where order_id = ${orderId}
      union all
      select 'print', 'print-' || lpad(id::text, 12, '0'), at, 'staff:' || staff_id, null, null, null, null, paper, null, null
        from order_prints where order_id = ${orderId}
    )
    select e.*, s.name from entries e
    left join staff_members s on e.actor = 'staff:' || s.id
    order by e.at desc, e.kind, e.id desc limit ${maxEntries}`)
  return rows
}
