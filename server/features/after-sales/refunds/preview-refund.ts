import type { RefundMethod, RefundPreview } from '@rimal/contract/staff/refunds'
import { statusIs } from '@rimal/contract/statuses'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { Staff } from '../../../http/bearer.ts'
import { hasAccount } from '../../credit/refund-to-credit.ts'
import { listRemainingCredit } from '../../orders/invoices/credit-order.ts'
import { lockByNumber } from '../../orders/lock-by-number.ts'
import { loadOrderMoney } from '../../orders/money/load-order-money.ts'
import type { OrderMoney } from '../../orders/money/order-money.ts'
import { refundable, waitingLines } from '../../orders/money/refundable.ts'
import { listOrderLines, type StoredOrder } from '../../orders/stored-order.ts'
import { isWithinLimit } from '../../staff/daily-limit.ts'
import { chosenLines } from './chosen-lines.ts'
import { leftOfLines } from './list-left.ts'
import { planRefund } from './plan-refund.ts'
import type { LeftOfLine } from './spread-amount.ts'

type Input = {
  orderNumber: string
  /** `0x2,3x1`: two units of line 0 and one of line 3. */
  lines?: string
  delivery?: number
  /** An amount without returned units. */
  amount?: number
  to?: RefundMethod
  staff: Staff
}

/**
 * Returns what of an order can be refunded, and what the refund of the chosen lines would do. Throws what the refund
 * would be refused with; while nothing is chosen, nothing is refused.
 */
export async function previewRefund(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { orderNumber, lines, delivery, amount, to = 'source', staff }: Input,
): Promise<RefundPreview> {
  const order = await lockByNumber(tx, orderNumber)
  const money = await loadOrderMoney(tx, order)
  const { currency } = order
  const possible = await listPossible(tx, order, money)
  const returned = await chosenLines(
    { lines: readLines(lines), delivery, amount, reason: undefined },
    { deliveryPosition: possible.deliveryPosition, listLeft: async () => possible.left },
  )
  const chosen =
    returned.length === 0
      ? { amount: 0, credit: 0, vat: 0 }
      : await planRefund(tx, order, { money, returned, to })
  const payout = { staff, amount: chosen.amount, currency, at: clock() }
  const needsOwner = chosen.amount > 0 && !(await isWithinLimit(tx, payout))
  const { deliveryPosition: _own, left, ...shown } = possible
  const { taken, converted } = refundable(money, to)
  const leftInAll = left.reduce((sum, line) => sum + line.left, 0)
  const most = Math.max(Math.min(leftInAll, taken - converted), 0)
  return { currency, ...shown, most, ...chosen, needsOwner }
}

type Possible = Pick<RefundPreview, 'lines' | 'delivery' | 'methods'> & {
  deliveryPosition: number
  left: LeftOfLine[]
}

/** Units and delivery that have no credit note and no waiting refund, and where the money can go. */
async function listPossible(tx: Tx, order: StoredOrder, money: OrderMoney): Promise<Possible> {
  const ordered = await listOrderLines(tx, order.id)
  const deliveryPosition = ordered.length
  const methods = await methodsOf(tx, order, money)
  const rest = methods.length === 0 ? undefined : await listRemainingCredit(tx, order)
  if (!rest) return { lines: [], delivery: 0, methods: [], deliveryPosition, left: [] }
  const waiting = waitingLines(money)
  const unitsWaiting = (position: number) =>
    waiting.reduce(
      (sum, part) => sum + (part.position === position && 'quantity' in part ? part.quantity : 0),
      0,
    )
  const left = leftOfLines(rest, money)
  const lines = ordered.flatMap(({ id: lineId, position }) => {
    const waits = unitsWaiting(position)
    const units = (rest.lines.get(position)?.length ?? 0) - waits
    // A line of which units wait has no amount left, and its other units can be refunded all the same.
    const isWorth = waits > 0 || left.some((line) => line.position === position)
    return units > 0 && isWorth ? [{ position, lineId, units }] : []
  })
  const delivery = left.find(({ position }) => position === deliveryPosition)?.left ?? 0
  return { lines, delivery, methods, deliveryPosition, left }
}

/** Cash that was paid to a courier cannot return to its source, and store credit needs an account. */
async function methodsOf(tx: Tx, order: StoredOrder, money: OrderMoney): Promise<RefundMethod[]> {
  if (!statusIs(order.status, 'active')) return []
  const toSource = refundable(money, 'source')
  const atSource = toSource.taken - Math.max(toSource.converted, 0)
  const isSource =
    toSource.taken > toSource.converted && !(toSource.takenBy === 'courier' && atSource > 0)
  const toCredit = refundable(money, 'credit')
  const isCredit = toCredit.taken > toCredit.converted && (await hasAccount(tx, order.customerId))
  return [...(isSource ? ['source' as const] : []), ...(isCredit ? ['credit' as const] : [])]
}

function readLines(lines: string | undefined): { position: number; quantity: number }[] {
  if (lines === undefined) return []
  return lines.split(',').map((part) => {
    const [position, quantity] = part.split('x').map(Number)
    return { position: position ?? 0, quantity: quantity ?? 0 }
  })
}
