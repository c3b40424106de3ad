import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { remainingQuantity } from '../../orders/stored-order.ts'
import { type Changed, changeReturn, type LockedReturn, lockReturn } from './change-return.ts'
import { listReturnedLines, listTaken, type StoredReturn } from './returns.sql.ts'
import { notifyStaff, notifyReturn } from './notify-return.ts'
import { requireWords } from './normalise-text.ts'
import { canAppeal } from './what-shopper-may.ts'

/** Stores the customer's answer to a question of the shop; staff have a working day again. */
export async function answerReturn(
  deps: Deps,
  { returnToken, answer }: { returnToken: string; answer: string },
): Promise<StoredReturn> {
  const said = requireWords('answer', answer)
  return step(deps, returnToken, async (tx, { order, stored }, around) => {
    if (stored.state !== 'needs_info') throw new ShopError('return_step_done')
    const change = { to: 'requested', actor: 'shopper', answer: said, ...around } as const
    const changed = await changeReturn(tx, stored, change)
    await notifyStaff(deps, tx, { order, ...changed, ...around, what: 'answered' })
    return changed
  })
}

/** Cancels a return for the customer; a second call changes nothing. */
export async function cancelReturn(deps: Deps, returnToken: string): Promise<StoredReturn> {
  return step(deps, returnToken, async (tx, { order, stored }, around) => {
    if (stored.state === 'cancelled') return { stored }
    const changed = await changeReturn(tx, stored, { to: 'cancelled', actor: 'shopper', ...around })
    await notifyReturn(deps, tx, { order, ...changed, ...around, what: 'cancelled' })
    await notifyStaff(deps, tx, { order, ...changed, ...around, what: 'cancelled' })
    return changed
  })
}

/**
 * Appeals a return, once, if staff rejected it before they saw the items; no other request may have taken the units
 * since.
 */
export async function appealReturn(
  deps: Deps,
  { returnToken, appeal }: { returnToken: string; appeal: string },
): Promise<StoredReturn> {
  const said = requireWords('appeal', appeal)
  return step(deps, returnToken, async (tx, { order, stored }, around) => {
    if (!canAppeal(stored)) throw new ShopError('return_step_done')
    const taken = await listTaken(tx, order.id, stored.id)
    const lines = await listReturnedLines(tx, [stored.id])
    const isTaken = lines.some(
      ({ line, returned }) =>
        returned.quantity > remainingQuantity(line) - (taken.get(line.id) ?? 0),
    )
    if (isTaken) throw new ShopError('return_line_taken')
    const change = { to: 'appealed', actor: 'shopper', appeal: said, ...around } as const
    const changed = await changeReturn(tx, stored, change)
    await notifyStaff(deps, tx, { order, ...changed, ...around, what: 'appealed' })
    return changed
  })
}

async function step(
  deps: Deps,
  token: string,
  take: (
    tx: Tx,
    locked: LockedReturn,
    around: { at: Date; settings: Settings },
  ) => Promise<Changed>,
): Promise<StoredReturn> {
  const { stored } = await deps.transact(async (tx) => {
    const locked = await lockReturn(tx, { token })
    return take(tx, locked, { at: deps.clock(), settings: await findSettings(tx) })
  })
  return stored
}
