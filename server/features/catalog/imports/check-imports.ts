import { maxImportRows } from '@rimal/contract/staff/import-kinds'
import type { Queries } from '../../../db/connect.ts'
import type { Deps } from '../../../deps.ts'
import { FilesAway } from '../../../files/file-store.ts'
import { findMember } from '../../staff/staff-record.ts'
import { importKey, importsFolder } from './import-file.ts'
import {
  cancelWaiting,
  countTry,
  findAtWork,
  listChecking,
  type StoredImport,
  updateImport,
  workAlone,
} from './imports.sql.ts'
import { nextRows } from './next-rows.ts'
import { openPlanning } from './planning.ts'
import { planProduct, type Planning } from './plan/plan-product.ts'
import { readProducts } from './read-products.sql.ts'
import {
  analyzeRows,
  countRows,
  deleteEndedRows,
  deleteRows,
  insertRows,
  markBarcodes,
  markUnplaced,
  resolveRows,
  saveOutcomes,
} from './rows.sql.ts'
import { openSheet } from './sheet/open-sheet.ts'
import { type SheetRow, sheetRows, UnreadableFile } from './sheet/sheet-rows.ts'

/** A file whose check fails so often is given up. */
const maxTries = 5
const rowsAtOnce = 1000
const dayMs = 86_400_000
/** An upload, which writes its file before its row, has ended after so long. */
const uploadMs = 3_600_000
/** A dry run waits so long for somebody to apply it, and the rows of an import stay so long after its end. */
const waitsDays = 7
const staysDays = 30

/**
 * Reads and checks every file that was uploaded, and removes files that are no longer needed. A file whose check fails does
 * not stop the others.
 */
export async function checkImports(deps: Deps): Promise<void> {
  const { db, pool, clock } = deps
  const ago = (days: number) => new Date(clock().getTime() - days * dayMs)
  await cancelWaiting(db, ago(waitsDays), clock())
  await deleteEndedRows(db, ago(staysDays))
  const done: string[] = []
  const failures: unknown[] = []
  for (;;) {
    const next = await findAtWork(db, 'checking', done)
    if (!next) break
    done.push(next.id)
    await workAlone(pool, next.id, () => checkImport(deps, next)).catch((error: unknown) =>
      failures.push(error),
    )
  }
  await removeUnneeded(deps).catch((err: unknown) =>
    // The imports were checked all the same, and the next run tries again.
    deps.log.error({ err }, 'files of imports that have ended could not be removed'),
  )
  if (failures.length > 0) throw new AggregateError(failures, 'Imports could not be checked.')
}

/** Removes files of imports that were checked or cancelled, and files whose upload broke off. */
async function removeUnneeded({ db, clock, files }: Deps): Promise<void> {
  const changedBefore = new Date(clock().getTime() - uploadMs)
  const old = await files.list(importsFolder, { changedBefore })
  if (old.length === 0) return
  const needed = new Set((await listChecking(db)).map(importKey))
  await Promise.all(old.filter((key) => !needed.has(key)).map((key) => files.remove(key)))
}

async function checkImport(deps: Deps, { id, uploadedBy }: StoredImport): Promise<void> {
  const { db, clock, files } = deps
  const begun = clock()
  let unread: unknown
  const file = await files.read(importKey(id)).catch((error: unknown) => {
    // Files that cannot be reached are no fault of this file, so no try is counted.
    if (error instanceof FilesAway) throw error
    unread = error
    return undefined
  })
  const taken = await countTry(db, id, 'checking')
  // Another run has checked the file meanwhile, or somebody has cancelled the import.
  if (!taken) return
  try {
    if (taken.tries > maxTries) throw new UnreadableFile('broken')
    // A check that was broken off begins anew.
    await deleteRows(db, id)
    const planning = await openPlanning(db, (await findMember(db, uploadedBy))?.role)
    if (!file) {
      const sentence = `The file of import ${id} is missing or cannot be read.`
      throw new Error(sentence, { cause: unread })
    }
    await stageRows(db, id, { file, planning })
    await analyzeRows(db)
    await resolveRows(db, id)
    await markUnplaced(db, id)
    await markBarcodes(db, id)
    await planRows(deps, id, planning)
    const counts = await countRows(db, id)
    const seconds = Math.round((clock().getTime() - begun.getTime()) / 1000)
    const checked = { state: 'ready' as const, checkedAt: clock(), seconds, ...counts }
    await updateImport(db, { id, from: ['checking'] }, checked)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    const { code, value } = error
    const failed = { state: 'failed' as const, failure: { code, value }, endedAt: clock() }
    await updateImport(db, { id, from: ['checking'] }, failed)
    await deleteRows(db, id)
  }
  // The end of a later run removes a file that stays.
  await files.remove(importKey(id)).catch(() => {})
}

/** @throws UnreadableFile */
async function stageRows(
  db: Queries,
  id: string,
  { file, planning: { columns } }: { file: Buffer; planning: Planning },
): Promise<void> {
  const records = openSheet(file)
  let batch: SheetRow[] = []
  let count = 0
  for await (const row of sheetRows(records, new Set(columns.keys()))) {
    if (++count > maxImportRows) throw new UnreadableFile('too_many_rows', String(maxImportRows))
    batch.push(row)
    if (batch.length < rowsAtOnce) continue
    await insertRows(db, id, batch)
    batch = []
  }
  await insertRows(db, id, batch)
}

async function planRows({ db }: Deps, importId: string, planning: Planning): Promise<void> {
  for (let after = ''; ;) {
    const products = await nextRows(db, importId, { stage: 'unchecked', after })
    if (products.length === 0) return
    const stored = await readProducts(
      db,
      products.map(({ id }) => id),
    )
    const outcomes = products.flatMap(({ id, rows }) => {
      const product = stored.get(id) ?? null
      const revision = product?.revision ?? null
      return planProduct({ id, stored: product, rows }, planning).rows.map((row) => ({
        ...row,
        revision,
      }))
    })
    await saveOutcomes(db, importId, outcomes)
    after = products.at(-1)?.id ?? after
  }
}
