import type { Money } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import { insertMove, lockBalance, sumOfOrder } from './credit.sql.ts'

type Of = Pick<StoredOrder, 'id' | 'customerId' | 'currency' | 'credit'>
type By = { actor: string; at: Date }

/**
 * What an order has brought into her store credit, less what it took out of it. Below zero: so much of what
 * she paid with credit still stands on it. Above: so much of what was taken from outside is hers as credit by
 * now, and must not go back a second time.
 */
export async function creditOfOrder(db: Queries, orderId: string): Promise<number> {
  return (await sumOfOrder(db, orderId)).sum
}

/** What of the credit that an order was paid with came back as it ended, and what it comes to in all. */
export async function showCreditOf(
  db: Queries,
  { id, credit }: Pick<StoredOrder, 'id' | 'credit'>,
): Promise<{ used: number; back: number; net: number }> {
  const { sum, held } = await sumOfOrder(db, id)
  return { used: credit, back: credit + held, net: sum }
}

/** An order ends: what it holds of her credit is hers again. Under the order's lock; twice is once. */
export async function returnCredit(tx: Queries, order: Of, { actor, at }: By): Promise<void> {
  if (order.credit === 0 || order.customerId === null) return
  const { sum, moves } = await sumOfOrder(tx, order.id)
  if (sum >= 0) return
  await insertMove(tx, {
    ...ofOrder(order),
    actor,
    at,
    amount: -sum,
    kind: 'returned',
    key: `returned:${order.id}:${moves}`,
  })
}

/** Credit before pieces: whoever orders takes their locks so. To be called where both will move. */
export async function lockCredit(tx: Queries, order: Of): Promise<void> {
  if (order.credit > 0) await lockBalance(tx, ofOrder(order))
}

/** So much of what an order was paid with is hers again while the order stands; under its lock. */
export async function returnSome(tx: Queries, order: Of, amount: Money, by: By): Promise<void> {
  const { moves } = await sumOfOrder(tx, order.id)
  const key = `returned:${order.id}:${moves}`
  await insertMove(tx, { ...ofOrder(order), ...by, amount, kind: 'returned', key })
}

/** An order that had ended is placed after all, and takes again what it gave back. False where she has less by now. */
export async function retakeCredit(tx: Queries, order: Of, { actor, at }: By): Promise<boolean> {
  if (order.credit === 0) return true
  const { moves } = await sumOfOrder(tx, order.id)
  return insertMove(tx, {
    ...ofOrder(order),
    actor,
    at,
    amount: -order.credit,
    kind: 'spent',
    key: `spent:${order.id}:${moves}`,
  })
}

function ofOrder({ id, customerId, currency }: Of) {
  if (customerId === null) throw new Error(`The order ${id} is nobody's.`)
  return { customerId, currency, orderId: id }
}
