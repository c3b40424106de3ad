import { expect, test } from 'vitest'
import { collectInteractions } from './interactions.ts'
import { collectShifts } from './shifts.ts'

test('shifts that follow each other within a second are added up, at most over five seconds', () => {
  const shifts = collectShifts()
  for (const at of [0, 900, 1800]) shifts.add(at, 0.1)
  expect(shifts.score()).toBeCloseTo(0.3)
  shifts.add(4000, 0.2)
  expect(shifts.score()).toBeCloseTo(0.3)
  for (const at of [4900, 5800, 6700, 7600, 8500]) shifts.add(at, 0.1)
  expect(shifts.score()).toBeCloseTo(0.7)
  shifts.add(9400, 0.1)
  expect(shifts.score()).toBeCloseTo(0.7)
})

test('the slowest interaction counts, and one in fifty is left out', () => {
  const interactions = collectInteractions()
  for (let id = 0; id < 60; id++) interactions.add(id, id)
  // The events of one interaction are one.
  interactions.add(59, 80)
  expect(interactions.delay(49)).toBe(80)
  expect(interactions.delay(60)).toBe(58)
})

test('without an interaction there is no delay', () => {
  expect(collectInteractions().delay(0)).toBe(0)
})
