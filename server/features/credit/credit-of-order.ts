import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../db/transact.ts'
import { insertEntry, lockBalance } from './credit.sql.ts'

/** The part of an order that store credit needs; `credit` is the amount paid with store credit, in minor units. */
type OrderWithCredit = { id: string; customerId: string | null; currency: string; credit: Money }
type Entry = {
  actor: string
  at: Date
  /** The number of credit entries that the order has so far; with this number, the same entry is written only once. */
  after: number
}

/** Returns an amount of the store credit that paid for an order to the customer; the caller holds the lock of the order. */
export async function returnCredit(
  tx: Tx,
  order: OrderWithCredit,
  { amount, actor, at, after }: Entry & { amount: Money },
): Promise<void> {
  const key = `returned:${order.id}:${after}`
  await insertEntry(tx, { ...ofOrder(order), actor, at, amount, kind: 'returned', key })
}

/**
 * Locks the credit balance before any stock, in the same sequence as placing an order does. Call it where both will
 * change.
 */
export async function lockCredit(tx: Tx, order: OrderWithCredit): Promise<void> {
  if (order.credit > 0) await lockBalance(tx, ofOrder(order))
}

/** An order that had ended is placed after all, and spends again what it returned. False where the customer has less by now. */
export async function spendCreditAgain(
  tx: Tx,
  order: OrderWithCredit,
  { actor, at, after }: Entry,
): Promise<boolean> {
  if (order.credit === 0) return true
  const key = `spent:${order.id}:${after}`
  return insertEntry(tx, {
    ...ofOrder(order),
    actor,
    at,
    amount: -order.credit,
    kind: 'spent',
    key,
  })
}

function ofOrder({ id, customerId, currency }: OrderWithCredit) {
  if (customerId === null) throw new Error(`The order ${id} is nobody's.`)
  return { customerId, currency, orderId: id }
}
