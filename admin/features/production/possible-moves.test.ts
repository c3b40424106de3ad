import { productionStages } from '@rimal/contract/production/production-stages'
import { expect, test } from 'vitest'
import { isAgain, possibleMoves, whyNoMove } from './possible-moves.ts'

test.each([
  ['in_review', 'placed', 'approved', ['awaiting_measurements']],
  ['awaiting_measurements', 'placed', 'in_review', []],
  ['awaiting_measurements', 'on_hold', 'in_review', []],
  ['in_review', 'on_hold', null, ['awaiting_measurements']],
  ['approved', 'placed', null, []],
  ['approved', 'confirmed', 'cutting', []],
  ['cutting', 'in_production', 'stitching', ['cutting']],
  ['quality_check', 'in_production', 'ready', ['cutting', 'stitching']],
  ['stitching', 'on_hold', null, []],
  ['ready', 'in_production', null, []],
] as const)('from %s in an order that is %s: %s', (state, orderStatus, main, others) => {
  expect(possibleMoves({ state, orderStatus })).toEqual({ main, others })
})

test('an item without a next step says what its order lacks', () => {
  expect(whyNoMove({ state: 'approved', orderStatus: 'placed' })).toBe('placed')
  expect(whyNoMove({ state: 'cutting', orderStatus: 'on_hold' })).toBe('on_hold')
  expect(whyNoMove({ state: 'cutting', orderStatus: 'in_production' })).toBeNull()
  expect(whyNoMove({ state: 'ready', orderStatus: 'ready' })).toBeNull()
})

test('a stage is entered again only by a step back', () => {
  const again = productionStages.flatMap((from) =>
    productionStages.filter((to) => isAgain(from, to)).map((to) => `${from} ${to}`),
  )
  expect(again).toContain('cutting cutting')
  expect(again).toContain('quality_check stitching')
  expect(again).not.toContain('approved cutting')
  expect(again).not.toContain('cutting stitching')
})
