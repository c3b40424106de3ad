import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Asked, type Cost, type Shoppers, simulatePeak } from './peak.ts'

const perMinute: Record<Asked, number> = {
  cachedPage: 4,
  newPage: 0.2,
  personalRead: 4,
  addToCart: 0.2,
  checkout: 0.1,
  order: 0.05,
}
const shoppers: Shoppers = { peak: 20_000, waveSeconds: 300, visitSeconds: 360, perMinute }
const cost: Cost = { shopMs: 1, databaseMs: 2 }
const costs: Record<Asked, Cost> = {
  cachedPage: cost,
  newPage: cost,
  personalRead: cost,
  addToCart: cost,
  checkout: cost,
  order: cost,
}

test('the shop is as full as it was said to be in exactly one second, and empty at both ends', () => {
  const seconds = simulatePeak(shoppers, { processes: 1, databaseProcessors: 1 }, costs)
  const present = seconds.map((second) => second.shoppers)
  expect(Math.max(...present)).toBeCloseTo(20_000)
  expect(present.filter((count) => count === Math.max(...present))).toHaveLength(1)
  expect(present[0]).toBeLessThan(200)
  expect(present.at(-1)).toBeLessThan(400)
})

test('the load is what is asked for times what it costs, spread over the processors', () => {
  const machines = { processes: 4, databaseProcessors: 2 }
  const seconds = simulatePeak(shoppers, machines, costs)
  const full = seconds.find((second) => second.shoppers > 19_999.9)
  const askedInSecond = (20_000 * 8.55) / 60
  expect(full?.shopLoad).toBeCloseTo(askedInSecond / 1000 / 4, 3)
  expect(full?.databaseLoad).toBeCloseTo((askedInSecond * 2) / 1000 / 2, 3)
})

test('twice the processes have half the load in every second', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 }), (processes) => {
      const one = simulatePeak(shoppers, { processes, databaseProcessors: 4 }, costs)
      const two = simulatePeak(shoppers, { processes: 2 * processes, databaseProcessors: 4 }, costs)
      return one.every(
        ({ shopLoad }, at) => Math.abs(shopLoad - 2 * (two[at]?.shopLoad ?? 0)) < 1e-9,
      )
    }),
    { numRuns: 20 },
  )
})
