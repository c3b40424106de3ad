import { randomUUID } from 'node:crypto'
import type { RefundReason } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import { refundToCredit } from '../../credit/refund-to-credit.ts'
import { type OrderMoney, unreturnedCredit } from '../../orders/money/order-money.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { insertRefund, type StoredRefund } from './refunds.sql.ts'

type CreditBack = {
  /** The money of the order, read under the same lock. */
  money: OrderMoney
  key: string
  /** The whole refund of an order that was paid on delivery and with store credit. */
  amount: Money
  reason: RefundReason
  at: Date
  /** The member of staff who gives it back. */
  requestedBy: string
}

/**
 * Refunds to store credit as much of an order paid on delivery as was paid with store credit, under the order's
 * lock; returns null if none of this credit is left. The rest was paid in cash, and no more than that is refunded
 * in cash. The caller issues the credit note.
 */
export async function creditBack(
  tx: Tx,
  order: StoredOrder,
  { money, key, amount: whole, reason, at, requestedBy }: CreditBack,
): Promise<StoredRefund | null> {
  const amount = Math.min(whole, unreturnedCredit(money))
  if (amount === 0) return null
  const refund: StoredRefund = {
    id: randomUUID(),
    orderId: order.id,
    attemptId: null,
    amount,
    credit: amount,
    returned: [],
    reason,
    key,
    state: 'sent',
    requestedBy,
    approvedBy: requestedBy,
    tryAfter: null,
    createdAt: at,
    sentAt: at,
  }
  await insertRefund(tx, refund)
  await refundToCredit(tx, {
    order,
    refundId: refund.id,
    amount,
    actor: `staff:${requestedBy}`,
    at,
  })
  return refund
}
