import { ordinaryMethod } from '@rimal/contract/ordinary-method'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings } from '../settings/settings.ts'
import { productionDaysOf, shipmentArrival } from './estimate-arrival.ts'

const settings = { customLeadDays: 12 }

test.each([
  ['hangs ready', { madeToOrder: false, leadDays: null, measured: false }, 0],
  [
    'is in stock and could be made to order',
    { madeToOrder: false, leadDays: 9, measured: false },
    0,
  ],
  ['is made to order', { madeToOrder: true, leadDays: 5, measured: false }, 5],
  ['is made to order and to measure', { madeToOrder: true, leadDays: 5, measured: true }, 5],
  [
    'is made to measure, otherwise in stock',
    { madeToOrder: false, leadDays: null, measured: true },
    12,
  ],
  [
    'is made to measure in its own number of days',
    { madeToOrder: false, leadDays: 9, measured: true },
    9,
  ],
])('the production time of a product that %s', (_, product, days) => {
  expect(productionDaysOf(product, settings)).toBe(days)
})

const shipments = fc.record({
  now: fc.date({
    min: new Date('2026-01-01'),
    max: new Date('2027-12-31'),
    noInvalidDate: true,
  }),
  productionDays: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 6 }),
  rule: fc.constantFrom(...defaultSettings.shipping),
})

test('a shipment arrives with the latest of its units, and no unit arrives earlier', () => {
  fc.assert(
    fc.property(shipments, ({ now, productionDays, rule }) => {
      const given = { settings: defaultSettings, now }
      const shipment = shipmentArrival(rule, { ...given, productionDays })
      const alone = productionDays.map((days) =>
        shipmentArrival(rule, { ...given, productionDays: [days] }),
      )
      expect(alone.every(({ latest }) => latest <= shipment.latest)).toBe(true)
      expect(
        alone
          .map(({ earliest }) => earliest)
          .toSorted()
          .at(-1),
      ).toBe(shipment.earliest)
      expect(
        alone
          .map(({ latest }) => latest)
          .toSorted()
          .at(-1),
      ).toBe(shipment.latest)
    }),
  )
})

test('until the shopper chooses, the cheapest method applies, and among equals the first', () => {
  const standard = { price: 2500, freeFrom: 50_000 }
  const express = { price: 4500, freeFrom: null }
  expect(ordinaryMethod([express, standard], 10_000)).toBe(standard)
  const free = { ...express, freeFrom: 20_000 }
  expect(ordinaryMethod([standard, free], 20_000)).toBe(free)
  expect(ordinaryMethod([standard, { ...express, price: 2500 }], 10_000)).toBe(standard)
  expect(ordinaryMethod([], 10_000)).toBeUndefined()
})
