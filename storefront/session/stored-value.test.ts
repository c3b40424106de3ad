import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRecord, storedText, storedValue } from './stored-value.ts'

class FakeStorage {
  texts = new Map<string, string>()
  getItem = (key: string) => this.texts.get(key) ?? null
  setItem(key: string, text: string) {
    this.texts.set(key, text)
  }
  removeItem = (key: string) => this.texts.delete(key)
}

let local: FakeStorage
let tab: EventTarget

beforeEach(() => {
  local = new FakeStorage()
  tab = new EventTarget()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Draft = { name: string }

function draft(more: { version?: number; expiresAfterDays?: number } = {}) {
  return storedValue<Draft>({
    area: 'local',
    key: 'draft',
    version: 1,
    initial: { name: '' },
    parse: (stored) =>
      isRecord(stored) && typeof stored['name'] === 'string' ? { name: stored['name'] } : null,
    ...more,
  })
}

function changeByAnotherTab(key: string | null) {
  tab.dispatchEvent(Object.assign(new Event('storage'), { key }))
}

test('a value is there for the next page, as the same object until it changes', () => {
  expect(draft().get()).toEqual({ name: '' })
  expect(draft().set({ name: 'Mariam' })).toBe(true)
  const next = draft()
  expect(next.get()).toEqual({ name: 'Mariam' })
  expect(next.get()).toBe(next.get())
  next.clear()
  expect(next.get()).toEqual({ name: '' })
})

test.each([
  ['of another shape', '{"version":1,"value":{"name":7}}'],
  ['of another version', '{"version":2,"value":{"name":"Mariam"}}'],
  ['that is no JSON', '{"name'],
  ['that is null', 'null'],
])('a stored text %s counts as absent', (_name, text) => {
  local.setItem('draft', text)
  expect(draft().get()).toEqual({ name: '' })
})

test('a check that throws counts as a wrong shape', () => {
  local.setItem('draft', '7')
  const parse = (stored: unknown) => (stored as string[]).map((word) => word.trim())
  const words = storedValue({ area: 'local', key: 'draft', version: 1, initial: [], parse })
  expect(words.get()).toEqual([])
})

test('a text that was stored before values had a version is of the first one', () => {
  local.setItem('draft', '{"name":"Mariam"}')
  expect(draft().get()).toEqual({ name: 'Mariam' })
  expect(draft({ version: 2 }).get()).toEqual({ name: '' })
  local.setItem('draft', 'SA')
  const parse = (stored: unknown) => (typeof stored === 'string' ? stored : null)
  const country = storedValue({ area: 'local', key: 'draft', version: 1, initial: '', parse })
  expect(country.get()).toBe('SA')
})

test('a value expires so many days after it was stored', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') })
  draft({ expiresAfterDays: 30 }).set({ name: 'Mariam' })
  vi.setSystemTime(new Date('2026-03-31T10:00:00Z'))
  expect(draft({ expiresAfterDays: 30 }).get()).toEqual({ name: 'Mariam' })
  vi.setSystemTime(new Date('2026-03-31T10:00:01Z'))
  expect(draft({ expiresAfterDays: 30 }).get()).toEqual({ name: '' })
  expect(local.getItem('draft')).toBe(null)
})

test('a full storage costs no error: the value lives as long as the page', () => {
  local.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  const here = draft()
  expect(here.set({ name: 'Mariam' })).toBe(false)
  expect(here.get()).toEqual({ name: 'Mariam' })
  expect(draft().get()).toEqual({ name: '' })
})

test('a blocked storage costs no error', () => {
  vi.stubGlobal('localStorage', undefined)
  const here = draft()
  expect(here.get()).toEqual({ name: '' })
  expect(here.set({ name: 'Mariam' })).toBe(false)
  expect(here.get()).toEqual({ name: 'Mariam' })
})

test('a subscriber hears of changes here, in another tab, and of an emptied storage', () => {
  const here = draft()
  let heard = 0
  const stop = here.subscribe(() => (heard += 1))
  here.set({ name: 'Mariam' })
  expect(heard).toBe(1)
  local.setItem('draft', '{"version":1,"value":{"name":"Noor"}}')
  changeByAnotherTab('draft')
  expect(heard).toBe(2)
  expect(here.get()).toEqual({ name: 'Noor' })
  changeByAnotherTab('other')
  changeByAnotherTab(null)
  expect(heard).toBe(3)
  stop()
  changeByAnotherTab('draft')
  expect(heard).toBe(3)
})

test('a text of the specification is stored as it is', () => {
  const language = storedText('local', 'selectedLanguage')
  language.set('arb')
  expect(local.getItem('selectedLanguage')).toBe('arb')
  expect(language.get()).toBe('arb')
})
