import { expect, test } from 'vitest'
import { isPossiblePhone, loadPhoneRules } from './phone-rules.ts'

test('the numbers of every country are checked once the numbering plans have loaded', async () => {
  expect(isPossiblePhone('+442071')).toBe(true)
  await loadPhoneRules()
  expect(isPossiblePhone('+442071')).toBe(false)
  expect(isPossiblePhone('+442071234567')).toBe(true)
  // A number of the right length that no network of Saudi Arabia has.
  expect(isPossiblePhone('+966993456789')).toBe(false)
  expect(isPossiblePhone('+966551234567')).toBe(true)
})
