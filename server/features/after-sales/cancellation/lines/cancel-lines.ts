import { randomUUID } from 'node:crypto'
import type { Money } from '@rimal/contract/money'
import type { CancellationWindow } from '@rimal/contract/orders'
import type { Tx } from '../../../../db/transact.ts'
import type { CancelledUnits } from '../../../../db/tables/orders.ts'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { lockCredit, returnCredit } from '../../../credit/credit-of-order.ts'
import type { Change } from '../../../orders/change-status.ts'
import { releaseUnits } from '../../../orders/close-order.ts'
import { creditOrder } from '../../../orders/invoices/credit-order.ts'
import { dueAtDoor, withCancelled } from '../../../orders/money/due-at-door.ts'
import type { OrderMoney } from '../../../orders/money/order-money.ts'
import { cancelUnits } from '../../../orders/order-lines/change-lines.ts'
import type { StoredOrder } from '../../../orders/stored-order.ts'
import { createRefund, creditPartOf } from '../../refunds/create-refund.ts'
import { cancelPlaced } from '../cancel-placed.ts'
import { loadCancellableLines, type LoadedLine, type WantedLine } from './load-cancellable-lines.ts'
import { findByKey, insertCancellation } from './lines.sql.ts'
import { notifyLinesCancelled } from './notify-lines-cancelled.ts'
import { uncountSales } from '../../../orders/sales/count-sales.ts'

export type UnitsToCancel = { key: string; lines: readonly CancelledUnits[] }

type Cancelling = UnitsToCancel & {
  /** Read under the same lock. */
  money: OrderMoney
  change: Change & { reason: string }
  /** The lines that may be cancelled. */
  of: CancellationWindow['of']
  /** The member of staff who does it; null where it is the shopper. */
  requestedBy: string | null
  /** Throws where the caller may not return or release so much. */
  requireWithinLimit: (amount: Money) => Promise<void>
}

/** Whether the same was done before, under the order's lock. */
export async function isCancelledAlready(
  tx: Tx,
  { id }: StoredOrder,
  { key }: UnitsToCancel,
): Promise<boolean> {
  return (await findByKey(tx, { orderId: id, key })) !== undefined
}

/**
 * Cancels units of lines of a placed order, under its lock: their stock is released, their money is refunded or less is
 * due on delivery, with a credit note, and the customer gets an email. Prices, discounts and delivery stay as agreed.
 * The last units cancel the whole order. Throws `units_unavailable` where a line has fewer.
 */
export async function cancelLines(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  order: StoredOrder,
  { key, lines, money, change, of, requestedBy, requireWithinLimit }: Cancelling,
): Promise<{ whole: boolean }> {
  const loaded = await loadCancellableLines(tx, order, { of, money })
  const wanted = match(loaded.lines, lines)
  const { actor, reason: why, note = null, at } = change
  const amount = wanted.reduce((sum, line) => sum + line.amount, 0)
  const id = randomUUID()
  const stored = lines.map(({ lineId, quantity }) => ({ lineId, quantity }))
  await insertCancellation(tx, {
    id,
    orderId: order.id,
    key,
    at,
    actor,
    reason: why,
    note,
    lines: stored,
    amount,
  })
  if (sum(lines) === loaded.remainingUnits) {
    await cancelPlaced(deps, tx, order, { money, change, requireWithinLimit })
    return { whole: true }
  }
  await lockCredit(tx, order)
  await cancelUnits(tx, order.id, lines)
  await releaseUnits(
    tx,
    { orderId: order.id, at },
    wanted.flatMap(({ line: { sku }, quantity }) => (sku === null ? [] : [{ sku, quantity }])),
  )
  await uncountSales(
    tx,
    order,
    wanted.map(({ line: { productId }, quantity }) => ({ productId, quantity })),
  )
  const due = dueAtDoor(withCancelled(money, amount))
  const notice = { order, id, wanted, amount, due, at, byStaff: requestedBy !== null }
  const returned = wanted.map(({ line: { position }, quantity }) => ({ position, quantity }))
  const reason = 'lines_cancelled'
  if (order.paidBy !== null && amount > 0) {
    await requireWithinLimit(amount)
    const credit = creditPartOf(money, amount)
    await notifyLinesCancelled(deps, tx, { ...notice, credit })
    await createRefund(tx, order, { money, key: `lines-${id}`, returned, at, requestedBy, reason })
  } else {
    // The cancelled amount first reduces the amount due on delivery; the rest was paid with store credit.
    const credit = Math.max(0, amount - (dueAtDoor(money) ?? 0))
    await requireWithinLimit(credit)
    const after = money.creditEntries.length
    if (credit > 0) await returnCredit(tx, order, { amount: credit, actor, at, after })
    await notifyLinesCancelled(deps, tx, { ...notice, credit })
    await creditOrder(tx, order, { reason, at, returned })
  }
  return { whole: false }
}

function match(loaded: readonly LoadedLine[], lines: readonly CancelledUnits[]): WantedLine[] {
  const isTwice = new Set(lines.map(({ lineId }) => lineId)).size < lines.length
  if (isTwice) throw new ShopError('units_unavailable')
  return lines.map(({ lineId, quantity }) => {
    const found = loaded.find(({ line }) => line.id === lineId)
    const amount = found?.refundable[quantity - 1]
    if (!found || amount === undefined) throw new ShopError('units_unavailable')
    return { line: found.line, quantity, amount }
  })
}

function sum(lines: readonly CancelledUnits[]): number {
  return lines.reduce((all, { quantity }) => all + quantity, 0)
}
