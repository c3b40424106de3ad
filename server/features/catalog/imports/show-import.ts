import { shownChanges, shownErrors } from '@rimal/contract/staff/import-kinds'
import type { Import, ImportReport } from '@rimal/contract/staff/imports'
import type { Queries } from '../../../db/connect.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findImport, listNewestImports } from './imports.sql.ts'
import { listChanges, listErrors, listWarnings, sumChanges } from './report.sql.ts'

const maxListed = 50

/** Lists the newest imports. */
export async function listImports(db: Queries): Promise<Import[]> {
  return (await listNewestImports(db, maxListed)).map(withTime)
}

/** @throws import_not_found */
export async function getImport(db: Queries, id: string): Promise<Import> {
  const row = await findImport(db, id)
  if (!row) throw new ShopError('import_not_found')
  return withTime(row)
}

/**
 * Returns an import with its first errors, warnings and changes, and with sums over all of them.
 * @throws import_not_found
 */
export async function getReport(db: Queries, id: string): Promise<ImportReport> {
  const row = await findImport(db, id)
  if (!row) throw new ShopError('import_not_found')
  const [errors, warnings, changes, sums] = await Promise.all([
    listErrors(db, id, shownErrors),
    listWarnings(db, id, shownErrors),
    listChanges(db, id, shownChanges),
    sumChanges(db, id),
  ])
  return { ...withTime(row), errors, warnings, changes, ...sums }
}

function withTime({ at, ...row }: NonNullable<Awaited<ReturnType<typeof findImport>>>) {
  return { ...row, at: at.toISOString() }
}
