import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'

/** All of an order goes back: parts of it that were promised before go with it. */
export async function dropRefunds(tx: Queries, orderId: string): Promise<void> {
  await tx.execute(sql`
    update refunds set state = 'dropped', try_after = null
    where order_id = ${orderId} and state in ('waiting', 'asked')`)
}
