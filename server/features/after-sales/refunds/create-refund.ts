import { randomUUID } from 'node:crypto'
import { refundIs, type RefundMethod, type RefundReason } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../db/transact.ts'
import type { ReturnedLine } from '../../../db/tables/refunds.ts'
import { refundToCredit } from '../../credit/refund-to-credit.ts'
import { creditOrder } from '../../orders/invoices/credit-order.ts'
import type { OrderMoney } from '../../orders/money/order-money.ts'
import { refundable } from '../../orders/money/refundable.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { endOpenRefunds, insertRefund, type StoredRefund } from './refunds.sql.ts'
import { planRefund } from './plan-refund.ts'
import { splitRefund } from './split-refund.ts'

type RequestedRefund = {
  /** The money of the order, read under the same lock. */
  money: OrderMoney
  /** The caller's own word for it, unique: look it up before, the same word is the same refund. */
  key: string
  /** Lines of the invoice by place, and delivery by amount. */
  returned: readonly ReturnedLine[]
  reason: RefundReason
  /** The payment method of the order by default. */
  to?: RefundMethod
  at: Date
  /** Null if no member of staff requested the refund. */
  requestedBy: string | null
  /** Says whether the refund of an amount waits for the approval of an owner. */
  mustWait?: (amount: Money) => Promise<boolean>
}

/**
 * Requests a refund of an order, under the order's lock: never more than the shop holds of it, less the refunds
 * requested already. The part that becomes store credit (`credit`) belongs to the customer at once, and
 * `notifyCredited` announces it. The credit note is issued with the request, or with the owner's approval if the
 * refund must wait. Throws `refund_refused` when the invoice holds no more of these lines.
 */
export async function createRefund(
  tx: Tx,
  order: StoredOrder,
  { money, key, returned, reason, to = 'source', at, requestedBy, mustWait }: RequestedRefund,
): Promise<StoredRefund> {
  const { amount, credit } = await planRefund(tx, order, { money, returned, to })
  const waits = (await mustWait?.(amount)) ?? false
  const refund: StoredRefund = {
    id: randomUUID(),
    orderId: order.id,
    attemptId: order.paidBy,
    amount,
    credit,
    returned: [...returned],
    reason,
    key,
    state: waits ? 'requested' : stateOnceAgreed({ amount, credit }),
    requestedBy,
    approvedBy: waits ? null : requestedBy,
    tryAfter: waits || credit === amount ? null : at,
    createdAt: at,
    sentAt: !waits && credit === amount ? at : null,
  }
  await insertRefund(tx, refund)
  tx.afterCommit.wake('send-refunds')
  if (!waits) await makeGood(tx, order, refund, { actor: actorOf(requestedBy), at })
  return refund
}

/**
 * Returns the state of an approved refund: a refund that becomes store credit as a whole needs no request to a
 * provider.
 */
export function stateOnceAgreed({ amount, credit }: Pick<StoredRefund, 'amount' | 'credit'>) {
  return credit === amount ? 'sent' : 'approved'
}

/** Does the immediate part of a refund that needs no further approval: the store credit, and the credit note. */
export async function makeGood(
  tx: Tx,
  order: StoredOrder,
  { id, credit, reason, returned }: StoredRefund,
  { actor, at }: { actor: string; at: Date },
): Promise<void> {
  if (credit > 0) await refundToCredit(tx, { order, refundId: id, amount: credit, actor, at })
  await creditOrder(tx, order, { reason, at, returned })
}

export function actorOf(requestedBy: string | null): string {
  return requestedBy === null ? 'timer' : `staff:${requestedBy}`
}

/** How much of a refund becomes store credit again, as the customer paid so much with it. */
export function creditPartOf(money: OrderMoney, amount: Money): Money {
  return splitRefund(refundable(money, 'source'), { amount, to: 'source' })?.credit ?? 0
}

export type { StoredRefund }

/** Ends the open refunds of a cancelled order: the refund of the whole order includes them. */
export async function endRefunds(tx: Tx, orderId: string, { refunds }: OrderMoney): Promise<void> {
  if (refunds.some(({ state }) => refundIs(state, 'open'))) await endOpenRefunds(tx, orderId)
}
