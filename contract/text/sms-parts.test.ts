import { expect, test } from 'vitest'
import { smsLength } from './sms-parts.ts'

test.each([
  ['', 0, 160, 1],
  ['4821 is your Rimal code.', 24, 160, 1],
  ['a'.repeat(160), 160, 160, 1],
  ['a'.repeat(161), 161, 306, 2],
  ['a'.repeat(307), 307, 459, 3],
  ['[€]', 6, 160, 1],
  ['ر'.repeat(70), 70, 70, 1],
  ['ر'.repeat(71), 71, 134, 2],
  ['One ر makes all of it long', 26, 70, 1],
  ['😀', 2, 70, 1],
])('%s', (text, units, room, parts) => {
  expect(smsLength(text)).toEqual({ units, room, parts })
})
