import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { lockImport, type StoredImport, updateImport } from './imports.sql.ts'

type By = { staffId: string; now: Date }

/**
 * Has the rows of a dry run written.
 * @throws import_not_found, import_not_waiting
 */
export async function applyImport(tx: Tx, id: string, { staffId }: By): Promise<StoredImport> {
  const stored = await lock(tx, id)
  const applying = { state: 'applying' as const, appliedBy: staffId, tries: 0 }
  if (!(await updateImport(tx, { id, from: ['ready'] }, applying))) {
    throw new ShopError('import_not_waiting')
  }
  tx.afterCommit.wake('apply-imports')
  return stored
}

/**
 * Drops a dry run, or stops an import between two chunks.
 * @throws import_not_found, import_not_waiting
 */
export async function cancelImport(tx: Tx, id: string, { now }: By): Promise<StoredImport> {
  const stored = await lock(tx, id)
  const cancelled = { state: 'cancelled' as const, endedAt: now }
  if (!(await updateImport(tx, { id, from: ['checking', 'ready', 'applying'] }, cancelled))) {
    throw new ShopError('import_not_waiting')
  }
  return stored
}

async function lock(tx: Tx, id: string): Promise<StoredImport> {
  const stored = await lockImport(tx, id)
  if (!stored) throw new ShopError('import_not_found')
  return stored
}
