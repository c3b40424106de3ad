import { expect, test } from 'vitest'
import { canMove, possibleSteps } from './possible-steps.ts'

const visit = {
  day: '2026-11-24',
  timeSlot: { id: 'morning', from: '10:00', to: '13:00' },
  timeZone: 'Asia/Dubai',
}
const before = new Date('2026-11-24T05:59:00Z')
const after = new Date('2026-11-24T06:00:00Z')

test.each([
  ['requested', before, ['confirmed', 'contacted']],
  ['contacted', before, ['confirmed']],
  ['rescheduled', before, ['confirmed']],
  ['confirmed', before, ['on_the_way', 'done']],
  ['confirmed', after, ['on_the_way', 'done', 'no_show']],
  ['on_the_way', after, ['done', 'no_show']],
  ['done', after, []],
] as const)('from %s at %s: %j', (status, now, steps) => {
  expect(possibleSteps({ ...visit, status }, now)).toEqual(steps)
})

test('a visit moves until the tailor is on the way', () => {
  expect(canMove('confirmed')).toBe(true)
  expect(canMove('on_the_way')).toBe(false)
})
