import type { Money } from '@rimal/contract/money'
import { outcomesOf } from '@rimal/contract/returns/return-states'
import type { RefundPreview } from '@rimal/contract/staff/returns'
import type { Tx } from '../../../../db/transact.ts'
import { isAllCredit } from '../../../orders/money/order-money.ts'
import type { LockedReturn } from '../change-return.ts'
import { listReturnedLines } from '../returns.sql.ts'
import { acceptedLines, creditOfReturn } from './refunded-lines.ts'

/** Returns what a refund of an inspected return would pay; null if it cannot be refunded. */
export async function previewRefund(
  tx: Tx,
  { order, stored }: LockedReturn,
): Promise<RefundPreview | null> {
  const canRefund = outcomesOf[stored.kind].includes('refunded')
  if (stored.state !== 'inspected' || !canRefund) return null
  const lines = await listReturnedLines(tx, [stored.id])
  const amountOf = async (faultOfShop: boolean): Promise<Money | null> => {
    const accepted = acceptedLines(stored, lines, faultOfShop)
    if (accepted.length === 0) return null
    const { amount = 0 } = await creditOfReturn(tx, order, { lines: accepted, faultOfShop })
    return amount > 0 ? amount : null
  }
  return {
    amount: await amountOf(false),
    amountAtFault: await amountOf(true),
    byHand: order.paidBy === null && order.total > order.credit,
    creditPossible: order.customerId !== null,
    to: stored.refundTo ?? (isAllCredit(order) ? 'credit' : 'source'),
  }
}
