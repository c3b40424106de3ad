import type { CreditEntryKind } from '@rimal/contract/credit/credit'
import type { Money } from '@rimal/contract/money'
import type { Order } from '@rimal/contract/orders'
import type { RefundState } from '@rimal/contract/staff/refunds'
import type { ReturnedLine } from '../../../db/tables/refunds.ts'
import type { StoredOrder } from '../stored-order.ts'
import { type LedgerEntry, type LedgerSums, sumLedger } from './ledger.ts'

/** The money of one order in minor units of its currency. `loadOrderMoney` reads it, once, under the order's lock. */
export type OrderMoney = {
  order: Pick<StoredOrder, 'status' | 'paymentMethod' | 'paidBy' | 'returnId' | 'total' | 'credit'>
  /** Of all its payment attempts, the oldest first. */
  ledger: readonly BookedEntry[]
  /** What it took out of the customer's store credit (below zero) or brought into it. */
  creditEntries: readonly { kind: CreditEntryKind; amount: number }[]
  /** The oldest first. */
  refunds: readonly RefundOfOrder[]
  /** What its cancelled lines came to. */
  cancelled: Money
}

export type BookedEntry = LedgerEntry & { attemptId: string; at: Date }

/** A part of an order that is refunded; `credit` of the amount becomes store credit. */
export type RefundOfOrder = {
  state: RefundState
  amount: Money
  credit: Money
  returned: readonly ReturnedLine[]
}

/** What the payment that the order stands on comes to; nothing where it stands on none. */
export function sumPayment({ order, ledger }: OrderMoney): LedgerSums {
  return sumLedger(ledger.filter(({ attemptId }) => attemptId === order.paidBy))
}

/**
 * What a payment attempt is worth to its order; `covers` where that is enough to place the order. What became store
 * credit is not held for the customer any more, and is never refunded to the payment.
 */
export function paymentOn(
  money: OrderMoney,
  attemptId: string,
): { held: Money; captured: Money; covers: boolean } {
  const { paidBy, total, credit } = money.order
  const sums = sumLedger(money.ledger.filter((entry) => entry.attemptId === attemptId))
  const converted = paidBy === attemptId ? convertedToCredit(money) : 0
  const held = Math.max(sums.held - converted, 0)
  return { held, captured: sums.captured - converted, covers: held >= total - credit }
}

/** Whether the customer has paid; an authorised payment counts, as the first instalment of it is paid. */
export function isPaid(money: OrderMoney): boolean {
  const { held, byKind } = sumPayment(money)
  const toPay = money.order.total - money.order.credit
  // What was refunded in part was paid before; what was refunded whole counts as never paid.
  const wasCaptured = byKind.capture >= toPay && byKind.capture > byKind.refund
  return held >= toPay || wasCaptured
}

/** Whether an online payment, or store credit alone, pays for the order: nothing is collected on delivery. */
export function isPaidOnline(money: OrderMoney): boolean {
  return isAllCredit(money.order) || sumPayment(money).held > 0
}

export function isAllCredit({ total, credit }: Pick<StoredOrder, 'total' | 'credit'>): boolean {
  return credit > 0 && credit === total
}

/** What the order brought into store credit, less what it took out of it. */
export function netCredit({ creditEntries }: OrderMoney): number {
  return creditEntries.reduce((sum, { amount }) => sum + amount, 0)
}

/** How much of the payment is store credit by now. */
export function convertedToCredit(money: OrderMoney): Money {
  return Math.max(netCredit(money), 0)
}

/** How much of the store credit that paid for the order was not returned. */
export function standingCredit(money: OrderMoney): Money {
  return Math.max(-netCredit(money), 0)
}

/** The store credit that paid for the order, and how much of it was returned without a refund. */
export function shownCredit({ order, creditEntries }: OrderMoney): Order['credit'] {
  const paying = creditEntries.filter(({ kind }) => kind === 'spent' || kind === 'returned')
  const sum = paying.reduce((all, { amount }) => all + amount, 0)
  return { used: order.credit, back: order.credit + sum }
}
