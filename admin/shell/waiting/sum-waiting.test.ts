import type { Waiting } from '@rimal/contract/staff/waiting'
import { expect, test } from 'vitest'
import { callingWork, isNew, newestOf, sumWaiting } from './sum-waiting.ts'

const early = '2026-11-21T08:00:00.000Z'
const late = '2026-11-21T09:00:00.000Z'

function work(kind: Waiting['kind'], count: number, newest: string | null = null): Waiting {
  return { kind, count, newest, nextDay: null }
}

const waiting = [
  work('delivery_failed', 1, early),
  work('overdue', 4),
  work('placed', 3, late),
  work('ready', 9, late),
  work('returns_to_answer', 2, early),
]

test('a place shows the sum of what waits there, and today shows all of it', () => {
  expect(sumWaiting(waiting, '/orders')).toBe(4)
  expect(sumWaiting(waiting, '/returns')).toBe(2)
  expect(sumWaiting(waiting, '/reviews')).toBe(0)
  expect(sumWaiting(waiting, '/')).toBe(6)
})

test('the bell leaves out what somebody works on already', () => {
  const kinds = callingWork(waiting).map(({ kind }) => kind)
  expect(kinds).toEqual(['delivery_failed', 'overdue', 'placed', 'returns_to_answer'])
})

test('new is what began to wait after the last look', () => {
  expect(newestOf(waiting)).toBe(late)
  expect(isNew({ newest: late }, early)).toBe(true)
  expect(isNew({ newest: late }, late)).toBe(false)
  expect(isNew({ newest: early }, '')).toBe(true)
  expect(isNew({ newest: null }, '')).toBe(false)
})
