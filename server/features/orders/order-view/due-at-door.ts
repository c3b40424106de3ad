import type { Money } from '@rimal/contract/money'
import { statusIs } from '@rimal/contract/statuses'
import type { Queries } from '../../../db/connect.ts'
import type { StoredOrder } from '../stored-order.ts'
import { sumCancelled } from './show-order.sql.ts'

/** What is to be paid at the door, less store credit and the pieces that were cancelled; null where nothing is paid there. */
export function dueAtDoor(
  {
    status,
    paymentMethod,
    paidBy,
    returnId,
    total,
    credit,
  }: Pick<StoredOrder, 'status' | 'paymentMethod' | 'paidBy' | 'returnId' | 'total' | 'credit'>,
  cancelledAmount: Money,
): Money | null {
  if (paymentMethod !== 'cash_on_delivery' || paidBy !== null || returnId !== null) return null
  return statusIs(status, 'open') ? Math.max(0, total - credit - cancelledAmount) : null
}

/** The same, of an order as it is kept. */
export async function findDue(db: Queries, order: StoredOrder): Promise<Money | null> {
  return dueAtDoor(order, await sumCancelled(db, order.id))
}

/** What was paid at the door of an order that nobody paid online, once it was handed over there; 0 before that. */
export async function paidAtDoor(
  db: Queries,
  { id, status, total, credit }: Pick<StoredOrder, 'id' | 'status' | 'total' | 'credit'>,
): Promise<Money> {
  if (!statusIs(status, 'delivered')) return 0
  return Math.max(0, total - credit - (await sumCancelled(db, id)))
}
