import type { Money } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import type { Tx } from '../../db/transact.ts'
import { insertEntry, lockBalance, sumOfOrder } from './credit.sql.ts'

/** The part of an order that store credit needs; `credit` is what was paid with it, in minor units. */
type OrderWithCredit = { id: string; customerId: string | null; currency: string; credit: Money }
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
  { id, credit }: Pick<OrderWithCredit, 'id' | 'credit'>,
): Promise<{ used: number; back: number; net: number }> {
  const { sum, held } = await sumOfOrder(db, id)
  return { used: credit, back: credit + held, net: sum }
}

/** An order ends: what it holds of her credit is hers again. Under the order's lock; twice is once. */
export async function returnCredit(
  tx: Tx,
  order: OrderWithCredit,
  { actor, at }: By,
): Promise<void> {
  if (order.credit === 0 || order.customerId === null) return
  const { sum, entries } = await sumOfOrder(tx, order.id)
  if (sum >= 0) return
  await insertEntry(tx, {
    ...ofOrder(order),
    actor,
    at,
    amount: -sum,
    kind: 'returned',
    key: `returned:${order.id}:${entries}`,
  })
}

/** Credit before pieces: whoever orders takes their locks so. To be called where both will move. */
export async function lockCredit(tx: Tx, order: OrderWithCredit): Promise<void> {
  if (order.credit > 0) await lockBalance(tx, ofOrder(order))
}

/** So much of what an order was paid with is hers again while the order stands; under its lock. */
export async function returnSome(
  tx: Tx,
  order: OrderWithCredit,
  amount: Money,
  by: By,
): Promise<void> {
  const { entries } = await sumOfOrder(tx, order.id)
  const key = `returned:${order.id}:${entries}`
  await insertEntry(tx, { ...ofOrder(order), ...by, amount, kind: 'returned', key })
}

/** An order that had ended is placed after all, and takes again what it gave back. False where she has less by now. */
export async function retakeCredit(
  tx: Tx,
  order: OrderWithCredit,
  { actor, at }: By,
): Promise<boolean> {
  if (order.credit === 0) return true
  const { entries } = await sumOfOrder(tx, order.id)
  return insertEntry(tx, {
    ...ofOrder(order),
    actor,
    at,
    amount: -order.credit,
    kind: 'spent',
    key: `spent:${order.id}:${entries}`,
  })
}

function ofOrder({ id, customerId, currency }: OrderWithCredit) {
  if (customerId === null) throw new Error(`The order ${id} is nobody's.`)
  return { customerId, currency, orderId: id }
}
