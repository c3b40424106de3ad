import type { GridChange, GridProduct } from '@rimal/contract/staff/product-grid'
import { type Cell, type CellKey, keyOf, valueOf } from './cells.ts'
import { type ProductEdits, readEdits } from './edits.ts'

/** What is sent of a product, without the key. */
export type UnkeyedChange = Omit<GridChange, 'key'>
type Fields = GridChange['fields']

/** Makes the input of the call from the typed cells of a product; null while one of them is wrong. */
export function changeOf(
  product: GridProduct,
  cells: ProductEdits,
  currency: string,
): UnkeyedChange | null {
  const fields: Fields = {}
  const changes: NonNullable<GridChange['changes']> = []
  const weights: NonNullable<GridChange['weights']> = []
  const barcodes: NonNullable<GridChange['barcodes']> = []
  for (const { cell, reading } of readEdits(cells, currency)) {
    if ('wrong' in reading) return null
    const { value } = reading
    const { column, sku } = cell
    if (sku === null) Object.assign(fields, fieldOf(column, value, fields))
    else if (column === 'on_hand') {
      const quantity = Number(value) - Number(valueOf(product, cell) ?? 0)
      if (quantity !== 0) changes.push({ sku, quantity })
    } else if (column === 'barcode') barcodes.push({ sku, barcode: value as string | null })
    else {
      const was = valueOf(product, cell) as number | null
      weights.push({ sku, grams: value as number | null, was })
    }
  }
  return {
    id: product.id,
    revision: product.revision,
    fields,
    ...(barcodes.length > 0 ? { barcodes } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    ...(weights.length > 0 ? { weights } : {}),
  }
}

function fieldOf(column: Cell['column'], value: unknown, { name }: Fields): Fields {
  switch (column) {
    case 'name_en':
      return { name: { ...name, en: value as string } }
    case 'name_ar':
      return { name: { ...name, ar: value as string } }
    case 'price':
      return { price: value as number }
    case 'compare_at':
      return { compareAt: value as number | null }
    case 'made_to_order':
      return { madeToOrder: value as boolean }
    case 'lead_days':
      return { leadDays: value as number | null }
    case 'weight':
      return { weight: value as number | null }
    case 'on_hand':
    case 'barcode':
      return {}
  }
}

const columnOfField: Record<string, Cell['column']> = {
  'name.en': 'name_en',
  'name.ar': 'name_ar',
  price: 'price',
  compareAt: 'compare_at',
  madeToOrder: 'made_to_order',
  leadDays: 'lead_days',
  weight: 'weight',
}

/**
 * The cell that a refused field of a sent change is about; undefined for a field that the grid does not have. A barcode
 * is refused at its place in the product.
 */
export function cellOfField(
  field: string,
  sent: Pick<GridChange, 'barcodes' | 'changes' | 'weights'>,
  { items }: Pick<GridProduct, 'items'>,
): CellKey | undefined {
  const name = field.replace(/^fields\./, '')
  const column = columnOfField[name]
  if (column) return column
  const [, item, place] = /^items\.(\d+)\.sizes\.(\d+)\.barcode$/.exec(name) ?? []
  if (item) return keyAt('barcode', items[Number(item)]?.sizes[Number(place)])
  const [, list, index] = /^(barcodes|changes|weights)\.(\d+)\./.exec(name) ?? []
  if (list === 'barcodes') return keyAt('barcode', sent.barcodes?.[Number(index)])
  if (list === 'changes') return keyAt('on_hand', sent.changes?.[Number(index)])
  return list === 'weights' ? keyAt('weight', sent.weights?.[Number(index)]) : undefined
}

function keyAt(column: Cell['column'], variant: { sku: string } | undefined): CellKey | undefined {
  return variant && keyOf({ column, sku: variant.sku })
}
