import type { CellError } from '../../../../db/tables/imports.ts'
import type { Level, Place } from '../columns/column.ts'
import type { CatalogItem, CatalogProduct, CatalogSize } from '../products/catalog-product.ts'
import { addressIn, errorAt, type ParsedRow } from './parse-row.ts'

export type PlacedRow = { row: ParsedRow; place: Place }

/** The errors of rows, by their lines. */
export type Wrong = Map<number, CellError[]>

/** The line that set a value, and the value. */
type SetBy = Map<object, Map<string, { line: number; value: string }>>

/**
 * Writes the cells of rows into a product, and adds the colours and sizes that it lacks. Two rows must not say
 * different things about one product or colour.
 */
export function placeRows(
  product: CatalogProduct,
  rows: readonly ParsedRow[],
): { placed: PlacedRow[]; wrong: Wrong } {
  const wrong: Wrong = new Map()
  const setBy: SetBy = new Map()
  const linesOf = new Map<CatalogSize, number>()
  const placed = rows.map((row) => {
    const add = (column: string, code: CellError['code'], hint = '') =>
      addWrong(wrong, row.line, errorAt(column, { raw: row.raw, code, hint }))
    const place = findPlace(product, row, add)
    const earlier = place.size && linesOf.get(place.size)
    if (earlier !== undefined) add(row.raw['sku'] ? 'sku' : 'size', 'duplicate', String(earlier))
    else if (place.size) linesOf.set(place.size, row.line)
    setCells({ row, place }, { setBy, add })
    return { row, place }
  })
  return { placed, wrong }
}

export function addWrong(wrong: Wrong, line: number, error: CellError): void {
  const errors = wrong.get(line) ?? []
  errors.push(error)
  wrong.set(line, errors)
}

type Add = (column: string, code: CellError['code'], hint?: string) => void

function findPlace(product: CatalogProduct, row: ParsedRow, add: Add): Place {
  const address = addressIn(row)
  if (address !== null && address !== product.id) add('product', 'other_product', product.id)
  for (const item of product.items) {
    const size = item.sizes.find(({ sku }) => sku !== null && sku === row.sku)
    if (size && row.size !== null && row.size !== size.size) add('size', 'fixed', String(size.size))
    if (size) return { product, item, size }
  }
  if (row.color === null) {
    if (row.size !== null || row.newSku !== null) add('color_en', 'no_color')
    return { product, item: undefined, size: undefined }
  }
  const item = findItem(product, row.color) ?? addItem(product, row.color)
  return { product, item, size: findSize(item, row, add) }
}

function findItem({ items }: CatalogProduct, color: string): CatalogItem | undefined {
  const name = color.toLowerCase()
  return items.find((item) => item.name.en.trim().toLowerCase() === name)
}

function addItem({ items }: CatalogProduct, color: string): CatalogItem {
  const item: CatalogItem = {
    id: null,
    name: { en: color, ar: '' },
    colorCode: '',
    colorFamily: null,
    pictures: [],
    sizes: [],
  }
  items.push(item)
  return item
}

function findSize(item: CatalogItem, row: ParsedRow, add: Add): CatalogSize | undefined {
  if (row.size === null) {
    if (row.newSku !== null) add('size', 'no_size')
    return undefined
  }
  const known = item.sizes.find(({ size }) => size === row.size)
  if (known) {
    if (row.newSku !== null && known.sku !== row.newSku) add('sku', 'fixed', known.sku ?? '')
    return known
  }
  // The SKU of a size that is no longer offered is known, and offers the size again.
  const size = { size: row.size, sku: row.newSku ?? row.sku, barcode: null, stock: 0, reserved: 0 }
  item.sizes.push(size)
  return size
}

function setCells({ row, place }: PlacedRow, { setBy, add }: { setBy: SetBy; add: Add }): void {
  for (const { column, set } of row.cells) {
    const { name, level, write } = column
    // Where the name has found the colour, it does not rename it.
    if (level === 'key' || (name === 'color_en' && row.sku === null)) continue
    const target = targetOf(place, level)
    if (target === undefined) {
      add(name, level === 'item' ? 'no_color' : 'no_size')
      continue
    }
    set(place)
    const values = setBy.get(target) ?? new Map()
    setBy.set(target, values)
    const value = write(place)
    const earlier = values.get(name)
    if (earlier && earlier.value !== value) add(name, 'differs', String(earlier.line))
    else values.set(name, earlier ?? { line: row.line, value })
  }
}

function targetOf({ product, item, size }: Place, level: Level): object | undefined {
  if (level === 'product') return product
  return level === 'item' ? item : size
}
