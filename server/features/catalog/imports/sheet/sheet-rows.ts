import type { ImportFailure } from '@rimal/contract/staff/import-kinds'
import { shortened } from '../plan/parse-row.ts'
import type { CellError } from '../../../../db/tables/imports.ts'

/** A row of a file: its cells that are not blank, by column. */
export type SheetRow = { line: number; raw: Record<string, string>; errors: CellError[] }

/** What a file of errors adds to each row; an import does not read it. */
export const reportColumns = ['row', 'errors']

/** A file that cannot be read as a whole; `value` is the column or the line at fault. */
export class UnreadableFile extends Error {
  readonly code: ImportFailure
  readonly value: string

  constructor(code: ImportFailure, value = '') {
    super(`${code} ${value}`)
    this.name = 'UnreadableFile'
    this.code = code
    this.value = value
  }
}

/**
 * Names the cells of each row by the header, which is the first row that is not empty.
 * @throws UnreadableFile
 */
export async function* sheetRows(
  records: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
  known: ReadonlySet<string>,
): AsyncGenerator<SheetRow> {
  let names: string[] | undefined
  let line = 0
  let rows = 0
  for await (const cells of records) {
    line++
    if (cells.every((cell) => cell.trim() === '')) continue
    if (names === undefined) {
      names = readHeader(cells, known)
      continue
    }
    rows++
    yield rowOf(cells, names, line)
  }
  if (rows === 0) throw new UnreadableFile('no_rows')
}

function readHeader(cells: readonly string[], known: ReadonlySet<string>): string[] {
  const names = cells.map((cell) => nameOf(cell, known))
  for (const [index, name] of names.entries()) {
    if (name === '' || reportColumns.includes(name)) continue
    if (!known.has(name)) throw new UnreadableFile('unknown_column', cells[index]?.slice(0, 80))
    if (names.indexOf(name) < index) throw new UnreadableFile('duplicate_column', name)
  }
  if (!names.includes('sku') && !names.includes('product')) throw new UnreadableFile('no_key')
  return names
}

/** The name of a column however its letters are written: 'Price_sar' is `price_SAR`. */
function nameOf(cell: string, known: ReadonlySet<string>): string {
  const typed = cell.trim().toLowerCase().replaceAll(/[ -]/g, '_')
  return [...known].find((name) => name.toLowerCase() === typed) ?? typed
}

function rowOf(cells: readonly string[], names: readonly string[], line: number): SheetRow {
  const raw: Record<string, string> = {}
  const errors: CellError[] = []
  for (const [index, cell] of cells.entries()) {
    if (cell.trim() === '') continue
    const name = names[index] ?? ''
    if (reportColumns.includes(name)) continue
    // PostgreSQL stores neither of the two in a text.
    const value = cell.replaceAll('\0', '').toWellFormed()
    if (name) raw[name] = value
    else errors.push({ column: '', value: shortened(value), code: 'too_many_cells', hint: '' })
  }
  return { line, raw, errors }
}
