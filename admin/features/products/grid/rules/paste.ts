import { type GridColumn, isEdited } from './cells.ts'
import type { Typed } from './edits.ts'

/** A row that is shown: a product, or one of its sizes. */
export type GridRow = { product: string; sku: string | null }

/** Cells from one row and column to another, both included. */
export type Range = { fromRow: number; toRow: number; fromColumn: number; toColumn: number }

/** Parses the cells that a spreadsheet copies: tabs, lines, and quotes around what has either in it. */
export function parsePasted(text: string): string[][] {
  const lines: string[][] = [[]]
  const pattern = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  for (;;) {
    const [, quoted, plain = '', end = ''] = pattern.exec(text) ?? []
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== '\t') lines.push([])
  }
  // A spreadsheet ends its last line as well.
  const last = lines.at(-1)
  if (lines.length > 1 && last?.length === 1 && last[0] === '') lines.pop()
  return lines
}

/** A text as a cell that is copied: in quotes if it would be read otherwise, with its own quotes doubled. */
export function copiedCell(text: string): string {
  return /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export type Sheet = {
  rows: readonly GridRow[]
  columns: readonly GridColumn[]
  /** Whether the weights of sizes can be edited. */
  canWeigh: boolean
}

type Pasted = {
  typed: Typed[]
  /** The cells that cannot be edited, and those for which the grid has no row or column. */
  left: number
}

/**
 * Says which cells pasted lines are for, from one row and column on. Lines go to rows of the same kind: from a product to
 * the products below it, from a size to the sizes that are shown. One cell fills the whole range.
 */
export function placePasted(
  lines: readonly (readonly string[])[],
  range: Range,
  sheet: Sheet,
): Pasted {
  const { rows, columns } = sheet
  const alike = rowsAlike(rows, range.fromRow)
  const isOne = lines.length === 1 && lines[0]?.length === 1
  if (isOne) {
    const cells = cellsIn(range, sheet)
    const text = lines[0]?.[0] ?? ''
    return { typed: cells.map((cell) => ({ ...cell, text })), left: cells.length === 0 ? 1 : 0 }
  }
  const typed = lines.flatMap((line, down) =>
    line.flatMap((text, along) => {
      const row = alike[down]
      const column = columns[range.fromColumn + along]
      const cell = row && column && cellAt(row, column, sheet)
      return cell ? [{ ...cell, text }] : []
    }),
  )
  return { typed, left: lines.reduce((sum, { length }) => sum + length, 0) - typed.length }
}

/** The cells of a range that can be edited, in the rows that are of the kind of its first one. */
export function cellsIn({ fromRow, toRow, fromColumn, toColumn }: Range, sheet: Sheet) {
  const columns = sheet.columns.slice(fromColumn, toColumn + 1)
  return rowsAlike(sheet.rows.slice(0, toRow + 1), fromRow).flatMap((row) =>
    columns.flatMap((column) => cellAt(row, column, sheet) ?? []),
  )
}

/**
 * The cells that filling down changes, each with the cell that it copies: the first row of the range goes to the others.
 * A range of one row copies the row of the same kind above it.
 */
export function fillDown(range: Range, sheet: Sheet) {
  const isOneRow = range.fromRow === range.toRow
  const source = isOneRow ? rowAbove(sheet.rows, range.fromRow) : range.fromRow
  if (source === -1) return []
  const first = sheet.rows[source]
  if (!first) return []
  const cells = cellsIn(isOneRow ? range : { ...range, fromRow: source }, sheet)
  return cells
    .filter((one) => one.product !== first.product || one.cell.sku !== first.sku)
    .map((one) => ({
      ...one,
      source: { product: first.product, cell: { ...one.cell, sku: first.sku } },
    }))
}

/** The cell of a row and a column if it can be edited. */
export function cellAt(
  row: GridRow,
  column: GridColumn,
  { canWeigh }: Pick<Sheet, 'canWeigh'>,
): Omit<Typed, 'text'> | undefined {
  if (!isEdited(column, row.sku)) return undefined
  if (column === 'weight' && row.sku !== null && !canWeigh) return undefined
  return { product: row.product, cell: { column, sku: row.sku } }
}

function isAlike(row: GridRow, other: GridRow | undefined): boolean {
  return (row.sku === null) === (other?.sku === null)
}

function rowsAlike(rows: readonly GridRow[], from: number): GridRow[] {
  return rows.slice(from).filter((row) => isAlike(row, rows[from]))
}

function rowAbove(rows: readonly GridRow[], from: number): number {
  return rows.slice(0, from).findLastIndex((row) => isAlike(row, rows[from]))
}
