import { expect, test } from 'vitest'
import { discountStateOf } from './discount-state.ts'

const now = new Date('2026-11-21T08:00:00Z')
const before = '2026-11-20T20:00:00.000Z'
const after = '2026-11-22T20:00:00.000Z'

test.each([
  ['running', { active: true, startsAt: null, endsAt: null }],
  ['running', { active: true, startsAt: before, endsAt: after }],
  ['planned', { active: true, startsAt: after, endsAt: null }],
  ['ended', { active: true, startsAt: null, endsAt: before }],
  ['ended', { active: false, startsAt: null, endsAt: before }],
  ['off', { active: false, startsAt: null, endsAt: after }],
] as const)('a discount is %s: %j', (state, discount) => {
  expect(discountStateOf(discount, now)).toBe(state)
})
