import type { ReturnState } from '@rimal/contract/returns/return-states'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings, type Settings } from '../../shop/settings/settings.ts'
import { needsOwner } from '../../staff/daily-limit.ts'
import { type Changed, changeReturn, type LockedReturn, lockReturn } from './change-return.ts'
import { listDue, updateReturn } from './returns.sql.ts'
import { approve } from './staff-steps.ts'
import { notifyStaff, notifyReturn } from './notify-return.ts'

const batch = 100

type Around = { at: Date; settings: Settings; actor: 'timer' }
type Reminder = (deps: Deps, tx: Tx, locked: LockedReturn, around: Around) => Promise<Changed>

/** The actions of the timer when staff or the customer have not taken their step in time. */
const reminders: Partial<Record<ReturnState, Reminder>> = {
  requested: answerForStaff,
  appealed: remindStaff,
  needs_info: closeFor('no_answer'),
  approved: closeFor('not_handed_over'),
  pickup_scheduled: closeFor('not_handed_over'),
  rejected: closeQuietly,
  refunded: closeQuietly,
  exchanged: closeQuietly,
  altered: closeQuietly,
  declined: closeQuietly,
}

/** Handles returns whose time is over; each in a separate transaction, so that none blocks another. */
export async function remindOfReturns(deps: Deps): Promise<void> {
  const due = await listDue(deps.db, deps.clock(), batch)
  for (const id of due) {
    try {
      await deps.transact((tx) => remind(deps, tx, id))
    } catch (error) {
      deps.log.error({ err: error, return: id }, 'a step of a return could not be taken')
    }
  }
}

async function remind(deps: Deps, tx: Tx, id: string): Promise<void> {
  const locked = await lockReturn(tx, { id })
  const { state, dueAt, overdueRemindedAt } = locked.stored
  const at = deps.clock()
  const isDue = dueAt !== null && dueAt <= at && overdueRemindedAt === null
  const act = isDue ? reminders[state] : undefined
  if (act) await act(deps, tx, locked, { at, settings: await findSettings(tx), actor: 'timer' })
}

/**
 * Approves a request with little at stake when staff have not answered; of every other request, staff are reminded
 * once.
 */
async function answerForStaff(
  ...[deps, tx, locked, around]: Parameters<Reminder>
): Promise<Changed> {
  if (!isSimple(locked, around.settings)) return remindStaff(deps, tx, locked, around)
  try {
    return await approve(deps, tx, locked, around)
  } catch (error) {
    // The wanted unit is gone meanwhile: staff have to find another solution.
    const isSoldOut = error instanceof ShopError && error.code === 'return_exchange_sold_out'
    if (!isSoldOut) throw error
    return remindStaff(deps, tx, locked, around)
  }
}

function isSimple({ order, stored: { kind, worth } }: LockedReturn, settings: Settings): boolean {
  const sum = { amount: worth ?? 0, currency: order.currency }
  return (kind === 'return' || kind === 'exchange') && !needsOwner(settings, sum)
}

async function remindStaff(...[deps, tx, locked, around]: Parameters<Reminder>): Promise<Changed> {
  const { order } = locked
  const stored = await updateReturn(tx, locked.stored.id, { overdueRemindedAt: around.at })
  await notifyStaff(deps, tx, { order, stored, ...around, what: 'overdue' })
  return { stored }
}

function closeFor(why: 'no_answer' | 'not_handed_over'): Reminder {
  return async (deps, tx, { order, stored }, around) => {
    const changed = await changeReturn(tx, stored, { to: 'closed', why, ...around })
    await notifyReturn(deps, tx, { order, ...changed, ...around, what: 'closed', why })
    return changed
  }
}

async function closeQuietly(...[, tx, { stored }, around]: Parameters<Reminder>): Promise<Changed> {
  return changeReturn(tx, stored, { to: 'closed', ...around })
}
