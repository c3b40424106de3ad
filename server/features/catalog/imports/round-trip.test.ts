import { Readable } from 'node:stream'
import { readBarcode } from '@rimal/contract/stock/read-barcode'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogColumns } from './columns/catalog-columns.ts'
import { writeProduct } from './columns/write-product.ts'
import { planProduct } from './plan/plan-product.ts'
import { type CatalogProduct, newProduct, textFields } from './products/catalog-product.ts'
import { fromSafeCell, toSafeCell } from './sheet/safe-cell.ts'
import { readCsv } from './sheet/read-csv.ts'
import { sheetRows } from './sheet/sheet-rows.ts'
import { csvLines } from './sheet/write-csv.ts'

const own = 'AED'
const ids = new Set(['everyday', 'eid'])
const known = {
  types: ids,
  categories: ids,
  collections: ids,
  colors: ids,
  fabrics: ids,
  openings: ids,
  occasions: ids,
}
const list = catalogColumns({ own, others: ['SAR', 'KWD'], known })
const planning = {
  columns: new Map(list.map((column) => [column.name, column])),
  known,
  own,
  role: 'owner' as const,
}

/** Texts that a spreadsheet or a CSV reader could take for something else. */
const strange = fc.constantFrom('=1+1', '+971', '-', '-5', '@a', "'", "'=1", "''", '＝x', '"a",;b')
const part = fc.oneof(strange, fc.constantFrom('عباية', '٥٦', ' ', '\n', '\r\n', '\t'), fc.string())
const text = fc
  .array(part, { maxLength: 4 })
  .map((parts) => parts.join('').replaceAll('\0', '').slice(0, 100))
const inBoth = fc.record({ en: text, ar: text })
const barcode = fc
  .oneof(
    fc.constantFrom('4006381333931', '0012', '=1', '-', "'-", "''", '+971', '"a",;b', '1e5'),
    fc.stringMatching(/^[!-~]{1,40}$/),
  )
  .filter((code) => readBarcode(code) === code)
const price = fc.integer({ min: 1, max: 1_000_000_000 })

const product: fc.Arbitrary<CatalogProduct> = fc
  .record({
    texts: fc.array(inBoth, { minLength: 10, maxLength: 10 }),
    price,
    compareAt: fc.option(price),
    other: fc.option(price),
    categories: fc.subarray([...ids]),
    color: fc.record({ en: text, ar: text }).map(({ en, ar }) => ({ en: `C${en}`, ar })),
    stock: fc.nat(1000),
    barcode: fc.option(barcode),
  })
  .map(({ texts, other, color, stock, barcode: code, ...facts }) => ({
    ...newProduct('try-a'),
    ...Object.fromEntries(Object.values(textFields).map((name, index) => [name, texts[index]])),
    ...facts,
    revision: 1,
    otherPrices: other ? [{ currency: 'KWD', price: other, compareAt: null }] : [],
    items: [
      {
        id: 'try-a-black',
        name: { en: color.en.slice(0, 60), ar: color.ar.slice(0, 60) },
        colorCode: '#1A1A1A',
        colorFamily: null,
        pictures: [],
        sizes: [
          { size: 54, sku: 'A-54', barcode: code, stock, reserved: 0 },
          { size: 56, sku: 'A-56', barcode: null, stock: 0, reserved: 0 },
        ],
      },
    ],
  }))

async function rowsOf(records: readonly string[][]) {
  async function* batches() {
    yield records
  }
  const bytes = Readable.from(csvLines(batches())).map((line: string) => Buffer.from(line))
  return Array.fromAsync(sheetRows(readCsv(bytes), new Set(planning.columns.keys())))
}

test('an export that is imported changes nothing, whatever the texts are', async () => {
  await fc.assert(
    fc.asyncProperty(product, async (stored) => {
      const records = [list.map(({ name }) => name), ...writeProduct(stored, list)]
      const rows = (await rowsOf(records)).map((row) => ({ ...row, sku: row.raw['sku'] ?? null }))
      const { rows: planned } = planProduct({ id: 'try-a', stored, rows }, planning)
      expect(planned).toEqual(
        rows.map(({ line }) => ({ line, outcome: 'leave', changes: [], errors: [], warnings: [] })),
      )
    }),
    { numRuns: 200 },
  )
})

test('every text reads back from a cell that no spreadsheet runs', () => {
  fc.assert(
    fc.property(text, (given) => {
      const cell = toSafeCell(given)
      expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      expect(fromSafeCell(cell)).toBe(given)
    }),
  )
})
