import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../db/transact.ts'

import { insertEntry, isCustomer } from './credit.sql.ts'

/** Says whether the customer has an account that can hold the credit. */
export async function hasAccount(tx: Tx, customerId: string | null): Promise<boolean> {
  return customerId !== null && isCustomer(tx, customerId)
}

type Refunded = {
  order: { id: string; customerId: string | null; currency: string }
  refundId: string
  amount: Money
  actor: string
  at: Date
}

/** Converts money of an order to the customer's credit, once for each refund. Needs the order's lock. */
export async function refundToCredit(tx: Tx, refunded: Refunded): Promise<void> {
  const { order, refundId, amount, actor, at } = refunded
  if (order.customerId === null) throw new Error(`The order ${order.id} is nobody's.`)
  await insertEntry(tx, {
    customerId: order.customerId,
    currency: order.currency,
    amount,
    kind: 'refund',
    orderId: order.id,
    refundId,
    actor,
    key: `refund:${refundId}`,
    at,
  })
}
