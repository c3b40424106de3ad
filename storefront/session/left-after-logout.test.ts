import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyLocalStorage, installSuggestedKey } from './left-after-logout.ts'
import { storedValue } from './stored-value.ts'

let texts: Map<string, string>

beforeEach(() => {
  texts = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
    clear: () => texts.clear(),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a logout leaves the language and the suggestion to install, and nothing else', () => {
  texts.set('selectedLanguage', 'arb')
  texts.set(installSuggestedKey, '{"version":1,"savedAt":1,"value":true}')
  texts.set('visits', '{"version":1,"value":7}')
  texts.set('rimal_draft', 'an address')
  emptyLocalStorage()
  expect([...texts]).toEqual([
    ['selectedLanguage', 'arb'],
    [installSuggestedKey, '{"version":1,"savedAt":1,"value":true}'],
  ])
})

test('a logout stores nothing that was not stored before', () => {
  emptyLocalStorage()
  expect([...texts]).toEqual([])
})

test.each([
  [89, true],
  [91, false],
])('with a logout in between, the app counts as suggested after %i days: %s', (days, expected) => {
  vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00Z') })
  const suggested = () =>
    storedValue({
      area: 'local',
      key: installSuggestedKey,
      version: 1,
      initial: false,
      parse: (stored) => (stored === true ? true : null),
      expiresAfterDays: 90,
    })
  suggested().set(true)
  vi.setSystemTime(new Date('2026-12-27T10:00:00Z'))
  emptyLocalStorage()
  vi.setSystemTime(new Date(Date.parse('2026-11-27T10:00:00Z') + days * 24 * 60 * 60 * 1000))
  expect(suggested().get()).toBe(expected)
})
