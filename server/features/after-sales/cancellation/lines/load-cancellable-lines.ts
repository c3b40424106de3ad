import type { CancellationWindow } from '@rimal/contract/orders'
import type { Money } from '@rimal/contract/money'
import type { Tx } from '../../../../db/transact.ts'
import { listRemainingCredit } from '../../../orders/invoices/credit-order.ts'
import type { OrderMoney } from '../../../orders/money/order-money.ts'
import { waitingLines } from '../../../orders/money/refundable.ts'
import {
  type LineWithPicture,
  listLinesWithPictures,
} from '../../../orders/order-view/lines-with-pictures.ts'
import { isMadeToOrder } from '../../../../db/made-to-order.ts'
import { remainingQuantity, type StoredOrder } from '../../../orders/stored-order.ts'

export type LoadedLine = LineWithPicture & {
  /** How many units of the line can be cancelled. */
  left: number
  /** The refund of one unit, of two units, and so on; empty if nothing was charged. */
  refundable: Money[]
}

/** Every line of an order with what can be cancelled of it, under its lock. `of`: what may be at all. */
export async function loadCancellableLines(
  tx: Tx,
  order: StoredOrder,
  { of, money }: { of: CancellationWindow['of']; money: OrderMoney },
): Promise<{ lines: LoadedLine[]; remainingUnits: number }> {
  const lines = await listLinesWithPictures(tx, order.id)
  const worth = (await listRemainingCredit(tx, order))?.lines
  const waiting = waitingLines(money)
  const cancellable = lines.map((one) => {
    const { line } = one
    const remainingUnits =
      of === 'ready_to_wear' && isMadeToOrder(line) ? 0 : remainingQuantity(line)
    const refundable = worth
      ? (worth.get(line.position) ?? [])
      : Array<Money>(remainingUnits).fill(0)
    // Units that staff have refunded, or are about to refund, are not refunded again.
    const requestedUnits = waiting.reduce(
      (sum, part) =>
        sum + (part.position === line.position && 'quantity' in part ? part.quantity : 0),
      0,
    )
    const left = Math.max(0, Math.min(remainingUnits, refundable.length - requestedUnits))
    return { ...one, left, refundable: refundable.slice(0, left) }
  })
  return {
    lines: cancellable,
    remainingUnits: lines.reduce((sum, { line }) => sum + remainingQuantity(line), 0),
  }
}

export type WantedLine = Pick<LoadedLine, 'line'> & { quantity: number; amount: Money }
