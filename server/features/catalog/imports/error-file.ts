import { Readable } from 'node:stream'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import type { AnsweredFile } from '../../../http/file-route.ts'
import { getImport } from './show-import.ts'
import { openPlanning } from './planning.ts'
import { rowErrorText } from './row-error-text.ts'
import { listWrongRows } from './report.sql.ts'
import { safeAgain } from './sheet/safe-cell.ts'
import { reportColumns } from './sheet/sheet-rows.ts'
import { csvLines } from './sheet/write-csv.ts'

const rowsAtOnce = 500

/**
 * Writes the wrong rows of an import as they were, with the row of the file and the reasons in front of them. The file
 * can be corrected and uploaded again.
 * @throws import_not_found
 */
export async function errorFile(
  { db }: Deps,
  importId: string,
  language: LanguageCode,
): Promise<AnsweredFile> {
  const { fileName } = await getImport(db, importId)
  const { columns } = await openPlanning(db, undefined)
  const names = [...columns.keys()]

  async function* records() {
    yield [[...reportColumns, ...names]]
    for (let after = 0; ;) {
      const rows = await listWrongRows(db, importId, { limit: rowsAtOnce, after })
      if (rows.length === 0) return
      yield rows.map(({ line, raw, errors }) => [
        String(line),
        errors.map((error) => `${error.column} ${rowErrorText(error, language)}`.trim()).join(' '),
        ...names.map((name) => safeAgain(raw[name] ?? '')),
      ])
      after = rows.at(-1)?.line ?? after
    }
  }

  return {
    name: `${fileName.replace(/\.\w+$/, '')}-errors.csv`,
    type: 'text/csv; charset=utf-8',
    body: Readable.from(csvLines(records())),
  }
}
