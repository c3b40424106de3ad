import { expect, test, vi } from 'vitest'

test('the numbers of every country are checked once the numbering plans have loaded', async () => {
  // Test files share their modules, so another file may have loaded the plans already.
  vi.resetModules()
  const { isPossiblePhone, loadPhoneRules } = await import('./phone-rules.ts')
  expect(isPossiblePhone('+442071')).toBe(true)
  await loadPhoneRules()
  expect(isPossiblePhone('+442071')).toBe(false)
  expect(isPossiblePhone('+442071234567')).toBe(true)
  // A number of the right length that no network of Saudi Arabia has.
  expect(isPossiblePhone('+966993456789')).toBe(false)
  expect(isPossiblePhone('+966551234567')).toBe(true)
})
