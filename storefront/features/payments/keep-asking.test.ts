import { expect, test } from 'vitest'
import { pauseMs } from './keep-asking.ts'

test('pauses grow from two seconds to half a minute, and no further', () => {
  const pauses = Array.from({ length: 40 }, (_, asked) => pauseMs(asked))
  expect(pauses[0]).toBe(2000)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses.at(-1)).toBe(30_000)
})
