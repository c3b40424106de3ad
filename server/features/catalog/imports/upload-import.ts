import { randomUUID } from 'node:crypto'
import type { Import } from '@rimal/contract/staff/imports'
import type { Tx } from '../../../db/transact.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { importKey } from './import-file.ts'
import { insertImport } from './imports.sql.ts'
import { getImport } from './show-import.ts'

type Upload = {
  bytes: unknown
  fileName: string
  staffId: string
  /** Writes the row of the audit in the transaction that stores the import. */
  audit: (tx: Tx, id: string) => Promise<void>
}

/**
 * Stores a file, which a job reads and checks.
 * @throws import_file_empty
 */
export async function uploadImport(
  deps: Deps,
  { bytes, fileName, staffId, audit }: Upload,
): Promise<Import> {
  if (!Buffer.isBuffer(bytes) || bytes.length === 0) throw new ShopError('import_file_empty')
  const id = randomUUID()
  await deps.files.write(importKey(id), bytes)
  try {
    return await deps.transact(async (tx) => {
      tx.afterCommit.wake('check-imports')
      await insertImport(tx, { id, fileName, uploadedBy: staffId, uploadedAt: deps.clock() })
      await audit(tx, id)
      return getImport(tx, id)
    })
  } catch (error) {
    // The error above says what went wrong, and the job that checks imports removes a file that stays.
    await deps.files.remove(importKey(id)).catch(() => {})
    throw error
  }
}
