import type { CancelPreview } from '@rimal/contract/cancel-order'
import type { Money } from '@rimal/contract/money'
import type { Order } from '@rimal/contract/orders'
import { type RefundMethod, refundIs } from '@rimal/contract/staff/refunds'
import type { ReturnedLine } from '../../../db/tables/refunds.ts'
import { paidAtDoor } from './due-at-door.ts'
import {
  netCredit,
  type OrderMoney,
  paymentOn,
  type RefundOfOrder,
  unreturnedCredit,
  sumPayment,
} from './order-money.ts'

/** What of an order can be refunded. */
export type Refundable = {
  /** What was paid from outside, less what was refunded there or is to be. */
  taken: Money
  takenBy: 'provider' | 'courier'
  /**
   * What the order brought into store credit, or will once an owner approves, less what it took out of it. Below zero,
   * so much store credit still pays for the order; above, so much of `taken` is store credit already.
   */
  converted: number
}

/**
 * An authorised payment can be refunded to its source and cannot become store credit: the order might be cancelled,
 * and nobody would ever have paid for that credit.
 */
export function refundable(money: OrderMoney, to: RefundMethod): Refundable {
  const waiting = money.refunds.filter(({ state }) => state === 'requested')
  const converted = netCredit(money) + waiting.reduce((sum, { credit }) => sum + credit, 0)
  if (money.order.paidBy === null) {
    return { taken: paidAtDoor(money), takenBy: 'courier', converted }
  }
  const { captured, held } = sumPayment(money)
  const open = sumToSource(money.refunds.filter(({ state }) => refundIs(state, 'open')))
  return { taken: (to === 'credit' ? captured : held) - open, takenBy: 'provider', converted }
}

/** What the cancellation of an order returns: to the payment (`amount`), and as store credit. */
export type CancellationReturns = Pick<CancelPreview, 'amount' | 'how' | 'credit'>

export function whatCancellationReturns(money: OrderMoney): CancellationReturns {
  const { paidBy } = money.order
  const credit = unreturnedCredit(money)
  const payment = paymentOf(money)
  if (!payment || payment.held === 0) {
    const wasCaptured = money.ledger.some(
      ({ kind, attemptId }) => kind === 'capture' && attemptId === paidBy,
    )
    return { amount: 0, how: wasCaptured ? 'before' : 'nothing', credit }
  }
  // The customer already knows of what was requested before.
  const more = payment.held - requestedRefunds(money)
  const how = payment.captured > 0 ? 'returned' : 'released'
  return { amount: more > 0 ? more : payment.held, how, credit }
}

/**
 * What the cancellation of an order returns or releases beyond the refunds that were approved: those count towards the
 * limit of the day already.
 */
export function uncountedReturns(money: OrderMoney): Money {
  const held = paymentOf(money)?.held ?? 0
  return Math.max(held - requestedRefunds(money), 0) + unreturnedCredit(money)
}

function paymentOf(money: OrderMoney) {
  const { paidBy } = money.order
  return paidBy === null ? undefined : paymentOn(money, paidBy)
}

/** What of approved refunds the provider has not accepted yet, so that the ledger does not show it. */
export function requestedRefunds({ refunds }: OrderMoney): Money {
  return sumToSource(refunds.filter(({ state }) => state === 'approved'))
}

/** Lines of refunds that wait for an owner, so that they have no credit note yet. */
export function waitingLines({ refunds }: OrderMoney): ReturnedLine[] {
  return refunds.flatMap(({ state, returned }) => (state === 'requested' ? returned : []))
}

/** Refunds that the customer can count on, and whether the provider has accepted them. */
export function shownRefunds({ refunds }: OrderMoney): Order['refunds'] {
  return refunds
    .filter(({ state }) => refundIs(state, 'granted'))
    .map(({ state, amount, credit }) => ({
      amount,
      credit,
      state: state === 'sent' ? 'returned' : 'on_its_way',
    }))
}

/** What of refunds goes to the payment. */
function sumToSource(refunds: readonly RefundOfOrder[]): Money {
  return refunds.reduce((sum, { amount, credit }) => sum + amount - credit, 0)
}
