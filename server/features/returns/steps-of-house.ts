import { localTime } from '@rimal/contract/dates'
import type { ReturnFinding, ReturnState } from '@rimal/contract/returns/return-states'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import type { Staff } from '../../http/callers.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Actor } from '../orders/change-status.ts'
import { holdPieces, putBackPieces } from '../orders/from-return/shelf.ts'
import { isSewn } from '../orders/stored-order.ts'
import { findSettings, type Settings } from '../shop/settings.ts'
import {
  type Changed,
  changeReturn,
  listWanted,
  type LockedReturn,
  lockReturn,
} from './change-return.ts'
import { listReturnedLines, type ReturnedLine, setFinding } from './returns.sql.ts'
import { tellOfReturn } from './tell-of-return.ts'
import { requireWords } from './tidy-words.ts'

export type ByHouse = { returnNumber: string; staff: Staff }

export function actorOf({ customerId }: Staff): Actor {
  return `staff:${customerId}`
}

/** She is asked something; the same question again changes nothing. */
export async function askAboutReturn(
  deps: Deps,
  tx: Queries,
  { question, ...by }: ByHouse & { question: string },
): Promise<Changed> {
  const asked = requireWords('question', question)
  return step(deps, tx, by, async ({ order, stored }, around) => {
    if (stored.state === 'needs_info' && stored.question === asked) return unchanged({ stored })
    const change = { to: 'needs_info', question: asked, answer: null, ...around } as const
    const changed = await changeReturn(tx, stored, change)
    await tellOfReturn(deps, tx, { order, ...changed, ...around, what: 'question' })
    return changed
  })
}

/** The pieces may come. What was appealed an owner decides. */
export async function approveReturn(deps: Deps, tx: Queries, by: ByHouse): Promise<Changed> {
  return step(deps, tx, by, async (locked, around) => {
    if (locked.stored.state === 'approved') return unchanged(locked)
    requireOwnerAfterAppeal(locked, by.staff)
    return approve(deps, tx, locked, around)
  })
}

type Around = { at: Date; settings: Settings; actor: Actor }

/** Holds what she wants instead; by the house, or by the timer where the house is silent. */
export async function approve(
  deps: Pick<Deps, 'config'>,
  tx: Queries,
  { order, stored }: LockedReturn,
  around: Around,
): Promise<Changed> {
  const isExchange = stored.kind === 'exchange'
  const held = isExchange
    ? await holdPieces(tx, await listWanted(tx, stored.id))
    : { windowChanged: false }
  if (!held) throw new ShopError('return_wanted_gone')
  const change = { to: 'approved', holds: isExchange, ...around } as const
  const changed = await changeReturn(tx, stored, change)
  await tellOfReturn(deps, tx, { order, ...changed, ...around, what: 'approved' })
  return { ...changed, windowChanged: held.windowChanged }
}

/** No, and why; she may appeal once. */
export async function rejectReturn(
  deps: Deps,
  tx: Queries,
  { reason, ...by }: ByHouse & { reason: string },
): Promise<Changed> {
  const refusedFor = requireWords('reason', reason)
  return step(deps, tx, by, async (locked, around) => {
    const { order, stored } = locked
    if (stored.state === 'rejected') return unchanged(locked)
    requireOwnerAfterAppeal(locked, by.staff)
    const changed = await changeReturn(tx, stored, { to: 'rejected', refusedFor, ...around })
    await tellOfReturn(deps, tx, { order, ...changed, ...around, what: 'rejected' })
    return changed
  })
}

/** The courier comes on a day that is not past. */
export async function schedulePickup(
  deps: Deps,
  tx: Queries,
  { day, ...by }: ByHouse & { day: string },
): Promise<Changed> {
  return step(deps, tx, by, async ({ order, stored }, around) => {
    const today = localTime(around.at, around.settings.timeZone).day
    if (Number.isNaN(Date.parse(day))) throw new ShopError('invalid_input', { day: 'malformed' })
    if (day < today) throw new ShopError('invalid_input', { day: 'past' })
    if (stored.state === 'pickup_scheduled' && stored.pickupOn === day) return unchanged({ stored })
    const change = { to: 'pickup_scheduled', pickupOn: day, ...around } as const
    const changed = await changeReturn(tx, stored, change)
    await tellOfReturn(deps, tx, { order, ...changed, ...around, what: 'pickup' })
    return changed
  })
}

/** Steps of which nothing more is to be said than that they were taken; twice is once. */
export async function stepReturn(
  deps: Deps,
  tx: Queries,
  { to, ...by }: ByHouse & { to: Extract<ReturnState, 'in_transit' | 'received' | 'closed'> },
): Promise<Changed> {
  return step(deps, tx, by, async ({ order, stored }, around) => {
    if (stored.state === to) return unchanged({ stored })
    const changed = await changeReturn(tx, stored, { to, ...around })
    if (to === 'received') {
      await tellOfReturn(deps, tx, { order, ...changed, ...around, what: 'received' })
    }
    return changed
  })
}

type Finding = { lineId: string; finding: ReturnFinding }

/** What each piece is like. What can be sold is on the shelf from then on. */
export async function inspectReturn(
  deps: Deps,
  tx: Queries,
  { lines: findings, ...by }: ByHouse & { lines: readonly Finding[] },
): Promise<Changed> {
  return step(deps, tx, by, async ({ stored }, around) => {
    const lines = await listReturnedLines(tx, [stored.id])
    const found = lines.map((line) => ({ ...line, ...findingOf(line, findings) }))
    const isSaidAgain = found.every(({ returned, finding }) => returned.finding === finding)
    if (stored.state === 'inspected' && isSaidAgain) return unchanged({ stored })
    const changed = await changeReturn(tx, stored, { to: 'inspected', ...around })
    for (const { returned, finding } of found) await setFinding(tx, returned.id, finding)
    const back = found.filter(({ finding }) => finding === 'sellable')
    return { ...changed, ...(await putBackPieces(tx, forShelf(stored, back))) }
  })
}

function findingOf({ line }: ReturnedLine, findings: readonly Finding[]) {
  const said = findings.filter(({ lineId }) => lineId === line.id)
  const [one] = said
  if (!one || said.length > 1) throw new ShopError('invalid_input', { lines: 'required' })
  return { finding: one.finding }
}

/** Of pieces that came back, those that the shelf takes: hers to be altered is not the shop's. */
export function forShelf(
  { kind }: LockedReturn['stored'],
  lines: readonly ReturnedLine[],
): { sku: string; quantity: number }[] {
  if (kind === 'alteration') return []
  return lines.flatMap(({ line, returned: { quantity } }) =>
    line.sku === null || isSewn(line) ? [] : [{ sku: line.sku, quantity }],
  )
}

function requireOwnerAfterAppeal({ stored }: LockedReturn, { role }: Staff) {
  if (stored.state === 'appealed' && role !== 'owner') throw new ShopError('return_needs_owner')
}

function unchanged({ stored }: Pick<LockedReturn, 'stored'>): Changed {
  return { stored, windowChanged: false }
}

async function step(
  deps: Pick<Deps, 'clock'>,
  tx: Queries,
  { returnNumber, staff }: ByHouse,
  take: (locked: LockedReturn, around: Around) => Promise<Changed>,
): Promise<Changed> {
  const locked = await lockReturn(tx, { number: returnNumber })
  const settings = await findSettings(tx)
  return take(locked, { at: deps.clock(), settings, actor: actorOf(staff) })
}
