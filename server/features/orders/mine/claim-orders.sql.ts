import { sql } from 'drizzle-orm'
import type { Queries } from '../../../db/connect.ts'
import type { Claim } from './claim-orders.ts'

/**
 * Orders of nobody's account that were placed with these contacts. They keep no idempotency key of the
 * guest's: two guests may have sent the same one, and of one customer's orders only one may have it.
 */
export async function giveOrders(
  db: Queries,
  { customerId, emailKey, phoneKey }: Claim,
): Promise<void> {
  await db.execute(sql`
    update orders set customer_id = ${customerId}, idempotency_key = 'of-a-guest-' || id
    where customer_id is null and (email_key = ${emailKey} or phone_key = ${phoneKey})`)
}
