import {
  canReturnBecome,
  holdingReturnStates,
  type ReturnState,
} from '@rimal/contract/returns/return-states'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import { releaseStock } from '../../orders/return-orders/stock-of-return.ts'
import { lockOrder, type StoredOrder } from '../../orders/stored-order.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { dueAfter } from './due-after.ts'
import {
  findById,
  findByNumber,
  findByToken,
  insertEvent,
  listReturnedLines,
  type StoredReturn,
  updateReturn,
} from './returns.sql.ts'

/** A return, read under the lock of its order. */
export type LockedReturn = { order: StoredOrder; stored: StoredReturn }

export type Changed = { stored: StoredReturn }

type Name = { token: string } | { number: string } | { id: string }

/** Whatever is done about a return is done under the lock of its order. Throws `return_not_found`. */
export async function lockReturn(tx: Tx, name: Name): Promise<LockedReturn> {
  const found = await find(tx, name)
  if (!found) throw new ShopError('return_not_found')
  const order = await lockOrder(tx, found.orderId)
  return { order, stored: (await findById(tx, found.id)) ?? found }
}

function find(tx: Tx, name: Name): Promise<StoredReturn | undefined> {
  if ('token' in name) return findByToken(tx, name.token)
  return 'number' in name ? findByNumber(tx, name.number) : findById(tx, name.id)
}

type Change = {
  to: ReturnState
  actor: Actor
  at: Date
  settings: Settings
  why?: string
} & Partial<Omit<StoredReturn, 'state' | 'dueAt'>>

/**
 * Changes the state of a return that the caller holds locked; no other function writes the state. Refuses a step
 * that the table of states does not contain. Releases the units reserved for an exchange when the new state no
 * longer needs them.
 */
export async function changeReturn(
  tx: Tx,
  stored: StoredReturn,
  { to, actor, at, settings, why, ...fields }: Change,
): Promise<Changed> {
  if (!canReturnBecome(stored.state, to)) {
    throw new ShopError(actor === 'shopper' ? 'return_step_done' : 'return_step_refused')
  }
  const isOver = stored.holds && !holdingReturnStates.includes(to)
  if (isOver && to !== 'exchanged') await releaseStock(tx, await listWanted(tx, stored.id))
  const pickupOn = fields.pickupOn ?? stored.pickupOn
  const changed = await updateReturn(tx, stored.id, {
    ...fields,
    state: to,
    dueAt: dueAfter(to, { at, pickupOn, settings }),
    ...(isOver ? { holds: false } : {}),
  })
  await insertEvent(tx, {
    returnId: stored.id,
    fromState: stored.state,
    toState: to,
    actor,
    reason: why ?? null,
    at,
  })
  return { stored: changed }
}

/** Returns the units that the customer wants in exchange. */
export async function listWanted(tx: Tx, returnId: string) {
  const lines = await listReturnedLines(tx, [returnId])
  return lines.flatMap(({ returned: { wantedSku, quantity } }) =>
    wantedSku === null ? [] : [{ sku: wantedSku, quantity }],
  )
}
