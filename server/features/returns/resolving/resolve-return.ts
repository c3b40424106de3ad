import { outcomesOf, type ReturnOutcome } from '@rimal/contract/returns/return-states'
import type { RefundWay } from '@rimal/contract/desk/refunds'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import type { Staff } from '../../../http/callers.ts'
import { ShopError } from '../../../http/shop-error.ts'
import type { Actor } from '../../orders/change-status.ts'
import { letGoPieces, takePiecesOff } from '../../orders/from-return/shelf.ts'
import { tellCredited } from '../../refunds/tell-credited.ts'
import { findSettings, type Settings } from '../../shop/settings.ts'
import {
  type Changed,
  changeReturn,
  listWanted,
  type LockedReturn,
  lockReturn,
} from '../change-return.ts'
import { giveBack } from './give-back.ts'
import { listReturnedLines, type ReturnedLine } from '../returns.sql.ts'
import { sendAltered, sendInstead } from './send-instead.ts'
import { actorOf, type ByHouse, forShelf } from '../steps-of-house.ts'
import { tellOfReturn } from '../tell-of-return.ts'
import { requireWords } from '../tidy-words.ts'

type Wish = ByHouse & {
  outcome: ReturnOutcome
  faultOfHouse?: boolean
  paidHow?: string
  to?: RefundWay
  reason?: string
}

/** What a way of ending it works with. */
export type Resolving = LockedReturn & {
  lines: readonly ReturnedLine[]
  wish: Omit<Wish, 'staff' | 'returnNumber'>
  staff: Staff
  actor: Actor
  at: Date
  settings: Settings
}

const ways: Record<
  ReturnOutcome,
  (deps: Deps, tx: Queries, resolving: Resolving) => Promise<Changed>
> = { refunded: refund, exchanged: exchange, altered: alter, declined: decline }

/**
 * What becomes of pieces that the house has in its hands; the same word twice is once. After the commit
 * announce the move, and wake `give-refunds` and `send-messages`.
 */
export async function resolveReturn(
  deps: Deps,
  tx: Queries,
  { returnNumber, staff, ...wish }: Wish,
): Promise<Changed> {
  const locked = await lockReturn(tx, { number: returnNumber })
  const { stored } = locked
  if (stored.outcome === wish.outcome) return { stored, windowChanged: false }
  const isWay = outcomesOf[stored.kind].includes(wish.outcome)
  if (!isWay || stored.state !== 'inspected') {
    throw new ShopError('return_step_refused', { kind: stored.kind, state: stored.state })
  }
  return ways[wish.outcome](deps, tx, {
    ...locked,
    lines: await listReturnedLines(tx, [stored.id]),
    wish,
    staff,
    actor: actorOf(staff),
    at: deps.clock(),
    settings: await findSettings(tx),
  })
}

/** What the house answers for: what can be sold again, and of a fault of its own what cannot. */
function acceptedLines({ stored, lines, wish }: Resolving): readonly ReturnedLine[] {
  const bears = stored.kind === 'claim' || wish.faultOfHouse === true
  return lines.filter(
    ({ returned: { finding } }) => finding === 'sellable' || (bears && finding === 'damaged'),
  )
}

async function refund(deps: Deps, tx: Queries, resolving: Resolving): Promise<Changed> {
  const { order, stored, actor, at, settings } = resolving
  // Before its credit note has a number: shelves are locked before numbers, as everybody does.
  const freed = stored.holds
    ? await letGoPieces(tx, await listWanted(tx, stored.id))
    : { windowChanged: false }
  const { amount, paidHow, refundTo, refund } = await giveBack(
    tx,
    resolving,
    acceptedLines(resolving),
  )
  // Where all of it is credit the letter of the return says so.
  if (refund && refundTo === 'source') await tellCredited(deps, tx, order, refund)
  const changed = await changeReturn(
    tx,
    { ...stored, holds: false },
    {
      to: 'refunded',
      holds: false,
      outcome: 'refunded',
      refunded: amount,
      paidHow,
      refundTo,
      actor,
      at,
      settings,
    },
  )
  await tellOfReturn(deps, tx, { order, ...changed, at, settings, what: 'refunded' })
  return { ...changed, windowChanged: freed.windowChanged }
}

async function exchange(deps: Deps, tx: Queries, resolving: Resolving): Promise<Changed> {
  const { order, stored, actor, at, settings } = resolving
  const { sent, windowChanged } = await sendInstead(tx, resolving, acceptedLines(resolving))
  const change = { to: 'exchanged', outcome: 'exchanged', actor, at, settings } as const
  const changed = await changeReturn(tx, stored, change)
  await tellOfReturn(deps, tx, { order, ...changed, at, settings, what: 'exchanged', sent })
  return { ...changed, windowChanged }
}

async function alter(deps: Deps, tx: Queries, resolving: Resolving): Promise<Changed> {
  const { order, stored, actor, at, settings } = resolving
  const { windowChanged } = await takeBackOff(tx, resolving)
  const sent = await sendAltered(tx, resolving)
  const change = { to: 'altered', outcome: 'altered', actor, at, settings } as const
  const changed = await changeReturn(tx, stored, change)
  await tellOfReturn(deps, tx, { order, ...changed, at, settings, what: 'altered', sent })
  return { ...changed, windowChanged }
}

async function decline(deps: Deps, tx: Queries, resolving: Resolving): Promise<Changed> {
  const { order, stored, wish, actor, at, settings } = resolving
  const refusedFor = requireWords('reason', wish.reason)
  const off = await takeBackOff(tx, resolving)
  const change = { to: 'declined', outcome: 'declined', refusedFor, actor, at, settings } as const
  const changed = await changeReturn(tx, stored, change)
  await tellOfReturn(deps, tx, { order, ...changed, at, settings, what: 'declined' })
  return { ...changed, windowChanged: changed.windowChanged || off.windowChanged }
}

/** What goes back to her leaves the shelf again, on which the inspection had put it. */
async function takeBackOff(tx: Queries, { stored, lines }: Resolving) {
  const sellable = lines.filter(({ returned }) => returned.finding === 'sellable')
  const off = await takePiecesOff(tx, forShelf(stored, sellable))
  if (!off) throw new ShopError('return_wanted_gone')
  return off
}
