import { sql } from 'drizzle-orm'
import type { CancelledUnits } from '../../../db/tables/orders.ts'
import type { Tx } from '../../../db/transact.ts'

/** Marks units of lines as cancelled, under the lock of the order. */
export async function cancelUnits(
  tx: Tx,
  orderId: string,
  lines: readonly CancelledUnits[],
): Promise<void> {
  await tx.execute(sql`
    update order_lines l set cancelled = l.cancelled + p.quantity
    from unnest(
      ${sql.param(lines.map(({ lineId }) => lineId))}::uuid[],
      ${sql.param(lines.map(({ quantity }) => quantity))}::int[]
    ) as p (id, quantity)
    where l.id = p.id and l.order_id = ${orderId}`)
}

/**
 * Moves the arrival of an order and of all its lines by a number of days, because the whole order travels in one
 * shipment.
 */
export async function shiftArrival(tx: Tx, orderId: string, days: number): Promise<void> {
  const shifted = (column: unknown) => sql`${column} || jsonb_build_object(
    'earliest', (${column} ->> 'earliest')::date + ${days}::int,
    'latest', (${column} ->> 'latest')::date + ${days}::int)`
  await tx.execute(sql`
    update order_lines set arrival = ${shifted(sql`arrival`)} where order_id = ${orderId}`)
  await tx.execute(sql`
    update orders set shipping = jsonb_set(shipping, '{arrival}', ${shifted(sql`(shipping -> 'arrival')`)})
    where id = ${orderId}`)
}
