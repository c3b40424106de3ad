import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart, type CartToPrice } from './price-cart.ts'

const uae = { percent: 5, rounding: 'line' } as const
const delivery = { price: 2_500, freeFrom: 50_000 }

test('two products with the welcome discount, delivered free', () => {
  const priced = priceCart({
    lines: [
      { id: 'layla', unitPrice: 125_000, quantity: 1, discount: 12_500 },
      { id: 'noor', unitPrice: 98_000, quantity: 1, discount: 9_800 },
    ],
    shipping: delivery,
    vat: uae,
  })
  expect(priced).toEqual({
    lines: [
      { id: 'layla', gross: 125_000, discount: 12_500, total: 112_500, vat: 5_357 },
      { id: 'noor', gross: 98_000, discount: 9_800, total: 88_200, vat: 4_200 },
    ],
    subtotal: 223_000,
    discount: 22_300,
    shipping: 0,
    shippingVat: 0,
    total: 200_700,
    vat: 9_557,
    saving: 0,
    freeShipping: { from: 50_000, missing: 0 },
    instalment: [50_175, 50_175, 50_175, 50_175],
  })
})

test('an empty cart costs nothing, not even the delivery', () => {
  const priced = priceCart({ lines: [], shipping: delivery, vat: uae })
  expect(priced).toMatchObject({ subtotal: 0, shipping: 0, total: 0, vat: 0 })
  expect(priced.freeShipping).toEqual({ from: 50_000, missing: 50_000 })
})

test('without a destination there is no delivery price and no free delivery to announce', () => {
  const priced = priceCart({
    lines: [{ id: 'a', unitPrice: 10_000, quantity: 2 }],
    shipping: null,
    vat: uae,
  })
  expect(priced).toMatchObject({ shipping: 0, shippingVat: 0, total: 20_000, freeShipping: null })
})

test.each([
  [50_000, 0, 0],
  [49_999, 2_500, 1],
  [10_000, 2_500, 40_000],
])(
  'goods of %i pay %i for delivery and lack %i to free delivery',
  (unitPrice, shipping, missing) => {
    const priced = priceCart({
      lines: [{ id: 'a', unitPrice, quantity: 1 }],
      shipping: delivery,
      vat: uae,
    })
    expect(priced).toMatchObject({ shipping, freeShipping: { from: 50_000, missing } })
  },
)

test('free delivery depends on the amount after the discount', () => {
  const priced = priceCart({
    lines: [{ id: 'a', unitPrice: 52_000, quantity: 1, discount: 5_200 }],
    shipping: delivery,
    vat: uae,
  })
  expect(priced).toMatchObject({
    shipping: 2_500,
    shippingVat: 119,
    total: 49_300,
    freeShipping: { from: 50_000, missing: 3_200 },
  })
})

test('delivery that a promotion makes free costs nothing and has no VAT, and the products cost the same', () => {
  const lines = [{ id: 'a', unitPrice: 10_000, quantity: 1 }]
  const priced = priceCart({ lines, shipping: { ...delivery, given: true }, vat: uae })
  expect(priced).toMatchObject({ shipping: 0, shippingVat: 0, discount: 0, total: 10_000 })
  expect(priced.freeShipping).toEqual({ from: 50_000, missing: 40_000 })
})

test('a fixed discount comes off prices that include VAT', () => {
  const priced = priceCart({
    lines: [{ id: 'a', unitPrice: 4_500, quantity: 1, discount: 500 }],
    shipping: null,
    vat: { percent: 25, rounding: 'line' },
  })
  expect(priced).toMatchObject({ total: 4_000, vat: 800 })
})

test.each([
  [10, 5, 0],
  [11, 5, 1],
  [21, 5, 1],
  [115, 15, 15],
  [1_000, 0, 0],
  [10_750, 7.5, 750],
  [3, 100, 2],
])('%i with %d percent in it holds %i of VAT, half rounded up', (unitPrice, percent, vat) => {
  for (const rounding of ['line', 'total'] as const) {
    const lines = [{ id: 'a', unitPrice, quantity: 1 }]
    expect(priceCart({ lines, shipping: null, vat: { percent, rounding } }).vat).toBe(vat)
  }
})

test('VAT by line and VAT by total differ where the law says they do', () => {
  const lines = ['a', 'b', 'c'].map((id) => ({ id, unitPrice: 11, quantity: 1 }))
  const byLine = priceCart({ lines, shipping: null, vat: uae })
  const byTotal = priceCart({ lines, shipping: null, vat: { percent: 5, rounding: 'total' } })
  expect(byLine.lines.map(({ vat }) => vat)).toEqual([1, 1, 1])
  expect(byLine.vat).toBe(3)
  expect(byTotal.lines.map(({ vat }) => vat)).toEqual([1, 1, 0])
  expect(byTotal.vat).toBe(2)
})

test('the saving of reduced prices is stated separately from the discount', () => {
  const priced = priceCart({
    lines: [
      { id: 'a', unitPrice: 80_000, compareAt: 100_000, quantity: 2 },
      { id: 'b', unitPrice: 50_000, compareAt: 40_000, quantity: 1 },
      { id: 'c', unitPrice: 50_000, quantity: 1 },
    ],
    shipping: null,
    vat: uae,
  })
  expect(priced).toMatchObject({ saving: 40_000, subtotal: 260_000, discount: 0 })
})

test('a total that four does not divide is paid in parts that differ by one fils', () => {
  const lines = [{ id: 'a', unitPrice: 99_903, quantity: 1 }]
  expect(priceCart({ lines, shipping: null, vat: uae }).instalment).toEqual([
    24_976, 24_976, 24_976, 24_975,
  ])
})

test.each([
  [{ unitPrice: 12.5 }],
  [{ unitPrice: -1 }],
  [{ quantity: 1.5 }],
  [{ quantity: -1 }],
  [{ unitPrice: Number.NaN }],
])('a line with %j cannot be priced', (changes) => {
  const lines = [{ id: 'a', unitPrice: 100, quantity: 1, ...changes }]
  expect(() => priceCart({ lines, shipping: null, vat: uae })).toThrow(RangeError)
})

test.each([
  ['a surcharge', -1],
  ['more than the line', 101],
  ['half a fils', 0.5],
])('a discount that is %s is refused', (_, discount) => {
  const lines = [{ id: 'a', unitPrice: 100, quantity: 1, discount }]
  expect(() => priceCart({ lines, shipping: null, vat: uae })).toThrow(RangeError)
})

const price = fc.integer({ min: 0, max: 5_000_000 })
const line = fc
  .record({
    id: fc.uuid(),
    unitPrice: price,
    compareAt: fc.option(price, { nil: undefined }),
    quantity: fc.integer({ min: 0, max: 10 }),
    share: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ share, compareAt, ...rest }) => ({
    ...rest,
    ...(compareAt === undefined ? {} : { compareAt }),
    discount: Math.floor((rest.unitPrice * rest.quantity * share) / 100),
  }))
const cart: fc.Arbitrary<CartToPrice> = fc.record(
  {
    lines: fc.uniqueArray(line, { maxLength: 50, selector: ({ id }) => id }),
    shipping: fc.option(
      fc.record(
        { price: fc.integer({ min: 0, max: 20_000 }), freeFrom: price, given: fc.boolean() },
        { requiredKeys: ['price'] },
      ),
    ),
    vat: fc.record({
      percent: fc.constantFrom(0, 5, 7.5, 10, 15),
      rounding: fc.constantFrom('line', 'total'),
    }),
  },
  { requiredKeys: ['lines', 'shipping', 'vat'] },
)

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('lines and delivery sum to the total, and their VAT to the VAT', () => {
  fc.assert(
    fc.property(cart, (question) => {
      const { lines, ...priced } = priceCart(question)
      expect(sum(lines.map((line) => line.gross))).toBe(priced.subtotal)
      expect(sum(lines.map((line) => line.discount))).toBe(priced.discount)
      expect(sum(lines.map((line) => line.total)) + priced.shipping).toBe(priced.total)
      expect(priced.subtotal - priced.discount + priced.shipping).toBe(priced.total)
      expect(sum(lines.map((line) => line.vat)) + priced.shippingVat).toBe(priced.vat)
      expect(sum(priced.instalment)).toBe(priced.total)
      for (const line of lines) expect(line.gross - line.discount).toBe(line.total)
    }),
  )
})

test('no amount is ever negative or broken, and VAT never exceeds what it is part of', () => {
  fc.assert(
    fc.property(cart, (question) => {
      const { lines, freeShipping, instalment, ...amounts } = priceCart(question)
      const all = [
        ...Object.values(amounts),
        ...instalment,
        ...Object.values(freeShipping ?? {}),
        ...lines.flatMap((line) => [line.gross, line.discount, line.total, line.vat]),
      ]
      for (const amount of all) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
      for (const line of lines) expect(line.vat).toBeLessThanOrEqual(line.total)
      expect(amounts.shippingVat).toBeLessThanOrEqual(amounts.shipping)
    }),
  )
})

test('the order of the lines changes neither the total nor the VAT', () => {
  fc.assert(
    fc.property(cart, (question) => {
      const { lines: _, ...forwards } = priceCart(question)
      const { lines: __, ...backwards } = priceCart({
        ...question,
        lines: question.lines.toReversed(),
      })
      expect(backwards).toEqual(forwards)
    }),
  )
})

test('VAT by line and VAT by total are never further apart than one unit a line', () => {
  fc.assert(
    fc.property(cart, (question) => {
      const vatBy = (rounding: 'line' | 'total') =>
        priceCart({ ...question, vat: { ...question.vat, rounding } }).vat
      const apart = Math.abs(vatBy('line') - vatBy('total'))
      expect(apart).toBeLessThanOrEqual((question.lines.length + 2) / 2)
    }),
  )
})

test('VAT by total is the exact fraction rounded once', () => {
  fc.assert(
    fc.property(cart, (question) => {
      const priced = priceCart({ ...question, vat: { percent: 15, rounding: 'total' } })
      const twice = BigInt(priced.total) * 30n
      expect(BigInt(priced.vat)).toBe((twice + 115n) / 230n)
    }),
  )
})
