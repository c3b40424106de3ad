import { afterEach, expect, test, vi } from 'vitest'
import { showBadge } from './badge.ts'

afterEach(() => vi.unstubAllGlobals())

test('the icon shows the number of unread notifications, and nothing when there are none', () => {
  const shown: (number | null)[] = []
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void shown.push(count),
    clearAppBadge: async () => void shown.push(null),
  })
  for (const unread of [3, 1, 0]) showBadge(unread)
  expect(shown).toEqual([3, 1, null])
})

test('a browser that has no badge, or refuses it, is no failure', async () => {
  vi.stubGlobal('navigator', {})
  for (const unread of [1, 0]) expect(() => showBadge(unread)).not.toThrow()
  const refuse = () => Promise.reject(new DOMException('not installed', 'NotAllowedError'))
  vi.stubGlobal('navigator', { setAppBadge: refuse, clearAppBadge: refuse })
  for (const unread of [1, 0]) expect(() => showBadge(unread)).not.toThrow()
  // A refusal that nobody handles would fail this file.
  await Promise.resolve()
})
