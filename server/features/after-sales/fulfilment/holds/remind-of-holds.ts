import type { Tx } from '../../../../db/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { lockOrder } from '../../../orders/stored-order.ts'
import { findLatestHold, listToRemind, updateHold } from './holds.sql.ts'
import { remindsAt } from './reminds-at.ts'
import { notifyHold } from './notify-hold.ts'

const batch = 100

/** Reminds customers of their orders on hold, on the days that the contract names. */
export async function remindOfHolds(deps: Deps): Promise<void> {
  const due = await listToRemind(deps.db, deps.clock(), batch)
  for (const { orderId } of due) await deps.transact((tx) => remind(deps, tx, orderId))
}

async function remind(deps: Deps, tx: Tx, orderId: string): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const hold = await findLatestHold(tx, orderId)
  const now = deps.clock()
  if (!hold?.remindAt || hold.remindAt > now) return
  // The order was cancelled meanwhile.
  if (order.status !== 'on_hold') return updateHold(tx, hold.id, { remindAt: null })
  const reminders = hold.reminders + 1
  await updateHold(tx, hold.id, { reminders, remindAt: remindsAt({ ...hold, reminders }) })
  await notifyHold(deps, tx, { order, hold: { ...hold, reminders }, what: 'reminder' })
}
