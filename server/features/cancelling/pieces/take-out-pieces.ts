import { randomUUID } from 'node:crypto'
import type { Leave } from '@rimal/contract/orders'
import type { Money } from '@rimal/contract/money'
import type { Queries } from '../../../db/connect.ts'
import type { TakenOut } from '../../../db/tables/orders.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { WindowMove } from '../../catalog/record-window-change.ts'
import { lockCredit, returnSome } from '../../credit/credit-of-order.ts'
import type { Change } from '../../orders/change-status.ts'
import { freePieces } from '../../orders/close-order.ts'
import { findDue } from '../../orders/reading/due-at-door.ts'
import { creditOrder } from '../../orders/invoices/credit-order.ts'
import { uncountPieces } from '../../orders/sales/uncount-pieces.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import { creditPartOf, promiseRefund } from '../../refunds/promise-refund.ts'
import { cancelPlaced } from '../cancel-placed.ts'
import { type LoadedPiece, loadPieces } from './load-pieces.ts'
import { findByKey, insertCancellation, lessenLines } from './pieces.sql.ts'
import { tellPiecesCancelled } from './tell-pieces-cancelled.ts'

export type PieceWish = { key: string; pieces: readonly TakenOut[] }

type Taking = PieceWish & {
  change: Change & { reason: string }
  /** What may be taken out at all. */
  of: Leave['of']
  /** The member of staff who does it; null where it is the shopper. */
  askedBy: string | null
}

/** Whether the same was done before, under the order's lock. */
export async function isTakenOut(
  tx: Queries,
  { id }: StoredOrder,
  { key }: PieceWish,
): Promise<boolean> {
  return (await findByKey(tx, { orderId: id, key })) !== undefined
}

/**
 * Takes pieces out of an order that was placed, under its lock: they are free again, their money is promised
 * back, or less is due at the door, with a credit note, and she is written to. What else the order says stays as it was agreed:
 * prices, discounts and delivery are not reckoned anew. The last pieces that stand cancel it whole.
 * Throws `pieces_not_left` where there are fewer. Wake `wokenByPieces` after the commit.
 */
export async function takeOutPieces(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  order: StoredOrder,
  { key, pieces, change, of, askedBy }: Taking,
): Promise<WindowMove & { whole: boolean }> {
  const loaded = await loadPieces(tx, order, of)
  const wanted = match(loaded.pieces, pieces)
  const { actor, reason: why, note = null, at } = change
  const amount = wanted.reduce((sum, piece) => sum + piece.amount, 0)
  const id = randomUUID()
  const dueBefore = (await findDue(tx, order)) ?? 0
  const kept = pieces.map(({ lineId, quantity }) => ({ lineId, quantity }))
  await insertCancellation(tx, {
    id,
    orderId: order.id,
    key,
    at,
    actor,
    reason: why,
    note,
    pieces: kept,
    amount,
  })
  if (sum(pieces) === loaded.standing) {
    return { ...(await cancelPlaced(deps, tx, order, change)), whole: true }
  }
  await lockCredit(tx, order)
  await lessenLines(tx, order.id, pieces)
  const freed = await freePieces(
    tx,
    order,
    wanted.flatMap(({ line: { sku }, quantity }) => (sku === null ? [] : [{ sku, quantity }])),
  )
  const uncounted = await uncountPieces(
    tx,
    order.id,
    wanted.map(({ line: { productId }, quantity }) => ({ productId, quantity })),
  )
  const byHouse = askedBy !== null
  const returned = wanted.map(({ line: { position }, quantity }) => ({ position, quantity }))
  const reason = 'pieces_cancelled'
  if (order.paidBy !== null && amount > 0) {
    const credit = await creditPartOf(tx, order, amount)
    await tellPiecesCancelled(deps, tx, { order, id, wanted, amount, credit, at, byHouse })
    await promiseRefund(tx, order, { key: `pieces-${id}`, returned, at, askedBy, reason })
  } else {
    // What is due at the door becomes less first; beyond that she had paid with store credit.
    const credit = Math.max(0, amount - dueBefore)
    if (credit > 0) await returnSome(tx, order, credit, { actor, at })
    await tellPiecesCancelled(deps, tx, { order, id, wanted, amount, credit, at, byHouse })
    await creditOrder(tx, order, { reason, at, returned })
  }
  return { windowChanged: freed.windowChanged || uncounted.windowChanged, whole: false }
}

export const wokenByPieces = ['settle-open-payments', 'give-refunds', 'send-messages'] as const

export type WantedPiece = Pick<LoadedPiece, 'line'> & { quantity: number; amount: Money }

function match(loaded: readonly LoadedPiece[], pieces: readonly TakenOut[]): WantedPiece[] {
  const isTwice = new Set(pieces.map(({ lineId }) => lineId)).size < pieces.length
  if (isTwice) throw new ShopError('pieces_not_left')
  return pieces.map(({ lineId, quantity }) => {
    const found = loaded.find(({ line }) => line.id === lineId)
    const amount = found?.comesBack[quantity - 1]
    if (!found || amount === undefined) throw new ShopError('pieces_not_left')
    return { line: found.line, quantity, amount }
  })
}

function sum(pieces: readonly TakenOut[]): number {
  return pieces.reduce((all, { quantity }) => all + quantity, 0)
}
