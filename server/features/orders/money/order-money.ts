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

/** Sums the ledger entries of the payment that paid for the order; zero without such a payment. */
export function sumPayment({ order, ledger }: OrderMoney): LedgerSums {
  return sumLedger(ledger.filter(({ attemptId }) => attemptId === order.paidBy))
}

/**
 * Returns what a payment attempt pays of its order; `covers`: this is enough to place the order. The payment no longer
 * holds an amount that was converted to store credit, and never gets a refund of it.
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
  // A payment that was refunded in part was paid before; a payment that was refunded whole counts as never paid.
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

/** The store credit that the order added, less the store credit that paid for it. */
export function netCredit({ creditEntries }: OrderMoney): number {
  return creditEntries.reduce((sum, { amount }) => sum + amount, 0)
}

/** The amount of the payment that was converted to store credit. */
export function convertedToCredit(money: OrderMoney): Money {
  return Math.max(netCredit(money), 0)
}

/** The store credit that paid for the order and was not returned. */
export function unreturnedCredit(money: OrderMoney): Money {
  return Math.max(-netCredit(money), 0)
}

/** The store credit that paid for the order, and the amount of it that was returned without a refund. */
export function shownCredit({ order, creditEntries }: OrderMoney): Order['credit'] {
  const paying = creditEntries.filter(({ kind }) => kind === 'spent' || kind === 'returned')
  const sum = paying.reduce((all, { amount }) => all + amount, 0)
  return { used: order.credit, back: order.credit + sum }
}
