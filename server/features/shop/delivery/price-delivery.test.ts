import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couriersOf, priceDelivery, weigh } from './price-delivery.ts'
import { completeSettings } from '../../../test/shops/complete-settings.ts'

const method: ShippingRule = {
  id: 'courier',
  title: { en: 'Courier', ar: 'شحن' },
  countries: ['SA'],
  freeFrom: null,
  minDays: 1,
  maxDays: 2,
}
const byWeight: ShippingRule = {
  ...method,
  bands: {
    by: 'weight',
    steps: [
      { upTo: 1000, price: 30 },
      { upTo: 5000, price: 50 },
    ],
  },
}
const byTotal: ShippingRule = {
  ...method,
  bands: {
    by: 'total',
    steps: [
      { upTo: 20_000, price: 40 },
      { upTo: null, price: 20 },
    ],
  },
}

test.each<[string, ShippingRule, { weight?: number; total?: number }, number | undefined]>([
  ['one price', { ...method, price: 25 }, { weight: 90_000 }, 25],
  ['the first gram', byWeight, { weight: 1 }, 30],
  ['all of a band', byWeight, { weight: 1000 }, 30],
  ['a gram more', byWeight, { weight: 1001 }, 50],
  ['all of the last band', byWeight, { weight: 5000 }, 50],
  ['more than goes this way', byWeight, { weight: 5001 }, undefined],
  ['an empty cart', byTotal, { total: 0 }, 40],
  ['up to a total', byTotal, { total: 20_000 }, 40],
  ['a total without an end', byTotal, { total: 20_001 }, 20],
])('a method with bands costs what its band says: %s', (_, rule, measured, price) => {
  const shipment = { weight: 1, total: 0, ...measured }
  const [found] = priceDelivery({ shipping: [rule] }, { country: 'SA', shipment })
  expect(found?.price).toBe(price)
})

test('every weight has the price of the first band that holds it', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 9000 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 10_000 }),
      (ends, weight) => {
        const rising = ends.toSorted((a, b) => a - b)
        const steps = rising.map((upTo) => ({ upTo, price: upTo }))
        const rule: ShippingRule = { ...method, bands: { by: 'weight', steps } }
        const asked = { country: 'SA', shipment: { weight, total: 0 } }
        const [found] = priceDelivery({ shipping: [rule] }, asked)
        expect(found?.price).toBe(rising.find((end) => weight <= end))
      },
    ),
  )
})

test('a product without an entered weight has the usual weight', () => {
  const lines = [
    { weight: null, quantity: 2 },
    { weight: 1200, quantity: 1 },
  ]
  expect(weigh(lines, 800)).toBe(2800)
  expect(weigh([], 800)).toBe(0)
})

test('pickup is not one of the courier methods', () => {
  const shipment = { weight: 800, total: 0 }
  const methods = priceDelivery(completeSettings, { country: 'AE', shipment })
  expect(methods.map(({ rule }) => rule.id)).toEqual(['uae-standard', 'uae-express', 'boutique'])
  expect(couriersOf(methods).map(({ rule }) => rule.id)).toEqual(['uae-standard', 'uae-express'])
})
