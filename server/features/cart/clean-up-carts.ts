import type { Deps } from '../../deps.ts'
import { deleteUnusedSets } from '../customers/measurements/delete-unused-sets.ts'
import { cleanUpPlaces } from '../queue/places-of-queue.ts'
import { deleteOldCarts, deleteRemovedLines } from './cart.sql.ts'

/** How long a removed line can be put back. */
export const undoHours = 24
/** As long as the cookie that identifies the guest. */
const storedDays = 180

const hour = 3_600_000

/**
 * Deletes carts without a recent change, lines that can no longer be restored, measurements without a line, and old
 * places in queues.
 */
export async function cleanUpCarts(deps: Deps): Promise<void> {
  const now = deps.clock().getTime()
  const cleared = new Date(now - storedDays * 24 * hour)
  await deleteRemovedLines(deps.db, new Date(now - undoHours * hour))
  await deleteOldCarts(deps.db, cleared)
  await deleteUnusedSets(deps.db, cleared)
  await cleanUpPlaces(deps.db, deps.clock())
}
