import { expect, test } from 'vitest'
import { groupPhone } from './phone-groups.ts'

test.each([
  ['+966551234567', '+966 55 123 4567'],
  ['+971501234567', '+971 50 123 4567'],
  ['+971 501234567', '+971 50 123 4567'],
  ['+97145550132', '+971 4 555 0132'],
  ['+96551234567', '+965 5123 4567'],
  ['+4915112345678', '+4915112345678'],
  ['+971 50 123 4567', '+971 50 123 4567'],
  ['', ''],
])('%s is written %s', (phone, written) => {
  expect(groupPhone(phone)).toBe(written)
})
