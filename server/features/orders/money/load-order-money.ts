import type { Queries } from '../../../db/connect.ts'
import type { StoredOrder } from '../stored-order.ts'
import type { OrderMoney } from './order-money.ts'
import { sql } from 'drizzle-orm'
import { planned } from '../../../db/statements/planned.ts'

/** The money of an order. Whoever decides on it holds the order's lock, reads it once and hands it on. */
export async function loadOrderMoney(db: Queries, order: StoredOrder): Promise<OrderMoney> {
  return { order, ...(await readOrderMoney(db, order.id)) }
}

type Row = Omit<OrderMoney, 'order' | 'ledger'> & {
  ledger: (Omit<OrderMoney['ledger'][number], 'at'> & { at: string })[]
}

/** Everything that moved money of an order, in one statement. */
async function readOrderMoney(db: Queries, orderId: string): Promise<Omit<OrderMoney, 'order'>> {
  const [row] = await planned<Row>(
    db,
    sql`
    select (
      select coalesce(jsonb_agg(jsonb_build_object('attemptId', l.attempt_id, 'kind', l.kind,
        'amount', l.amount, 'at', l.at) order by l.id), '[]')
      from payment_attempts a join payment_ledger l on l.attempt_id = a.id
      where a.order_id = ${orderId}
    ) as ledger, (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount) order by id), '[]')
      from credit_entries where order_id = ${orderId}
    ) as "creditEntries", (
      select coalesce(jsonb_agg(jsonb_build_object('state', state, 'amount', amount, 'credit', credit,
        'returned', returned) order by created_at, id), '[]')
      from refunds where order_id = ${orderId}
    ) as refunds, (
      select coalesce(sum(amount), 0)::int from line_cancellations where order_id = ${orderId}
    ) as cancelled`,
  )
  if (!row) throw new Error('A row without a table was not answered.')
  return { ...row, ledger: row.ledger.map((entry) => ({ ...entry, at: new Date(entry.at) })) }
}
