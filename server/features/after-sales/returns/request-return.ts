import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@rimal/contract/endpoint'
import { kindsOf, minClaimPictures, reasonsOf } from '@rimal/contract/returns/return-states'
import type { returnsApi } from '@rimal/contract/returns/returns'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { newToken } from '../../../crypto/random-token.ts'
import { getOrderOf } from '../../orders/order-view/get-order-of.ts'
import { lockOrder } from '../../orders/stored-order.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { dueAfter } from './due-after.ts'
import { type LoadedLine, loadReturnable } from './load-returnable.ts'
import { attachPictures } from './return-pictures.sql.ts'
import { findByKey, insertEvent, insertReturn, type StoredReturn } from './returns.sql.ts'
import { notifyStaff, notifyReturn } from './notify-return.ts'
import { requireWords, normalise } from './normalise-text.ts'
import { isOfSession } from './what-shopper-may.ts'

type Sent = BodyOf<typeof returnsApi.requestReturn>

/**
 * Stores a request for some units of a delivered order. Under the order's lock each unit belongs to one request
 * only; the same key returns the same request.
 */
export async function requestReturn(
  deps: Deps,
  shopper: Shopper,
  sent: Sent,
): Promise<StoredReturn> {
  const { id } = await getOrderOf(deps.db, shopper, sent.order)
  return deps.transact(async (tx) => {
    const order = await lockOrder(tx, id)
    const earlier = await findByKey(tx, { orderId: id, key: sent.idempotencyKey })
    if (earlier) return earlier
    const settings = await findSettings(tx)
    const at = deps.clock()
    const lines = requestedLinesOf(await loadReturnable(tx, order, { now: at, settings }), sent)
    const note = noteOf(sent)
    if (sent.refundTo === 'credit' && !isOfSession(order, shopper)) {
      throw new ShopError('credit_no_account')
    }
    if (sent.kind === 'claim' && sent.pictures.length < minClaimPictures) {
      throw new ShopError('return_picture_needed')
    }
    const stored = await insertReturn(
      tx,
      {
        id: randomUUID(),
        token: newToken(),
        orderId: id,
        idempotencyKey: sent.idempotencyKey,
        kind: sent.kind,
        state: 'requested',
        reason: sent.reason,
        note,
        worth: worthOf(lines),
        refundTo: sent.refundTo ?? null,
        dueAt: dueAfter('requested', { at, pickupOn: null, settings }),
        createdAt: at,
      },
      lines.map(({ line, quantity, wantedSku }, position) => ({
        orderLineId: line.id,
        position,
        quantity,
        wantedSku,
      })),
    )
    await insertEvent(tx, { returnId: stored.id, toState: 'requested', actor: 'shopper', at })
    const { pictures: ids } = sent
    const attached = await attachPictures(tx, { returnId: stored.id, orderId: id, ids })
    if (attached < ids.length) throw new ShopError('return_picture_expired')
    await notifyReturn(deps, tx, { order, stored, settings, what: 'asked' })
    await notifyStaff(deps, tx, { order, stored, settings, what: 'asked' })
    return stored
  })
}

type ReturnedLineInput = LoadedLine & { quantity: number; wantedSku: string | null }

/** Returns each requested line, and throws when a line cannot be requested. */
function requestedLinesOf(
  loaded: readonly LoadedLine[],
  { kind, lines }: Sent,
): ReturnedLineInput[] {
  if (new Set(lines.map(({ lineId }) => lineId)).size < lines.length) {
    throw new ShopError('return_line_refused')
  }
  return lines.map(({ lineId, quantity, wantedSku }) => {
    const found = loaded.find(({ line }) => line.id === lineId)
    if (!found) throw new ShopError('return_line_refused')
    const { madeToOrder, left, over, refundable } = found.returnable
    if (!kindsOf[madeToOrder ? 'made_to_order' : 'ready_to_wear'].includes(kind))
      throw new ShopError('return_line_refused')
    if (quantity > found.line.quantity) throw new ShopError('return_line_refused')
    if (quantity > left) throw new ShopError('return_line_taken')
    // Units that came in exchange were not paid for, so they are not refunded here.
    if (kind === 'return' && quantity > refundable.length) {
      throw new ShopError('return_line_refused')
    }
    if (over) throw new ShopError('return_too_late')
    if (kind !== 'exchange') return { ...found, quantity, wantedSku: null }
    const wanted = found.insteadOf.find(({ sku }) => sku === wantedSku)
    if (!wanted) throw new ShopError('return_exchange_sold_out')
    return { ...found, quantity, wantedSku: wanted.sku }
  })
}

function noteOf({ kind, reason, note }: Sent): string {
  if (!reasonsOf[kind].includes(reason))
    throw new ShopError('invalid_input', { reason: 'required' })
  const isNeeded = reason === 'other' || kind === 'alteration' || kind === 'claim'
  return isNeeded ? requireWords('note', note) : normalise(note)
}

/** Returns the amount of the units; null if nothing was charged for them. */
function worthOf(lines: readonly ReturnedLineInput[]): number | null {
  const sums = lines.map(({ returnable, quantity }) => returnable.refundable[quantity - 1])
  if (sums.includes(undefined)) return null
  return sums.reduce<number>((all, sum) => all + (sum ?? 0), 0)
}
