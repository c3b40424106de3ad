import type { RefundReason } from '@rimal/contract/desk/refunds'
import type { Money } from '@rimal/contract/money'
import type { Queries } from '../../../db/connect.ts'
import type { ReturnedLine as CreditedLine } from '../../../db/tables/refunds.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { creditOrder, listCreditLeft, sumOfCredit } from '../../orders/invoices/credit-order.ts'
import { settingsIn } from '../../shop/settings-in.ts'
import { promiseRefund } from '../../refunds/promise-refund.ts'
import type { Resolving } from './resolve-return.ts'
import type { ReturnedLine } from '../returns.sql.ts'
import { requireWords } from '../tidy-words.ts'

/**
 * Gives back what pieces came to on the invoice: the way it was paid, as a refund that is promised; of an
 * order that was paid at the door the house pays it to her, and here stands how. A credit note either way.
 * Throws `refund_refused` where the invoice holds no more of them, `return_needs_owner` above the limit.
 */
export async function giveBack(
  tx: Queries,
  { order, stored, wish, staff, at, settings }: Resolving,
  lines: readonly ReturnedLine[],
): Promise<{ amount: Money; paidHow: string | null }> {
  const returned: CreditedLine[] = lines.map(({ line, returned: { quantity } }) => ({
    position: line.position,
    quantity,
  }))
  if (returned.length === 0) throw new ShopError('refund_refused')
  const delivery = wish.faultOfHouse ? (await listCreditLeft(tx, order))?.delivery : null
  if (delivery) returned.push(delivery)
  const amount = await sumOfCredit(tx, order, returned)
  if (amount === undefined || amount <= 0) throw new ShopError('refund_refused')
  if (staff.role !== 'owner' && amount > settingsIn(settings, order.currency).refundLimit) {
    throw new ShopError('return_needs_owner')
  }
  const isFault = stored.kind === 'claim' || wish.faultOfHouse === true
  const reason = isFault ? faultOf(stored.reason) : 'returned'
  if (order.paidBy === null) {
    const paidHow = requireWords('paidHow', wish.paidHow)
    await creditOrder(tx, order, { reason, at, returned })
    return { amount, paidHow }
  }
  const key = `return-${stored.id}`
  await promiseRefund(tx, order, { key, returned, reason, at, askedBy: staff.customerId })
  return { amount, paidHow: null }
}

function faultOf(reason: string): RefundReason {
  return reason === 'wrong_piece' ? 'wrong_piece' : 'damaged'
}
