import { afterEach, expect, test, vi } from 'vitest'
import { steadyClock } from './steady-clock.ts'

afterEach(() => vi.useRealTimers())

test('the clock of the jobs goes on when the clock of the machine is set back', () => {
  const before = steadyClock.now()
  vi.useFakeTimers({ toFake: ['Date'], now: before - 4 * 3_600_000 })
  expect(Date.now()).toBeLessThan(before)
  expect(steadyClock.now()).toBeGreaterThanOrEqual(before)
})
