import { expect, test } from 'vitest'
import { admitMore } from './advance-queue.ts'
import { type QueueView, stateOf } from './queue-state.ts'

const now = new Date('2026-11-27T16:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)

function view(changed: Partial<QueueView> = {}): QueueView {
  return {
    isOn: true,
    opensAt: null,
    isSoldOut: false,
    isOld: false,
    perMinute: 120,
    admitted: 10,
    numbers: new Map([[7, 500]]),
    ...changed,
  }
}

test.each([
  ['those who wait long ask seldom', view(), 48, 72],
  ['those who are nearly there ask soon', view({ admitted: 498 }), 3, 4],
  ['the opening is asked for after it has come', view({ opensAt: later(20) }), 21, 36],
  ['a far opening is asked for once a minute', view({ opensAt: later(3600) }), 48, 72],
])('%s', (_name, given, least, most) => {
  const asked = [0, 0.5, 0.99].map(
    (random) => stateOf(given, { placeId: 7, now, random }).askAgainIn,
  )
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(least)
  expect(Math.max(...asked)).toBeLessThanOrEqual(most)
  expect(new Set(asked).size).toBeGreaterThan(1)
})

test.each([
  ['a second admits what the rate allows', { seconds: 1, numbered: 99, credit: 0 }, 2],
  [
    'an empty hour adds up to no more than ten seconds',
    { seconds: 3600, numbered: 99, credit: 0 },
    20,
  ],
  ['no more are admitted than wait', { seconds: 5, numbered: 3, credit: 0 }, 3],
  ['a fraction is saved for the next time', { seconds: 0.25, numbered: 9, credit: 0.75 }, 1],
])('%s', (_name, { seconds, numbered, credit }, admitted) => {
  const queue = { numbered, admitted: 0, credit, advancedAt: now }
  expect(admitMore(queue, { now: later(seconds), perMinute: 120 }).admitted).toBe(admitted)
})

test('a clock that is behind does not give the same seconds twice', () => {
  const queue = { numbered: 99, admitted: 0, credit: 0, advancedAt: later(5) }
  const behind = admitMore(queue, { now, perMinute: 120 })
  expect(behind.admitted).toBe(0)
  expect(admitMore(behind, { now: later(6), perMinute: 120 }).admitted).toBe(2)
})

test('nobody is admitted while nothing is left', () => {
  const queue = { numbered: 9, admitted: 0, credit: 5, advancedAt: now }
  expect(admitMore(queue, { now: later(60), perMinute: 0 }).admitted).toBe(0)
})
