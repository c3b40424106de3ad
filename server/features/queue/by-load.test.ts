import { expect, test } from 'vitest'
import { type ByLoad, followLoad, isOverloaded, type Load, loadLimits, stepOf } from './by-load.ts'

const second = 1000
const minute = 60 * second

/** The load after measurements, one every five seconds. */
function loadAfter(measured: number[]): Load {
  return measured.reduce<Load>(
    (load, utilisation) =>
      followLoad(load, { utilisation, now: load.measuredAt + 5 * second }, loadLimits),
    { measuredAt: 0, busySince: null },
  )
}

test.each([
  ['fifteen busy seconds are an overload', [0.9, 0.95, 1], true],
  ['ten busy seconds are none', [0.2, 0.99, 0.99], false],
  ['one quieter measurement begins the count anew', [1, 1, 0.89, 1, 1], false],
  ['an overload lasts while the process is busy', [1, 1, 1, 1, 1, 1], true],
  ['an overload ends with the first quieter measurement', [1, 1, 1, 1, 0.5], false],
  ['a process that has just started is not overloaded', [], false],
])('%s', (_name, measured, overloaded) => {
  expect(isOverloaded(loadAfter(measured), loadLimits)).toBe(overloaded)
})

const now = new Date('2026-11-27T16:00:00Z')

/** A queue that load has switched on, and that ends so many milliseconds from now. */
function endsIn(ms: number, changed: Partial<ByLoad> = {}): ByLoad {
  const until = new Date(now.getTime() + ms)
  const since = new Date(until.getTime() - 10 * minute)
  return { isWanted: true, minutes: 10, since, until, ...changed }
}

test.each([
  ['a shop whose owner has never set the queue has none', undefined, 'nothing'],
  ['an owner who does not want it', endsIn(-minute, { isWanted: false }), 'nothing'],
  ['the first overload', endsIn(0, { since: null, until: null }), 'restart'],
  ['an overload long after the last one', endsIn(-11 * minute), 'restart'],
  ['an overload while admissions of the last one last', endsIn(-9 * minute), 'resume'],
  ['another process has just done so', endsIn(5 * minute), 'nothing'],
  ['another process has extended it seconds ago', endsIn(4 * minute + second), 'nothing'],
  ['a minute has passed', endsIn(4 * minute), 'extend'],
  ['it is about to end', endsIn(second), 'extend'],
  ['it ends at this moment', endsIn(0), 'resume'],
] as const)('%s', (_name, byLoad, step) => {
  expect(stepOf(byLoad, now, loadLimits)).toBe(step)
})
