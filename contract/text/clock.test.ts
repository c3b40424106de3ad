import { expect, test } from 'vitest'
import { formatClock } from './clock.ts'

test.each([
  ['00:00', '12\u00a0منتصف الليل'],
  ['00:05', '12:05\u00a0بعد منتصف الليل'],
  ['01:00', '1\u00a0صباحاً'],
  ['09:40', '9:40\u00a0صباحاً'],
  ['10:00', '10\u00a0صباحاً'],
  ['11:59', '11:59\u00a0صباحاً'],
  ['12:00', '12\u00a0ظهراً'],
  ['12:30', '12:30\u00a0ظهراً'],
  ['13:00', '1\u00a0ظهراً'],
  ['14:00', '2\u00a0ظهراً'],
  ['15:00', '3\u00a0عصراً'],
  ['17:00', '5\u00a0عصراً'],
  ['18:00', '6\u00a0مساءً'],
  ['18:47', '6:47\u00a0مساءً'],
  ['23:59', '11:59\u00a0مساءً'],
])('%s is written with twelve hours in Arabic and unchanged in English', (clock, arabic) => {
  expect(formatClock(clock, 'arb')).toBe(arabic)
  expect(formatClock(clock, 'en')).toBe(clock)
})
