import { expect, test } from 'vitest'
import { mainStep, possibleSteps } from './possible-steps.ts'

test.each([
  ['requested', 'return', true, ['approve', 'ask', 'reject']],
  ['appealed', 'return', true, ['approve', 'reject']],
  ['needs_info', 'return', true, ['close']],
  ['approved', 'return', true, ['pickup', 'receive', 'close']],
  ['approved', 'return', false, ['collect', 'receive', 'close']],
  ['pickup_scheduled', 'return', true, ['collect', 'pickup', 'receive', 'close']],
  ['in_transit', 'claim', true, ['receive']],
  ['received', 'claim', true, ['inspect']],
  ['inspected', 'return', true, ['refunded', 'declined']],
  ['inspected', 'exchange', true, ['exchanged', 'refunded', 'declined']],
  ['inspected', 'alteration', true, ['altered', 'declined']],
  ['inspected', 'claim', true, ['altered', 'exchanged', 'refunded', 'declined']],
  ['refunded', 'return', true, ['close']],
  ['cancelled', 'return', true, []],
] as const)('%s, %s, collected %s: %j', (state, kind, collected, steps) => {
  expect(possibleSteps({ state, kind, collected })).toEqual(steps)
})

test('the main step never ends a return against the customer', () => {
  expect(mainStep(['ask', 'reject'])).toBeUndefined()
  expect(mainStep(['refunded', 'declined'])).toBe('refunded')
})
