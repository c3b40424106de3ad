import type { GridProduct } from '@rimal/contract/staff/product-grid'
import { type Cell, type CellKey, cellOf, keyOf, textOf, valueOf } from './cells.ts'
import { type CellReading, readCell } from './read-cell.ts'

/** The texts that were typed and are not saved, by product and cell. */
export type ProductEdits = Readonly<Record<CellKey, string>>
export type Edits = Readonly<Record<string, ProductEdits>>

/** One cell that was typed; undefined is the stored value. */
export type Edit = {
  product: string
  cell: CellKey
  from: string | undefined
  to: string | undefined
}
/** What one act changed: a typed cell, a paste, a fill. */
export type Step = readonly Edit[]

export type Typed = { product: string; cell: Cell; text: string }

/** The step that typing these texts is; what is stored already is no edit, and what stays as it is no part of it. */
export function stepOf(
  typed: readonly Typed[],
  {
    products,
    edits,
    currency,
  }: { products: readonly GridProduct[]; edits: Edits; currency: string },
): Step {
  const byId = new Map(products.map((product) => [product.id, product]))
  return typed.flatMap(({ product: id, cell, text }) => {
    const product = byId.get(id)
    if (!product) return []
    const key = keyOf(cell)
    const from = edits[id]?.[key]
    const to = isStored(product, { cell, text, currency })
      ? undefined
      : writtenAnew(cell, text, currency)
    return from === to ? [] : [{ product: id, cell: key, from, to }]
  })
}

/** What can be read is written as the shop writes it: '٧٥٠' as '750.00'. */
function writtenAnew({ column }: Cell, text: string, currency: string): string {
  const reading = readCell(column, text, currency)
  return 'value' in reading ? textOf(reading.value, column, currency) : text
}

export function isStored(
  product: GridProduct,
  { cell, text, currency }: { cell: Cell; text: string; currency: string },
): boolean {
  const reading = readCell(cell.column, text, currency)
  return 'value' in reading && reading.value === valueOf(product, cell)
}

/** The step that takes every typed text out of its cell. */
export function discardStep(edits: Edits): Step {
  return Object.entries(edits).flatMap(([product, cells]) =>
    Object.entries(cells).map(([cell, from]) => ({ product, cell, from, to: undefined })),
  )
}

/** Applies a step, or takes it back. */
export function applyStep(edits: Edits, step: Step, to: 'to' | 'from'): Edits {
  const next: Record<string, Record<CellKey, string>> = {}
  for (const edit of step) {
    const { product, cell } = edit
    const cells = next[product] ?? { ...edits[product] }
    const text = edit[to]
    if (text === undefined) delete cells[cell]
    else cells[cell] = text
    next[product] = cells
  }
  return withoutEmpty({ ...edits, ...next })
}

export function withoutEmpty(edits: Edits): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([, cells]) => countCells(cells) > 0))
}

export function countCells(cells: ProductEdits | undefined): number {
  return Object.keys(cells ?? {}).length
}

/** The typed cells of a product with what was read of each. */
export function readEdits(
  cells: ProductEdits,
  currency: string,
): { key: CellKey; cell: Cell; reading: CellReading }[] {
  return Object.entries(cells).map(([key, text]) => {
    const cell = cellOf(key)
    return { key, cell, reading: readCell(cell.column, text, currency) }
  })
}

/** Whether a product has a cell that cannot be saved as it is typed. */
export function hasWrong(cells: ProductEdits, currency: string): boolean {
  return readEdits(cells, currency).some(({ reading }) => 'wrong' in reading)
}
