import { statusIs } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import { isMadeToOrder } from '../../../db/made-to-order.ts'
import { remainingQuantity, listOrderLines, type StoredOrder } from '../../orders/stored-order.ts'
import type { Attempt } from '../attempts/stored-attempts.ts'

/** Tabby and Tamara take it themselves, or let it lapse, after 21 days (their pages on capture). */
const longestMs = 18 * 24 * 3_600_000

/**
 * Says whether the authorised payment of an order is captured now: when the goods leave the shop, as instalment
 * providers require, or when staff agree to production, because production may outlast the authorisation. Until
 * then a cancelled order costs the customer nothing, not even for a day.
 */
export async function isTimeToTake(
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'status'>,
  { createdAt }: Pick<Attempt, 'createdAt'>,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - createdAt.getTime() >= longestMs) return true
  const lines = await listOrderLines(tx, order.id)
  const waitsForProduction = lines.some(
    (line) => remainingQuantity(line) > 0 && isMadeToOrder(line),
  )
  return statusIs(order.status, waitsForProduction ? 'agreed' : 'handed_over')
}
