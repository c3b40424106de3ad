import type { ReturnState } from '@rimal/contract/returns/return-states'
import { expect, test } from 'vitest'
import { stepsOf } from './steps-of.ts'

const at = '2026-11-21T08:00:00.000Z'

test.each<[ReturnState, ReturnState[], string[]]>([
  ['requested', ['requested'], ['done', 'now', 'wait', 'wait', 'wait']],
  ['approved', ['requested', 'approved'], ['done', 'done', 'now', 'wait', 'wait']],
  ['appealed', ['requested', 'rejected', 'appealed'], ['done', 'now', 'wait', 'wait', 'wait']],
  ['rejected', ['requested', 'rejected'], ['done', 'done']],
  ['cancelled', ['requested', 'cancelled'], ['done']],
])('a return that is %s shows how far it has come', (state, past, points) => {
  const events = past.map((known) => ({ state: known, at }))
  const steps = stepsOf({ state, outcome: null, events })
  expect(steps.map((step) => step.state)).toEqual(points)
})

test('the outcome is the last step, also once the return is closed', () => {
  const past = ['requested', 'approved', 'received', 'inspected', 'refunded', 'closed'] as const
  const events = past.map((state) => ({ state, at }))
  const steps = stepsOf({ state: 'closed', outcome: 'refunded', events })
  expect(steps.at(-1)).toEqual({ name: 'refunded', state: 'done', at })
})
