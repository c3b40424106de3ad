import { localTime } from '@rimal/contract/dates'
import type { ReturnCondition, ReturnState } from '@rimal/contract/returns/return-states'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { ProvedStaff, Staff } from '../../../http/bearer.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import { reserveStock, returnStock } from '../../orders/return-orders/move-stock.ts'
import { isMadeToOrder } from '../../../db/made-to-order.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import {
  type Changed,
  changeReturn,
  listWanted,
  type LockedReturn,
  lockReturn,
} from './change-return.ts'
import { listReturnedLines, type ReturnedLine, setCondition } from './returns.sql.ts'
import { notifyReturn } from './notify-return.ts'
import { requireWords } from './normalise-text.ts'

export type ByStaff = { returnNumber: string; staff: ProvedStaff }

export function actorOf({ staffId }: Staff): Actor {
  return `staff:${staffId}`
}

/** Asks the customer a question; the same question again changes nothing. */
export async function askAboutReturn(
  deps: Deps,
  tx: Tx,
  { question, ...by }: ByStaff & { question: string },
): Promise<Changed> {
  const asked = requireWords('question', question)
  return step(deps, tx, by, async ({ order, stored }, around) => {
    if (stored.state === 'needs_info' && stored.question === asked) return unchanged({ stored })
    const change = { to: 'needs_info', question: asked, answer: null, ...around } as const
    const changed = await changeReturn(tx, stored, change)
    await notifyReturn(deps, tx, { order, ...changed, ...around, what: 'question' })
    return changed
  })
}

/** Approves a return. An owner decides on an appealed return. */
export async function approveReturn(deps: Deps, tx: Tx, by: ByStaff): Promise<Changed> {
  return step(deps, tx, by, async (locked, around) => {
    if (locked.stored.state === 'approved') return unchanged(locked)
    requireOwnerAfterAppeal(locked, by.staff)
    return approve(deps, tx, locked, around)
  })
}

type Around = { at: Date; settings: Settings; actor: Actor }

/**
 * Approves a return and reserves the units wanted in exchange; for staff, or for the timer if staff do not answer.
 */
export async function approve(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  { order, stored }: LockedReturn,
  around: Around,
): Promise<Changed> {
  const isExchange = stored.kind === 'exchange'
  const isHeld = !isExchange || (await reserveStock(tx, await listWanted(tx, stored.id)))
  if (!isHeld) throw new ShopError('return_exchange_sold_out')
  const change = { to: 'approved', holds: isExchange, ...around } as const
  const changed = await changeReturn(tx, stored, change)
  await notifyReturn(deps, tx, { order, ...changed, ...around, what: 'approved' })
  return changed
}

/** Rejects a return with a reason; the customer may appeal once. */
export async function rejectReturn(
  deps: Deps,
  tx: Tx,
  { reason, ...by }: ByStaff & { reason: string },
): Promise<Changed> {
  const refusedFor = requireWords('reason', reason)
  return step(deps, tx, by, async (locked, around) => {
    const { order, stored } = locked
    if (stored.state === 'rejected') return unchanged(locked)
    requireOwnerAfterAppeal(locked, by.staff)
    const changed = await changeReturn(tx, stored, { to: 'rejected', refusedFor, ...around })
    await notifyReturn(deps, tx, { order, ...changed, ...around, what: 'rejected' })
    return changed
  })
}

/** The courier comes on a day that is not past. */
export async function schedulePickup(
  deps: Deps,
  tx: Tx,
  { day, ...by }: ByStaff & { day: string },
): Promise<Changed> {
  return step(deps, tx, by, async ({ order, stored }, around) => {
    const today = localTime(around.at, around.settings.timeZone).day
    if (Number.isNaN(Date.parse(day))) throw new ShopError('invalid_input', { day: 'malformed' })
    if (day < today) throw new ShopError('invalid_input', { day: 'past' })
    if (stored.state === 'pickup_scheduled' && stored.pickupOn === day) return unchanged({ stored })
    const change = { to: 'pickup_scheduled', pickupOn: day, ...around } as const
    const changed = await changeReturn(tx, stored, change)
    await notifyReturn(deps, tx, { order, ...changed, ...around, what: 'pickup' })
    return changed
  })
}

/** Steps of which nothing more is to be said than that they were taken; twice is once. */
export async function stepReturn(
  deps: Deps,
  tx: Tx,
  { to, ...by }: ByStaff & { to: Extract<ReturnState, 'in_transit' | 'received' | 'closed'> },
): Promise<Changed> {
  return step(deps, tx, by, async ({ order, stored }, around) => {
    if (stored.state === to) return unchanged({ stored })
    const changed = await changeReturn(tx, stored, { to, ...around })
    if (to === 'received') {
      await notifyReturn(deps, tx, { order, ...changed, ...around, what: 'received' })
    }
    return changed
  })
}

type InspectedLine = { lineId: string; condition: ReturnCondition }

/** Stores the condition of each item. Sellable items are in stock from then on. */
export async function inspectReturn(
  deps: Deps,
  tx: Tx,
  { lines: conditions, ...by }: ByStaff & { lines: readonly InspectedLine[] },
): Promise<Changed> {
  return step(deps, tx, by, async ({ stored }, around) => {
    const lines = await listReturnedLines(tx, [stored.id])
    const found = lines.map((line) => ({ ...line, ...conditionOf(line, conditions) }))
    const isSaidAgain = found.every(({ returned, condition }) => returned.condition === condition)
    if (stored.state === 'inspected' && isSaidAgain) return unchanged({ stored })
    const changed = await changeReturn(tx, stored, { to: 'inspected', ...around })
    for (const { returned, condition } of found) await setCondition(tx, returned.id, condition)
    const back = found.filter(({ condition }) => condition === 'sellable')
    await returnStock(tx, forStock(stored, back), { orderId: stored.orderId, at: around.at })
    return changed
  })
}

function conditionOf({ line }: ReturnedLine, conditions: readonly InspectedLine[]) {
  const said = conditions.filter(({ lineId }) => lineId === line.id)
  const [one] = said
  if (!one || said.length > 1) throw new ShopError('invalid_input', { lines: 'required' })
  return { condition: one.condition }
}

/**
 * Returns the returned items that go back into stock: an item to be altered belongs to the customer, not to the
 * shop.
 */
export function forStock(
  { kind }: LockedReturn['stored'],
  lines: readonly ReturnedLine[],
): { sku: string; quantity: number }[] {
  if (kind === 'alteration') return []
  return lines.flatMap(({ line, returned: { quantity } }) =>
    line.sku === null || isMadeToOrder(line) ? [] : [{ sku: line.sku, quantity }],
  )
}

function requireOwnerAfterAppeal({ stored }: LockedReturn, { role }: Staff) {
  if (stored.state === 'appealed' && role !== 'owner') throw new ShopError('return_needs_owner')
}

function unchanged({ stored }: Pick<LockedReturn, 'stored'>): Changed {
  return { stored }
}

async function step(
  deps: Pick<Deps, 'clock'>,
  tx: Tx,
  { returnNumber, staff }: ByStaff,
  take: (locked: LockedReturn, around: Around) => Promise<Changed>,
): Promise<Changed> {
  const locked = await lockReturn(tx, { number: returnNumber })
  const settings = await findSettings(tx)
  return take(locked, { at: deps.clock(), settings, actor: actorOf(staff) })
}
