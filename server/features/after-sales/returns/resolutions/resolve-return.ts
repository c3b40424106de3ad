import { outcomesOf, type ReturnOutcome } from '@rimal/contract/returns/return-states'
import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { ShopError } from '../../../../http/shop-error.ts'
import { releaseStock, sellStock } from '../../../orders/return-orders/move-stock.ts'
import { notifyCredited } from '../../refunds/notify-credited.ts'
import { findSettings } from '../../../shop/settings/settings.ts'
import { type Changed, changeReturn, listWanted, lockReturn } from '../change-return.ts'
import type { Resolution, ResolutionInput } from './resolution.ts'
import { refundReturn } from './refund-return.ts'
import { acceptedLines } from './refunded-lines.ts'
import { listReturnedLines, type ReturnedLine } from '../returns.sql.ts'
import { sendAltered, sendInstead } from './send-instead.ts'
import { actorOf, forStock } from '../staff-steps.ts'
import { notifyReturn } from '../notify-return.ts'
import { requireWords } from '../normalise-text.ts'

const methods: Record<
  ReturnOutcome,
  (deps: Deps, tx: Tx, resolution: Resolution) => Promise<Changed>
> = { refunded: refund, exchanged: exchange, altered: alter, declined: decline }

/** Resolves a return whose items the shop has received; the same call twice changes nothing more. */
export async function resolveReturn(
  deps: Deps,
  tx: Tx,
  { returnNumber, staff, ...input }: ResolutionInput,
): Promise<Changed> {
  const locked = await lockReturn(tx, { number: returnNumber })
  const { stored } = locked
  if (stored.outcome === input.outcome) return { stored }
  const isOutcome = outcomesOf[stored.kind].includes(input.outcome)
  if (!isOutcome || stored.state !== 'inspected') {
    throw new ShopError('return_step_refused', { kind: stored.kind, state: stored.state })
  }
  return methods[input.outcome](deps, tx, {
    ...locked,
    lines: await listReturnedLines(tx, [stored.id]),
    input,
    staff,
    actor: actorOf(staff),
    at: deps.clock(),
    settings: await findSettings(tx),
  })
}

function acceptedOf({ stored, lines, input }: Resolution): readonly ReturnedLine[] {
  return acceptedLines(stored, lines, input.faultOfShop === true)
}

async function refund(deps: Deps, tx: Tx, resolution: Resolution): Promise<Changed> {
  const { order, stored, actor, at, settings } = resolution
  // The stock is released before the credit note gets its number, because every caller locks stock before numbers.
  if (stored.holds) await releaseStock(tx, await listWanted(tx, stored.id))
  const { amount, paidHow, refundTo, refund } = await refundReturn(
    tx,
    resolution,
    acceptedOf(resolution),
  )
  // If all of it is store credit, the email of the return says so.
  if (refund && refundTo === 'source') await notifyCredited(deps, tx, order, refund)
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
  await notifyReturn(deps, tx, { order, ...changed, at, settings, what: 'refunded' })
  return changed
}

async function exchange(deps: Deps, tx: Tx, resolution: Resolution): Promise<Changed> {
  const { order, stored, actor, at, settings } = resolution
  const sent = await sendInstead(tx, resolution, acceptedOf(resolution))
  const change = { to: 'exchanged', outcome: 'exchanged', actor, at, settings } as const
  const changed = await changeReturn(tx, stored, change)
  await notifyReturn(deps, tx, { order, ...changed, at, settings, what: 'exchanged', sent })
  return changed
}

async function alter(deps: Deps, tx: Tx, resolution: Resolution): Promise<Changed> {
  const { order, stored, actor, at, settings } = resolution
  await reverseFrom(tx, resolution)
  const sent = await sendAltered(tx, resolution)
  const change = { to: 'altered', outcome: 'altered', actor, at, settings } as const
  const changed = await changeReturn(tx, stored, change)
  await notifyReturn(deps, tx, { order, ...changed, at, settings, what: 'altered', sent })
  return changed
}

async function decline(deps: Deps, tx: Tx, resolution: Resolution): Promise<Changed> {
  const { order, stored, input, actor, at, settings } = resolution
  const refusedFor = requireWords('reason', input.reason)
  await reverseFrom(tx, resolution)
  const change = { to: 'declined', outcome: 'declined', refusedFor, actor, at, settings } as const
  const changed = await changeReturn(tx, stored, change)
  await notifyReturn(deps, tx, { order, ...changed, at, settings, what: 'declined' })
  return changed
}

/** Takes the items that go back to the customer out of the stock again, into which the inspection had put them. */
async function reverseFrom(tx: Tx, { stored, lines, at }: Resolution) {
  const sellable = lines.filter(({ returned }) => returned.condition === 'sellable')
  const { orderId } = stored
  if (!(await sellStock(tx, forStock(stored, sellable), { orderId, at })))
    throw new ShopError('return_exchange_sold_out')
}
