import { expect, test } from 'vitest'
import { typedSince } from './typed-since.ts'

test('what was sent is saved, and what was typed meanwhile is not', () => {
  const title = { en: 'Eid', ar: 'العيد' }
  const sent = { title, from: '2026-11-21' }
  expect(typedSince(sent, sent)).toEqual({})
  expect(typedSince(sent, { title, from: '2026-11-22' })).toEqual({ from: '2026-11-22' })
  expect(typedSince<{ from?: string; until?: string }>(sent, { until: '' })).toEqual({ until: '' })
})
