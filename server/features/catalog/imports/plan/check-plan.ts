import type { CellError } from '../../../../db/tables/imports.ts'
import { productMoves } from '@rimal/contract/staff/product-states'
import { ProductFields } from '@rimal/contract/staff/products'
import { checkProduct, type KnownIds, lacksOf } from '../../products/check-product.ts'
import type { KnownGroups } from '../columns/fact-columns.ts'
import type { CatalogItem, CatalogProduct, CatalogSize } from '../products/catalog-product.ts'
import { addWrong, type PlacedRow, type Wrong } from './place-rows.ts'
import { errorAt } from './parse-row.ts'

/** The form saves no more colours of a product. */
const { maxItems: maxColors = 0 } = ProductFields.properties.items as { maxItems?: number }

type Given = { known: KnownGroups; own: string }
type Code = CellError['code']
/** What is wrong with a product: the column at fault, and the colour or the size if it is one of these. */
type Fault = {
  column: string
  code: Code
  item?: CatalogItem | undefined
  size?: CatalogSize | undefined
  hint?: string
}

/** Checks a product with the cells of a file as its form is checked; what was wrong before is no fault of the file. */
export function checkPlan(
  stored: CatalogProduct | null,
  { draft, placed, ...given }: Given & { draft: CatalogProduct; placed: readonly PlacedRow[] },
): Wrong {
  const before = new Set(stored ? faultsOf(stored, stored, given).map(keyOf) : [])
  const faults = faultsOf(draft, stored, given).filter((fault) => !before.has(keyOf(fault)))
  const wrong: Wrong = new Map()
  for (const fault of faults) blame(fault, placed, wrong)
  for (const { row, place } of placed) {
    const { size } = place
    if (size && row.raw['stock'] !== undefined && size.stock < size.reserved) {
      const hint = String(size.reserved)
      addWrong(wrong, row.line, errorAt('stock', { raw: row.raw, code: 'below_reserved', hint }))
    }
  }
  return wrong
}

/** The column that makes another one wrong, for a row that leaves the other one blank. */
function causeOf(column: string): string {
  if (column === 'lead_days') return 'made_to_order'
  return column === 'compare_at' ? 'price' : column.replace(/^compare_/, 'price_')
}

/**
 * A fault belongs to the rows that fill its column, or the column that causes it; where none does, to all rows of the
 * colour or the product.
 */
function blame(
  { column, code, item, size, hint = '' }: Fault,
  placed: readonly PlacedRow[],
  wrong: Wrong,
) {
  // A barcode that two sizes have is a fault of the rows that give it, and not of the one that had it.
  if (size) {
    for (const { row, place } of placed) {
      if (place.size === size && row.raw[column] !== undefined)
        addWrong(wrong, row.line, errorAt(column, { raw: row.raw, code, hint }))
    }
    return
  }
  const near = item ? placed.filter(({ place }) => place.item === item) : placed
  const filling = (name: string) => near.filter(({ row }) => row.raw[name] !== undefined)
  const guilty =
    [filling(column), filling(causeOf(column)), near, placed].find((rows) => rows.length > 0) ?? []
  for (const { row } of guilty) {
    addWrong(wrong, row.line, errorAt(column, { raw: row.raw, code, hint }))
  }
}

function keyOf({ column, code, item, size }: Fault): string {
  return `${column} ${code} ${item?.id ?? item?.name.en ?? ''} ${size?.size ?? ''}`
}

function faultsOf(draft: CatalogProduct, stored: CatalogProduct | null, given: Given): Fault[] {
  const fields = checkProduct(asFields(draft), withOthers(given.known), given.own)
  return [
    ...Object.entries(fields).flatMap(([field, code]) => faultOf(draft, field, code)),
    ...(draft.price === 0 ? [{ column: 'price', code: 'required' as const }] : []),
    ...draft.otherPrices
      .filter(({ price }) => price === 0)
      .map(({ currency }) => ({ column: `price_${currency}`, code: 'required' as const })),
    ...draft.items
      .filter(({ colorCode }) => colorCode === '')
      .map((item) => ({ column: 'color_code', code: 'required' as const, item })),
    ...draft.items.slice(maxColors).map((item) => ({
      column: 'color_en',
      code: 'too_many_colors' as const,
      item,
      hint: String(maxColors),
    })),
    ...stateFaults(draft, stored),
  ]
}

/** The columns of the fields that the form names otherwise. */
const columnOfField: Record<string, string> = {
  'name.en': 'name_en',
  'name.ar': 'name_ar',
  compareAt: 'compare_at',
  leadDays: 'lead_days',
  typeId: 'type',
  fabricKind: 'fabric',
  openingKind: 'opening',
}

function faultOf(draft: CatalogProduct, field: string, code: string): Fault[] {
  const known = code === 'required' || code === 'too_low' || code === 'unknown'
  const [list, index = '', ...rest] = field.split('.')
  if (list === 'otherPrices') {
    const currency = draft.otherPrices[Number(index)]?.currency ?? ''
    return code === 'too_low' ? [{ column: `compare_${currency}`, code }] : []
  }
  if (list === 'items') {
    const item = draft.items[Number(index)]
    if (rest.at(-1) === 'barcode') return barcodeFault(draft, item, Number(rest[1]))
    const column = { 'name.en': 'color_en', 'name.ar': 'color_ar' }[rest.join('.')]
    return column && code === 'required' ? [{ column, code, item }] : []
  }
  // The type of a product that has none is missing rather than unknown.
  if (field === 'typeId' && draft.typeId === '') return [{ column: 'type', code: 'required' }]
  return known ? [{ column: columnOfField[field] ?? field, code }] : []
}

function barcodeFault(
  { items }: CatalogProduct,
  item: CatalogItem | undefined,
  place: number,
): Fault[] {
  const size = item?.sizes[place]
  const others = items.flatMap(({ sizes }) => sizes.filter((other) => other !== size))
  const holder = others.find(({ barcode, sku }) => [barcode, sku].includes(size?.barcode ?? null))
  return [{ column: 'barcode', code: 'taken', item, size, hint: holder?.sku ?? '' }]
}

function stateFaults(draft: CatalogProduct, stored: CatalogProduct | null): Fault[] {
  const from = stored?.state ?? 'draft'
  const { state } = draft
  const isMoved = state !== from
  if (isMoved && (state === 'scheduled' || !productMoves[from].includes(state))) {
    return [{ column: 'state', code: 'impossible', hint: from }]
  }
  if (state !== 'published' && state !== 'scheduled') return []
  const lacks = lacksOf(draft)
  if (isMoved) return lacks.length > 0 ? [{ column: 'state', code: 'incomplete' }] : []
  return lacks.flatMap((field): Fault[] => {
    const [list, index, part] = field.split('.')
    const item = list === 'items' ? draft.items[Number(index)] : undefined
    if (part === 'pictures') return [{ column: 'color_en', code: 'picture_needed', item }]
    return part === 'sizes' ? [{ column: 'size', code: 'required', item }] : []
  })
}

/** The form checks more than a file has; what a file lacks is not checked again. */
function asFields(draft: CatalogProduct): ProductFields {
  const items = draft.items.map((item) => ({ ...item, pictures: [] }))
  const others = { completeTheLook: [], releasedOn: '2026-01-01' }
  return { ...draft, items, ...others } as unknown as ProductFields
}

function withOthers(known: KnownGroups): KnownIds {
  return { ...known, products: new Set(), pictures: new Set() }
}
