import { sql } from 'drizzle-orm'
import type { Queries } from '../../db/connect.ts'
import { windowChanges } from '../../db/tables/catalog.ts'
import type { Deps } from '../../deps.ts'

/** The channel on which processes tell each other to look at window_changes. */
export const windowChannel = 'window_changed'

/**
 * Notes, in the transaction that changes them, which products the window shows differently; null is
 * everything: types, settings, words. Call announceWindowChanges once that has been committed.
 */
export async function recordWindowChange(
  db: Queries,
  productIds: readonly string[] | null,
): Promise<void> {
  const ids = productIds === null ? [null] : [...new Set(productIds)]
  if (ids.length === 0) return
  await db.insert(windowChanges).values(ids.map((productId) => ({ productId })))
}

/** Whether the window shows something else now: announceWindowChanges after the commit. */
export type WindowMove = { windowChanged: boolean }

/**
 * Tells every process to look now. Never inside a transaction: there a NOTIFY would make commits
 * wait for each other. What is not heard is found by the next poll.
 */
export async function announceWindowChanges({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  try {
    await db.execute(sql`select pg_notify(${windowChannel}, '')`)
  } catch (error) {
    log.warn({ err: error }, 'a change of the window could not be announced; the poll will find it')
  }
}
