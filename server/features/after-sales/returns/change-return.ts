import {
  canReturnBecome,
  holdingReturnStates,
  type ReturnState,
} from '@rimal/contract/returns/return-states'
import { orderReturns, returnEvents } from '../../../db/tables/returns.ts'
import type { Tx } from '../../../db/transact.ts'
import { transition } from '../../../db/transition.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import { releaseStock } from '../../orders/return-orders/move-stock.ts'
import { lockOrder, type StoredOrder } from '../../orders/stored-order.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { dueAfter } from './due-after.ts'
import {
  findById,
  findByNumber,
  findByToken,
  listReturnedLines,
  type StoredReturn,
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
} & Partial<Omit<StoredReturn, 'state' | 'dueAt' | 'overdueRemindedAt'>>

const ofReturns = {
  rows: orderReturns,
  id: orderReturns.id,
  state: orderReturns.state,
  events: returnEvents,
  owner: returnEvents.returnId,
}

/**
 * Changes the state of a return that the caller holds locked. Refuses a step that the table of states does not
 * contain. Releases the units reserved for an exchange when the new state no
 * longer needs them.
 */
export async function changeReturn(
  tx: Tx,
  stored: StoredReturn,
  { to, actor, at, settings, why, ...fields }: Change,
): Promise<Changed> {
  const isEnded = stored.holds && !holdingReturnStates.includes(to)
  const pickupOn = fields.pickupOn ?? stored.pickupOn
  const set = {
    ...fields,
    state: to,
    dueAt: dueAfter(to, { at, pickupOn, settings }),
    overdueRemindedAt: null,
    ...(isEnded ? { holds: false } : {}),
  }
  await transition(tx, ofReturns, {
    id: stored.id,
    from: stored.state,
    set,
    event: { fromState: stored.state, toState: to, actor, reason: why, at },
    isAllowed: canReturnBecome(stored.state, to),
    refusal: () => new ShopError(actor === 'shopper' ? 'return_step_done' : 'return_step_refused'),
  })
  if (isEnded && to !== 'exchanged') await releaseStock(tx, await listWanted(tx, stored.id))
  return { stored: { ...stored, ...set } }
}

/** Returns the units that the customer wants in exchange. */
export async function listWanted(tx: Tx, returnId: string) {
  const lines = await listReturnedLines(tx, [returnId])
  return lines.flatMap(({ returned: { wantedSku, quantity } }) =>
    wantedSku === null ? [] : [{ sku: wantedSku, quantity }],
  )
}
