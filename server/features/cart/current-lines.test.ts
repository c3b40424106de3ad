import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentLines } from './current-lines.ts'
import type { StoredLine } from './stored-cart.ts'

const text = { en: '', ar: '' }
const line: StoredLine = {
  id: '',
  quantity: 1,
  seenPrice: 100,
  lowered: false,
  removedAt: null,
  remarks: '',
  sku: 'A',
  size: 54,
  customSizeId: null,
  profileName: null,
  measurements: null,
  typeId: 'abayas',
  categories: [],
  itemId: 'a',
  colorName: text,
  colorCode: '',
  picture: null,
  address: 'noor',
  productId: 'p',
  name: text,
  subtitle: text,
  price: 100,
  compareAt: null,
  listPrice: null,
  listCompareAt: null,
  isSold: true,
  published: true,
  madeToOrder: false,
  leadDays: null,
  allowsCustomSize: true,
  weight: null,
  available: 10,
}

test.each<[string, Partial<StoredLine>, object]>([
  ['ready-made', {}, { buyable: true, productionDays: 0 }],
  [
    'ready-to-wear that could be made to order',
    { leadDays: 9 },
    { buyable: true, productionDays: 0 },
  ],
  [
    'to order',
    { madeToOrder: true, leadDays: 9, available: null },
    { buyable: true, productionDays: 9 },
  ],
  [
    'to measure',
    { customSizeId: 'c', sku: null, available: null },
    { buyable: true, productionDays: 12 },
  ],
  [
    'to measure, and long in the sewing anyway',
    { customSizeId: 'c', sku: null, available: null, madeToOrder: true, leadDays: 20 },
    { buyable: true, productionDays: 20 },
  ],
  [
    'to measure, which is no longer done',
    { customSizeId: 'c', sku: null, available: null, allowsCustomSize: false },
    { buyable: false, onSale: false },
  ],
  ['without a price in its currency', { isSold: false }, { buyable: false, onSale: true }],
  ['withdrawn', { published: false }, { buyable: false, onSale: false }],
  ['sold out', { available: 0 }, { buyable: false, onSale: true, fit: { quantity: 0, limit: 0 } }],
])('a product %s has the right state in the cart', (_, given, expected) => {
  expect(currentLines([{ ...line, ...given }], 12)).toMatchObject([expected])
})

const anyLines = fc
  .record({ A: fc.integer({ min: -2, max: 14 }), B: fc.integer({ min: 0, max: 4 }) })
  .chain((available) =>
    fc
      .array(
        fc.record({
          sku: fc.constantFrom('A', 'B', null),
          quantity: fc.integer({ min: 1, max: 10 }),
          published: fc.boolean(),
        }),
        { maxLength: 8 },
      )
      .map((lines) =>
        lines.map((given, index) => ({
          ...line,
          ...given,
          id: String(index),
          available: given.sku === null ? null : available[given.sku],
        })),
      ),
  )

test('lines never hold more of a variant than is available, nor less than they could', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const current = currentLines(lines, 12)
      for (const sku of ['A', 'B']) {
        const onSale = current.filter((other) => other.sku === sku && other.onSale)
        const available = Math.max(0, onSale[0]?.available ?? 0)
        const asked = onSale.reduce((sum, { quantity }) => sum + quantity, 0)
        const held = onSale.reduce((sum, { fit }) => sum + fit.quantity, 0)
        expect(held).toBe(Math.min(asked, available))
        for (const { fit } of onSale) {
          expect(fit.limit).toBe(Math.min(10, available - (held - fit.quantity)))
        }
      }
      for (const { fit, quantity } of current) expect(fit.quantity).toBeLessThanOrEqual(quantity)
    }),
  )
})

test('a fitted quantity stays the same when it is fitted again', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const once = currentLines(lines, 12)
      const lowered = once.map((stored) => ({
        ...stored,
        quantity: stored.fit.quantity || stored.quantity,
      }))
      expect(currentLines(lowered, 12).map(({ fit }) => fit)).toEqual(once.map(({ fit }) => fit))
    }),
  )
})
