import { afterEach, expect, test, vi } from 'vitest'
import { vibrate } from './vibrate.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns how long a device vibrates. */
function vibrated(given: { hasBeenActive: boolean; isCalm: boolean; canVibrate: boolean }) {
  const { hasBeenActive, isCalm, canVibrate } = given
  const times: number[] = []
  const device = canVibrate ? { vibrate: (ms: number) => times.push(ms) > 0 } : {}
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive }, ...device })
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  vibrate('light')
  return times
}

const pressed = { hasBeenActive: true, isCalm: false, canVibrate: true }

test.each([
  ['a press', pressed, [10]],
  ['no press', { ...pressed, hasBeenActive: false }, []],
  ['reduced motion', { ...pressed, isCalm: true }, []],
  ['a device that cannot', { ...pressed, canVibrate: false }, []],
])('with %s the device vibrates for %j', (_, given, expected) => {
  expect(vibrated(given)).toEqual(expected)
})
