import { randomUUID } from 'node:crypto'
import type { RefundReason } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import { creditOfOrder } from '../../credit/credit-of-order.ts'
import { refundToCredit } from '../../credit/refund-to-credit.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { insertRefund, type StoredRefund } from './refunds.sql.ts'

type CreditBack = {
  key: string
  /** What comes back in all, of an order that was paid at the door and with store credit. */
  amount: Money
  reason: RefundReason
  at: Date
  /** The member of staff who gives it back. */
  askedBy: string
}

/**
 * Of what comes back of an order that was paid at the door, as much as she had paid with store credit is that
 * again, under the order's lock; null where nothing of it stands. The rest is what she handed over: never more
 * than that goes back in cash. Its credit note is the caller's.
 */
export async function creditBack(
  tx: Tx,
  order: StoredOrder,
  { key, amount: whole, reason, at, askedBy }: CreditBack,
): Promise<StoredRefund | null> {
  const standing = Math.max(0, -(await creditOfOrder(tx, order.id)))
  const amount = Math.min(whole, standing)
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
    state: 'given',
    askedBy,
    approvedBy: askedBy,
    tryAfter: null,
    createdAt: at,
    givenAt: at,
  }
  await insertRefund(tx, refund)
  await refundToCredit(tx, { order, refundId: refund.id, amount, actor: `staff:${askedBy}`, at })
  return refund
}
