import type { OrderKind } from '@rimal/contract/cancellation'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Queries } from '../../../db/connect.ts'
import { isSewn, leftOf, listOrderLines, type StoredOrder } from '../../orders/stored-order.ts'
import type { Attempt } from '../attempts/stored-attempts.ts'

/**
 * From which step on money that a house set aside is taken: as the parcel leaves, which is what houses that
 * lend ask for; of an order that is sewn as soon as the house agrees to sew it, since sewing may outlast the
 * promise. Until then a cancelled order costs her nothing, not even for a day.
 */
const takenIn: Record<OrderKind, readonly OrderStatus[]> = {
  shelf: ['shipped', 'delivery_failed', 'delivered', 'completed'],
  sewn: [
    'confirmed',
    'in_production',
    'ready',
    'shipped',
    'delivery_failed',
    'delivered',
    'completed',
  ],
}

/** Tabby and Tamara take it themselves, or let it lapse, after 21 days (their pages on capture). */
const longestMs = 18 * 24 * 3_600_000

/** Whether money that is set aside for an order that stands is to be taken now. */
export async function isTimeToTake(
  tx: Queries,
  order: Pick<StoredOrder, 'id' | 'status'>,
  { createdAt }: Pick<Attempt, 'createdAt'>,
  now: Date,
): Promise<boolean> {
  if (now.getTime() - createdAt.getTime() >= longestMs) return true
  const lines = await listOrderLines(tx, order.id)
  const isSewnFor = lines.some((line) => leftOf(line) > 0 && isSewn(line))
  return takenIn[isSewnFor ? 'sewn' : 'shelf'].includes(order.status)
}
