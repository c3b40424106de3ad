import type { RefundReason, RefundMethod } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../../db/transact.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { creditOrder } from '../../../orders/invoices/credit-order.ts'
import { loadOrderMoney } from '../../../orders/money/load-order-money.ts'
import { payOutWithin } from '../../../staff/daily-limit.ts'
import { creditBack } from '../../refunds/refund-as-credit.ts'
import { createRefund, type StoredRefund } from '../../refunds/create-refund.ts'
import type { Resolution } from './resolution.ts'
import type { ReturnedLine } from '../returns.sql.ts'
import { requireWords } from '../normalise-text.ts'
import { creditOfReturn } from './refunded-lines.ts'

/**
 * Refunds the invoice amount of returned units: to the payment method, as a requested refund; by the shop itself,
 * for an order paid on delivery, with a note how it was paid; or as store credit, if the customer or staff want it.
 * Issues a credit note in any case. Throws `return_nothing_accepted` if no line is accepted, `refund_refused` if
 * the invoice holds no more of these lines, `return_needs_owner` above the limit of the day.
 */
export async function refundReturn(
  tx: Tx,
  { order, stored, input, staff, at }: Resolution,
  lines: readonly ReturnedLine[],
): Promise<{
  /** The amount that the return announces; store credit besides cash has a separate email. */
  amount: Money
  paidHow: string | null
  refundTo: RefundMethod
  /** Null if the shop pays all of it to the customer by hand. */
  refund: StoredRefund | null
}> {
  if (lines.length === 0) throw new ShopError('return_nothing_accepted')
  const { faultOfShop = false } = input
  const { returned, amount } = await creditOfReturn(tx, order, { lines, faultOfShop })
  if (amount === undefined || amount <= 0) throw new ShopError('refund_refused')
  const isFault = stored.kind === 'claim' || faultOfShop
  const reason = isFault ? faultOf(stored.reason) : 'returned'
  const to = input.to ?? stored.refundTo ?? 'source'
  const key = `return-${stored.id}`
  const { currency } = order
  const isWithin = await payOutWithin(tx, { staff, key, amount, currency, at })
  if (!isWithin) throw new ShopError('return_needs_owner')
  const money = await loadOrderMoney(tx, order)
  // For an order paid on delivery, in whole or in part, the part paid with store credit becomes store credit again
  // first.
  if (order.paidBy === null && to === 'source' && order.total > order.credit) {
    const { staffId: requestedBy } = staff
    const refund = await creditBack(tx, order, { money, key, amount, reason, at, requestedBy })
    const byHand = amount - (refund?.credit ?? 0)
    const paidHow = byHand > 0 ? requireWords('paidHow', input.paidHow) : null
    await creditOrder(tx, order, { reason, at, returned })
    if (byHand === 0) return { amount, paidHow, refundTo: 'credit', refund }
    return { amount: byHand, paidHow, refundTo: 'source', refund }
  }
  const promise = { money, key, returned, reason, to, at, requestedBy: staff.staffId }
  const refund = await createRefund(tx, order, promise)
  const refundTo = refund.credit === amount ? 'credit' : 'source'
  return { amount, paidHow: null, refundTo, refund }
}

function faultOf(reason: string): RefundReason {
  return reason === 'wrong_product' ? 'wrong_product' : 'damaged'
}
