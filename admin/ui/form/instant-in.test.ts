import { expect, test } from 'vitest'
import { instantIn } from './instant-in.ts'

test.each([
  ['2026-11-26T14:00', 'Asia/Dubai', '2026-11-26T10:00:00.000Z'],
  ['2026-11-26T00:30', 'Asia/Riyadh', '2026-11-25T21:30:00.000Z'],
  ['2026-07-01T12:00', 'Europe/London', '2026-07-01T11:00:00.000Z'],
  ['2026-12-01T12:00', 'Europe/London', '2026-12-01T12:00:00.000Z'],
  ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
])('%s in %s is %s', (local, timeZone, expected) => {
  expect(instantIn(local, timeZone)).toBe(expected)
})
