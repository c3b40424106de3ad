import type { Tx } from '../../../db/transact.ts'
import { claimOrdered } from '../../customers/measurements/claim-measurements.ts'
import type { Claim } from '../../customers/contact-keys.ts'
import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'

/** Orders that guests placed with a contact of the customer become the customer's, with their measurements. */
export async function claimOrders(tx: Tx, claim: Claim): Promise<void> {
  const { customerId } = claim
  const orders = await assignOrders(tx, claim)
  if (orders.length === 0) return
  await claimOrdered(tx, { customerId, ordered: await listMeasured(tx, orders) })
}

/**
 * Assigns to the customer the orders without an account that were placed with these contacts. Their idempotency
 * keys are replaced: two guests may have sent the same key, and only one order of a customer may have it.
 */
async function assignOrders(
  db: Queries,
  { customerId, emailKey, phoneKey }: Claim,
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update orders set customer_id = ${customerId}, idempotency_key = 'of-a-guest-' || id
    where customer_id is null and (email_key = ${emailKey} or phone_key = ${phoneKey})
    returning id`)
  return rows.map(({ id }) => id)
}

/** Different measurements in lines of these orders, the oldest first; `at` is when they were first ordered. */
async function listMeasured(
  db: Queries,
  orders: readonly string[],
): Promise<{ measurements: Record<string, number>; at: Date }[]> {
  const { rows } = await db.execute<{ measurements: Record<string, number>; at: string }>(sql`
    select l.measurements, min(o.created_at) as at
    from order_lines l join orders o on o.id = l.order_id
    where o.id = any(${sql.param([...orders])}::uuid[]) and l.measurements is not null
    group by l.measurements order by at, l.measurements`)
  return rows.map(({ measurements, at }) => ({ measurements, at: new Date(at) }))
}
