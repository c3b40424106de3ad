import type { InvoiceLine } from '@rimal/contract/tax/tax-documents'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditLines, creditRest, type Returned } from './credit-lines.ts'

const names = { en: 'Layla', ar: 'ليلى' }

function line(given: Partial<InvoiceLine>): InvoiceLine {
  const { unitPrice = 10_000, quantity = 1, discount = 0, vat = 0 } = given
  const total = unitPrice * quantity - discount
  return {
    position: 0,
    kind: 'product',
    title: names,
    detail: names,
    sku: null,
    ...given,
    unitPrice,
    quantity,
    discount,
    vat,
    net: total - vat,
    total,
  }
}

test('one of three units takes its share of discount and VAT, and the last one takes the rest', () => {
  const sold = [line({ unitPrice: 1000, quantity: 3, discount: 100, vat: 138 })]
  const first = creditLines(sold, [], [{ position: 0, quantity: 1 }])
  expect(first).toMatchObject([{ quantity: 1, discount: 33, net: 921, vat: 46, total: 967 }])
  const second = creditLines(sold, first, [{ position: 0, quantity: 1 }])
  expect(second).toMatchObject([{ quantity: 1, discount: 34, vat: 46, total: 966 }])
  const rest = creditRest(sold, [...first, ...second])
  expect(rest).toMatchObject([{ quantity: 1, discount: 33, vat: 46, total: 967 }])
  expect(creditRest(sold, [...first, ...second, ...rest])).toEqual([])
})

test('the given amount of the delivery is credited', () => {
  const sold = [line({}), line({ position: 1, kind: 'delivery', unitPrice: 2500, vat: 119 })]
  const part = creditLines(sold, [], [{ position: 1, amount: 1000 }])
  expect(part).toMatchObject([{ quantity: 1, unitPrice: 1000, net: 952, vat: 48, total: 1000 }])
  expect(creditRest(sold, part)).toMatchObject([
    { position: 0, total: 10_000 },
    { position: 1, unitPrice: 1500, vat: 71, total: 1500 },
  ])
})

test('a reduced price is credited with its VAT, and the units that are left share the rest', () => {
  const sold = [line({ unitPrice: 1000, quantity: 3, discount: 100, vat: 138 })]
  const reduced = creditLines(sold, [], [{ position: 0, amount: 200 }])
  expect(reduced).toMatchObject([
    { kind: 'reduction', quantity: 1, unitPrice: 200, discount: 0, net: 190, vat: 10, total: 200 },
  ])
  const unit = creditLines(sold, reduced, [{ position: 0, quantity: 1 }])
  expect(unit).toMatchObject([{ kind: 'product', quantity: 1, discount: 100, total: 900 }])
  const rest = creditRest(sold, [...reduced, ...unit])
  expect(rest).toMatchObject([{ quantity: 2, total: 1800 }])
  expect(sum([...reduced, ...unit, ...rest], 'vat')).toBe(138)
})

test.each<[string, Returned[]]>([
  ['a reduction of more than the price', [{ position: 0, amount: 20_001 }]],
  ['a reduction by nothing', [{ position: 0, amount: 0 }]],
  ['more than was sold', [{ position: 0, quantity: 3 }]],
  ['nothing', [{ position: 0, quantity: 0 }]],
  ['less than nothing', [{ position: 0, quantity: -1 }]],
  ['half a unit', [{ position: 0, quantity: 0.5 }]],
  ['what was not sold', [{ position: 7, quantity: 1 }]],
  [
    'a line twice',
    [
      { position: 0, quantity: 1 },
      { position: 0, quantity: 1 },
    ],
  ],
])('%s cannot be credited', (_, returned) => {
  expect(() => creditLines([line({ quantity: 2 })], [], returned)).toThrow(RangeError)
})

const anyLine = fc
  .record({
    kind: fc.constantFrom('product' as const, 'delivery' as const),
    unitPrice: fc.integer({ min: 1, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    discountShare: fc.integer({ min: 0, max: 100 }),
    vatShare: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ kind, unitPrice, quantity, discountShare, vatShare }) => {
    const lines = kind === 'delivery' ? 1 : quantity
    const discount = kind === 'delivery' ? 0 : Math.floor((unitPrice * lines * discountShare) / 100)
    const vat = Math.floor(((unitPrice * lines - discount) * vatShare) / 100)
    return line({ kind, unitPrice, quantity: lines, discount, vat })
  })
const anyInvoice = fc
  .array(anyLine, { minLength: 1, maxLength: 5 })
  .map((lines) => lines.map((each, position) => ({ ...each, position })))

test('whatever is returned in whatever steps, the credit notes never exceed the invoice and end at it', () => {
  fc.assert(
    fc.property(anyInvoice, fc.infiniteStream(fc.nat()), (sold, numbers) => {
      const next = (upTo: number) => (numbers.next().value as number) % (upTo + 1)
      let credited: InvoiceLine[] = []
      for (let step = next(6); step > 0; step--) {
        const returned = sold.flatMap(({ position, kind }): Returned | [] => {
          const [rest] = creditRest(sold, credited).filter((each) => each.position === position)
          if (!rest) return []
          const amount = next(kind === 'delivery' ? rest.total : rest.quantity)
          if (amount === 0) return []
          return kind === 'delivery' ? { position, amount } : { position, quantity: amount }
        })
        credited = [...credited, ...creditLines(sold, credited, returned)]
        expectWithin(sold, credited)
      }
      credited = [...credited, ...creditRest(sold, credited)]
      for (const { position, ...whole } of sold) {
        const so = credited.filter((each) => each.position === position)
        for (const field of ['total', 'net', 'vat', 'discount'] as const) {
          expect(sum(so, field)).toBe(whole[field])
        }
      }
    }),
  )
})

test('whatever prices are reduced between returned units, the credit notes end at the invoice', () => {
  fc.assert(
    fc.property(anyInvoice, fc.infiniteStream(fc.nat()), (sold, numbers) => {
      const next = (upTo: number) => (numbers.next().value as number) % (upTo + 1)
      let credited: InvoiceLine[] = []
      for (let step = next(8); step > 0; step--) {
        const returned = sold.flatMap(({ position, kind }): Returned | [] => {
          const [rest] = creditRest(sold, credited).filter((each) => each.position === position)
          if (!rest) return []
          const isAmount = kind === 'delivery' || next(1) === 0
          const amount = next(isAmount ? rest.total : rest.quantity)
          if (amount === 0) return []
          return isAmount ? { position, amount } : { position, quantity: amount }
        })
        credited = [...credited, ...creditLines(sold, credited, returned)]
        expectLines(credited)
        for (const field of ['total', 'net', 'vat'] as const) {
          expect(sum(credited, field)).toBeLessThanOrEqual(sum(sold, field))
        }
      }
      credited = [...credited, ...creditRest(sold, credited)]
      expectLines(credited)
      for (const field of ['total', 'net', 'vat'] as const) {
        expect(sum(credited, field)).toBe(sum(sold, field))
      }
    }),
  )
})

function expectWithin(sold: InvoiceLine[], credited: InvoiceLine[]) {
  expectLines(credited)
  for (const field of ['total', 'net', 'vat', 'discount'] as const) {
    expect(sum(credited, field)).toBeLessThanOrEqual(sum(sold, field))
  }
}

function expectLines(credited: InvoiceLine[]) {
  for (const back of credited) {
    expect(back.net + back.vat).toBe(back.total)
    expect(back.unitPrice * back.quantity - back.discount).toBe(back.total)
    for (const field of ['net', 'vat', 'discount', 'total'] as const) {
      expect(back[field]).toBeGreaterThanOrEqual(0)
    }
  }
}

function sum(lines: InvoiceLine[], field: 'total' | 'net' | 'vat' | 'discount') {
  return lines.reduce((all, each) => all + each[field], 0)
}
