import type { GridProduct, GridVariant } from '@rimal/contract/staff/product-grid'
import { amountText } from '../../../../ui/form/read-amount.ts'

/** The columns of the grid that can be edited. */
export type EditedColumn =
  | 'name_en'
  | 'name_ar'
  | 'price'
  | 'compare_at'
  | 'made_to_order'
  | 'lead_days'
  | 'weight'
  | 'on_hand'
  | 'barcode'
/** The columns of the grid; what stands in the row, the state and the SKU are only read. */
export type GridColumn = EditedColumn | 'row' | 'state' | 'sku'

/** A cell of a product, or of one of its sizes. */
export type Cell = { column: EditedColumn; sku: string | null }
/** 'price', or 'on_hand NOOR-BLACK-54' of a size. */
export type CellKey = string
export type CellValue = string | number | boolean | null

/** Whether a size or a product as a whole has a value in this column that can be edited. */
export function isEdited(column: GridColumn, sku: string | null): column is EditedColumn {
  if (column === 'row' || column === 'state' || column === 'sku') return false
  if (column === 'weight') return true
  return (column === 'on_hand' || column === 'barcode') === (sku !== null)
}

export function keyOf({ column, sku }: Cell): CellKey {
  return sku === null ? column : `${column} ${sku}`
}

export function cellOf(key: CellKey): Cell {
  const [column = '', sku = null] = key.split(' ', 2)
  return { column: column as EditedColumn, sku }
}

export function variantsOf({ items }: GridProduct): GridVariant[] {
  return items.flatMap(({ sizes }) => sizes)
}

/** The stored value of a cell; undefined if the product does not have the size any more, or no such value. */
export function valueOf(product: GridProduct, { column, sku }: Cell): CellValue | undefined {
  if (sku !== null) {
    const variant = variantsOf(product).find((one) => one.sku === sku)
    if (column === 'barcode') return variant?.barcode
    return column === 'on_hand' ? variant?.onHand : variant?.weight
  }
  switch (column) {
    case 'name_en':
      return product.name.en
    case 'name_ar':
      return product.name.ar
    case 'price':
      return product.price
    case 'compare_at':
      return product.compareAt
    case 'made_to_order':
      return product.madeToOrder
    case 'lead_days':
      return product.leadDays
    case 'weight':
      return product.weight
    case 'on_hand':
      return variantsOf(product).reduce((sum, { onHand }) => sum + onHand, 0)
    case 'barcode':
      return undefined
  }
}

/** A value as it stands in its cell; 'yes' and 'no' have their words on the screen. */
export function textOf(value: CellValue, column: EditedColumn, currency: string): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number' && (column === 'price' || column === 'compare_at'))
    return amountText(value, currency)
  return String(value)
}
