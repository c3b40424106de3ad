import { expect, test } from 'vitest'
import type { Selection } from './selection.ts'
import { countUntried, selectionAfter } from './selection-after.ts'

const skippedRow = { id: 'b', name: null, code: 'already_so', message: 'No.', fields: {} }

test('what an act left out or did not reach stays selected', () => {
  const some: Selection = { kind: 'some', ids: new Set(['a', 'b', 'c', 'd']) }
  const ended = { done: ['a'], skipped: [skippedRow], isWhole: false, error: null }
  expect(selectionAfter(some, ended)).toEqual({ kind: 'some', ids: new Set(['b', 'c', 'd']) })
  expect(countUntried(4, ended)).toBe(2)
  const all: Selection = { kind: 'all', except: new Set(['x']) }
  expect(selectionAfter(all, ended)).toBe(all)
  const whole = { ...ended, isWhole: true }
  expect(selectionAfter(all, whole)).toEqual({ kind: 'some', ids: new Set(['b']) })
})
