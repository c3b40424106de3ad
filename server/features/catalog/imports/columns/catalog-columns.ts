import { sizes } from '@rimal/contract/limits'
import { productTexts } from '@rimal/contract/staff/products'
import { readBarcode } from '@rimal/contract/stock/read-barcode'
import { maxStockUnits } from '@rimal/contract/stock/stock-kinds'
import { fromSafeCell, toSafeCell } from '../sheet/safe-cell.ts'
import { type SizeNumber, textFields } from '../products/catalog-product.ts'
import { readId, readNumber, readPattern, readText, WrongCell } from './cell-readers.ts'
import { type Column, itemColumn, type Place, productColumn, sizeColumn } from './column.ts'
import { factColumns, type KnownGroups } from './fact-columns.ts'
import { priceColumns } from './price-columns.ts'

export type ColumnsGiven = {
  /** The currency of the shop. */
  own: string
  /** The other currencies that the shop accepts. */
  others: readonly string[]
  known: KnownGroups
}

const maxColorName = 60

/** The columns of a file of the catalogue, in the order of an export. */
export function catalogColumns({ own, others, known }: ColumnsGiven): Column[] {
  return [
    key('sku', ({ size }) => size?.sku ?? '', readSku),
    key('product', ({ product }) => product.id, readAddress),
    ...factColumns.state,
    ...factColumns.groups(known),
    ...textColumns(),
    ...colorColumns(known),
    key('size', ({ size }) => (size ? String(size.size) : ''), readSize),
    sizeColumn('barcode', {
      write: ({ barcode }) => toSafeCell(barcode ?? ''),
      read: readBarcodeCell,
      set: (size, barcode) => {
        size.barcode = barcode
      },
      empty: null,
    }),
    ...priceColumns(own, others),
    sizeColumn('stock', {
      needs: 'stock.adjust',
      write: ({ stock }) => String(stock),
      read: (cell) => readNumber(cell, { min: 0, max: maxStockUnits }),
      set: (size, stock) => {
        size.stock = stock
      },
    }),
    ...factColumns.production,
  ]
}

/** A column that finds what the row is about. */
function key(
  name: string,
  write: (place: Place) => string,
  check: (cell: string) => unknown,
): Column {
  return {
    name,
    level: 'key',
    write,
    read: (cell) => {
      check(cell)
      return () => {}
    },
  }
}

/** SKUs are stored in capital letters. */
export function readSku(cell: string): string {
  return readPattern(cell.toUpperCase(), /^[A-Z0-9-]{1,80}$/, 'not_a_sku')
}

function readBarcodeCell(cell: string): string | null {
  const barcode = readBarcode(fromSafeCell(cell))
  if (barcode === undefined) throw new WrongCell('not_a_barcode')
  return barcode
}

export function readAddress(cell: string): string {
  return readPattern(cell.toLowerCase(), /^[a-z0-9_-]{1,80}$/, 'not_an_address')
}

export function readSize(cell: string): SizeNumber {
  const number = readNumber(cell, { min: 0, max: 1000 })
  const size = sizes.find((known) => known === number)
  if (size === undefined) throw new WrongCell('not_a_size', sizes.join(', '))
  return size
}

function textColumns(): Column[] {
  return Object.entries(textFields).flatMap(([name, field]) =>
    (['en', 'ar'] as const).map((side) =>
      productColumn(`${name}_${side}`, {
        write: (product) => toSafeCell(product[field][side]),
        read: (cell) => readText(fromSafeCell(cell), maxLengthOf(field)),
        set: (product, text) => {
          product[field] = { ...product[field], [side]: text }
        },
        ...(field === 'name' ? {} : { empty: '' }),
      }),
    ),
  )
}

function maxLengthOf(field: keyof typeof productTexts): number {
  return (productTexts[field].properties.en as { maxLength?: number }).maxLength ?? 0
}

/** The name of the colour finds the colour where the row has no known SKU, and renames it where it has one. */
function colorColumns({ colors }: Pick<KnownGroups, 'colors'>): Column[] {
  return [
    ...(['en', 'ar'] as const).map((side) =>
      itemColumn(`color_${side}`, {
        write: ({ name }) => toSafeCell(name[side]),
        read: (cell) => readText(fromSafeCell(cell), maxColorName),
        set: (item, text) => {
          item.name = { ...item.name, [side]: text }
        },
      }),
    ),
    itemColumn('color_code', {
      write: ({ colorCode }) => colorCode,
      read: (cell) => readPattern(cell, /^#[0-9a-f]{6}$/i, 'not_a_color'),
      set: (item, code) => {
        item.colorCode = code
      },
    }),
    itemColumn('color_filter', {
      write: ({ colorFamily }) => colorFamily ?? '',
      read: (cell): string | null => readId(cell, colors),
      set: (item, id) => {
        item.colorFamily = id
      },
      empty: null,
    }),
  ]
}
