import type { RowErrorCode } from '@rimal/contract/staff/import-kinds'

const products = 500
const colors = [
  { en: 'Black', ar: 'أسود', code: '#1A1A1A' },
  { en: 'Sand', ar: 'رملي', code: '#C2A27C' },
]
/** One of them is written in the digits of Arabic. */
const sizes = ['52', '٥٤', '56', '58', '60']
const header =
  'product,type,name_en,name_ar,price,weight,made_to_order,color_en,color_ar,color_code,size,stock'
const columns = header.split(',')

type Cells = Record<string, string>
/** A cell of the file that cannot be used; the first line is the header. */
export type WrongCell = { line: number; column: string; value: string; code: RowErrorCode }

/** What is wrong in the first file, each with the column where it stands. */
const mistakes: Omit<WrongCell, 'line'>[] = [
  { column: 'stock', value: 'كثير', code: 'not_a_number' },
  { column: 'stock', value: '-٣', code: 'out_of_range' },
  { column: 'size', value: '٥٣', code: 'not_a_size' },
  { column: 'color_code', value: 'بني', code: 'not_a_color' },
  { column: 'price', value: '1,250', code: 'not_an_amount' },
  { column: 'made_to_order', value: 'ربما', code: 'not_yes_or_no' },
  { column: 'type', value: 'abaya', code: 'unknown' },
  { column: 'weight', value: '٠', code: 'out_of_range' },
]
const wrongRows = 40

/** The address and the names of a product of the file, by its place from 0. */
export function productAt(place: number) {
  const number = String(place + 1).padStart(3, '0')
  return { id: `eid-${number}`, name: { en: `Eid ${number}`, ar: `عيد ${number}` } }
}

/** Rows of 500 products with 10 variants each; the type is the id of an existing one. */
function rowsOf(type: string): Cells[] {
  return Array.from({ length: products }, (_, place) => {
    const { id, name } = productAt(place)
    const variants = colors.flatMap((color) => sizes.map((size) => ({ color, size })))
    return variants.map(({ color, size }, index) => ({
      product: id,
      // What belongs to the product stands in its first row.
      ...(index === 0 ? { type, name_en: name.en, name_ar: name.ar, price: '٤٥٠٫٥٠' } : {}),
      color_en: color.en,
      color_ar: color.ar,
      color_code: color.code,
      size,
      stock: '٣',
    }))
  }).flat()
}

/** The file with 40 wrong cells, one in every 125th row, and the file in which they are mended. */
export function makeCatalogueFiles(type: string) {
  const rows = rowsOf(type)
  const step = rows.length / wrongRows
  const wrong = Array.from({ length: wrongRows }, (_, turn) => {
    const mistake = mistakes[turn % mistakes.length]
    if (!mistake) throw new Error('There are more turns than mistakes.')
    // The fifth row of a product or a later one, so that the rest of the product stays right.
    return { ...mistake, line: turn * step + 9 }
  })
  const broken = rows.map((row, index) => {
    const cell = wrong.find(({ line }) => line === index + 2)
    return cell ? { ...row, [cell.column]: cell.value } : row
  })
  return { wrong, rows: rows.length, broken: csvOf(broken), mended: csvOf(rows) }
}

/** CSV with the mark of UTF-8 in front, as spreadsheets save it. */
function csvOf(rows: readonly Cells[]): Buffer {
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','))
  return Buffer.from(`\uFEFF${[header, ...lines].join('\r\n')}\r\n`)
}

function quoted(cell: string): string {
  return cell.includes(',') ? `"${cell}"` : cell
}
