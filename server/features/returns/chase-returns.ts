import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { Money } from '@rimal/contract/money'
import type { Queries } from '../../db/connect.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { announceWindowChanges, type WindowMove } from '../catalog/record-window-change.ts'
import { findSettings, type Settings } from '../shop/settings.ts'
import { settingsIn } from '../shop/settings-in.ts'
import { type Changed, changeReturn, type LockedReturn, lockReturn } from './change-return.ts'
import { listDue, type StoredReturn, updateReturn } from './returns.sql.ts'
import { approve } from './steps-of-house.ts'
import { tellHouse, tellOfReturn } from './tell-of-return.ts'

const batch = 100

type Around = { at: Date; settings: Settings; actor: 'timer' }
type Chase = (deps: Deps, tx: Queries, locked: LockedReturn, around: Around) => Promise<Changed>

/** What the timer does where a side has not taken its step in time. */
const chases: Partial<Record<ReturnState, Chase>> = {
  requested: answerForHouse,
  appealed: remindHouse,
  needs_info: closeFor('no_answer'),
  approved: closeFor('not_handed_over'),
  pickup_scheduled: closeFor('not_handed_over'),
  rejected: closeQuietly,
  refunded: closeQuietly,
  exchanged: closeQuietly,
  altered: closeQuietly,
  declined: closeQuietly,
}

/** Goes on with returns of which a time is over; each in a transaction of its own, so that none holds up another. */
export async function chaseReturns(deps: Deps): Promise<void> {
  const due = await listDue(deps.db, deps.clock(), batch)
  let isShown = false
  for (const id of due) {
    try {
      const { windowChanged } = await deps.db.transaction((tx) => chase(deps, tx, id))
      isShown ||= windowChanged
    } catch (error) {
      deps.log.error({ err: error, return: id }, 'a return could not be chased')
    }
  }
  if (isShown) await announceWindowChanges(deps)
  if (due.length > 0) await deps.jobs.wake('send-messages')
}

async function chase(deps: Deps, tx: Queries, id: string): Promise<WindowMove> {
  const locked = await lockReturn(tx, { id })
  const { state, dueAt } = locked.stored
  const at = deps.clock()
  const act = dueAt !== null && dueAt <= at ? chases[state] : undefined
  if (!act) return { windowChanged: false }
  return act(deps, tx, locked, { at, settings: await findSettings(tx), actor: 'timer' })
}

/** Silence is consent where little is at stake; all else the house is reminded of, once. */
async function answerForHouse(...[deps, tx, locked, around]: Parameters<Chase>): Promise<Changed> {
  const { refundLimit } = settingsIn(around.settings, locked.order.currency)
  if (!isSimple(locked.stored, refundLimit)) return remindHouse(deps, tx, locked, around)
  try {
    return await approve(deps, tx, locked, around)
  } catch (error) {
    // What she wants instead is gone meanwhile: a person has to find another way.
    const isGone = error instanceof ShopError && error.code === 'return_wanted_gone'
    if (!isGone) throw error
    return remindHouse(deps, tx, locked, around)
  }
}

function isSimple({ kind, worth }: StoredReturn, refundLimit: Money): boolean {
  return (kind === 'return' || kind === 'exchange') && (worth ?? 0) <= refundLimit
}

async function remindHouse(...[deps, tx, locked, around]: Parameters<Chase>): Promise<Changed> {
  const { order } = locked
  const stored = await updateReturn(tx, locked.stored.id, { dueAt: null })
  await tellHouse(deps, tx, { order, stored, ...around, what: 'overdue' })
  return { stored, windowChanged: false }
}

function closeFor(why: 'no_answer' | 'not_handed_over'): Chase {
  return async (deps, tx, { order, stored }, around) => {
    const changed = await changeReturn(tx, stored, { to: 'closed', why, ...around })
    await tellOfReturn(deps, tx, { order, ...changed, ...around, what: 'closed', why })
    return changed
  }
}

async function closeQuietly(...[, tx, { stored }, around]: Parameters<Chase>): Promise<Changed> {
  return changeReturn(tx, stored, { to: 'closed', ...around })
}
