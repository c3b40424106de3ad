import type { CellError } from '../../../../db/tables/imports.ts'
import { readAddress, readSize, readSku } from '../columns/catalog-columns.ts'
import { WrongCell } from '../columns/cell-readers.ts'
import type { Column, Place } from '../columns/column.ts'
import { fromSafeCell } from '../sheet/safe-cell.ts'
import type { CatalogProduct, SizeNumber } from '../products/catalog-product.ts'

/** The characters of a cell in a report. */
const maxShown = 200

/** A row of the file as the database holds it. */
export type StagedRow = {
  line: number
  raw: Record<string, string>
  /** The SKU of the row, if a variant has it. */
  sku: string | null
  errors: CellError[]
}

/** A cell that is right, with what sets its value. */
export type ParsedCell = { column: Column; cell: string; set: (place: Place) => void }

/** A row whose cells are all right by themselves. */
export type ParsedRow = StagedRow & {
  cells: ParsedCell[]
  /** The new SKU that the row names; the shop makes one otherwise. */
  newSku: string | null
  /** The name of the colour and the size, as they find the variant of a row without a known SKU. */
  color: string | null
  size: SizeNumber | null
}

/** Reads the cells of a row; its errors are added to those that it has. */
export function parseRow(row: StagedRow, columns: ReadonlyMap<string, Column>): ParsedRow {
  const cells: ParsedCell[] = []
  const errors = [...row.errors]
  for (const [name, cell] of Object.entries(row.raw)) {
    const column = columns.get(name)
    if (!column) continue
    try {
      cells.push({ column, cell, set: column.read(cell) })
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      errors.push(errorAt(name, { raw: row.raw, code: error.code, hint: error.hint }))
    }
  }
  const isWrong = errors.length > 0
  const { sku, color_en: color, size } = row.raw
  return {
    ...row,
    errors,
    cells,
    newSku: isWrong || row.sku !== null || sku === undefined ? null : readSku(sku),
    color: color === undefined ? null : fromSafeCell(color).trim(),
    size: isWrong || size === undefined ? null : readSize(size),
  }
}

export function errorAt(
  column: string,
  { raw, code, hint = '' }: { raw: StagedRow['raw']; code: CellError['code']; hint?: string },
): CellError {
  return { column, value: shortened(raw[column] ?? ''), code, hint }
}

/** The beginning of a cell, as a report shows it; a letter of two units is not cut in two. */
export function shortened(cell: string): string {
  return cell.slice(0, maxShown).toWellFormed()
}

/** The address that a row names, if it can be one. */
export function addressIn({ raw }: Pick<StagedRow, 'raw'>): CatalogProduct['id'] | null {
  try {
    return raw['product'] === undefined ? null : readAddress(raw['product'])
  } catch {
    return null
  }
}
