import type { RefundReason, RefundMethod } from '@rimal/contract/staff/refunds'
import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../../db/transact.ts'
import type { ReturnedLine as CreditedLine } from '../../../../db/tables/refunds.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { creditOrder, listCreditLeft, sumOfCredit } from '../../../orders/invoices/credit-order.ts'
import { settingsIn } from '../../../shop/settings/settings-in.ts'
import { payOutWithin } from '../../../staff/daily-limit.ts'
import { creditBack } from '../../refunds/credit-back.ts'
import { createRefund, type StoredRefund } from '../../refunds/create-refund.ts'
import type { Resolution } from './resolution.ts'
import type { ReturnedLine } from '../returns.sql.ts'
import { requireWords } from '../normalise-text.ts'

/**
 * Gives back what pieces came to on the invoice: the way it was paid, as a refund that is promised; of an
 * order that was paid at the door the house pays it to her, and here stands how; or as store credit, where
 * she or the house wants it so. A credit note in any case.
 * Throws `return_nothing_accepted` where there are none, `refund_refused` where the invoice holds no more of
 * them, `return_needs_owner` above the limit of the day.
 */
export async function giveBack(
  tx: Tx,
  { order, stored, input, staff, at, settings }: Resolution,
  lines: readonly ReturnedLine[],
): Promise<{
  /** What the return is told to come to; beside cash, store credit has a letter of its own. */
  amount: Money
  paidHow: string | null
  refundTo: RefundMethod
  /** Null where the house pays all of it to her by hand. */
  refund: StoredRefund | null
}> {
  const returned: CreditedLine[] = lines.map(({ line, returned: { quantity } }) => ({
    position: line.position,
    quantity,
  }))
  if (returned.length === 0) throw new ShopError('return_nothing_accepted')
  const delivery = input.faultOfShop ? (await listCreditLeft(tx, order))?.delivery : null
  if (delivery) returned.push(delivery)
  const amount = await sumOfCredit(tx, order, returned)
  if (amount === undefined || amount <= 0) throw new ShopError('refund_refused')
  const isFault = stored.kind === 'claim' || input.faultOfShop === true
  const reason = isFault ? faultOf(stored.reason) : 'returned'
  const to = input.to ?? stored.refundTo ?? 'source'
  const key = `return-${stored.id}`
  const { currency } = order
  const limit = settingsIn(settings, currency).refundLimit
  const isWithin = await payOutWithin(tx, { staff, key, amount, currency, limit, at })
  if (!isWithin) throw new ShopError('return_needs_owner')
  // Paid at the door, in whole or in part: what she had paid with store credit is that again first.
  if (order.paidBy === null && to === 'source' && order.total > order.credit) {
    const refund = await creditBack(tx, order, {
      key,
      amount,
      reason,
      at,
      askedBy: staff.customerId,
    })
    const byHand = amount - (refund?.credit ?? 0)
    const paidHow = byHand > 0 ? requireWords('paidHow', input.paidHow) : null
    await creditOrder(tx, order, { reason, at, returned })
    if (byHand === 0) return { amount, paidHow, refundTo: 'credit', refund }
    return { amount: byHand, paidHow, refundTo: 'source', refund }
  }
  const promise = { key, returned, reason, to, at, askedBy: staff.customerId }
  const refund = await createRefund(tx, order, promise)
  const refundTo = refund.credit === amount ? 'credit' : 'source'
  return { amount, paidHow: null, refundTo, refund }
}

function faultOf(reason: string): RefundReason {
  return reason === 'wrong_product' ? 'wrong_product' : 'damaged'
}
