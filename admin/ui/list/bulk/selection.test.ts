import { maxExcept } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import {
  countChanged,
  countSelected,
  isSelected,
  nothing,
  rangeOf,
  select,
  type Selection,
} from './selection.ts'

const page = ['a', 'b', 'c', 'd', 'e']

test('rows are selected and taken out, and those of other pages stay selected', () => {
  const both = select(select(nothing, ['a', 'b'], true), ['x'], true)
  expect([...page, 'x'].filter((id) => isSelected(both, id))).toEqual(['a', 'b', 'x'])
  const one = select(both, ['a', 'x'], false)
  expect([countSelected(one, 900), isSelected(one, 'b')]).toEqual([1, true])
})

test('everything that matches is selected without what is taken out of it', () => {
  const all: Selection = { kind: 'all', except: new Set() }
  const most = select(all, ['a', 'b'], false)
  expect([countSelected(most, 843), isSelected(most, 'a'), isSelected(most, 'z')]).toEqual([
    841,
    false,
    true,
  ])
  expect(countSelected(select(most, ['a'], true), 843)).toBe(842)
  const many = Array.from({ length: maxExcept + 1 }, (_, n) => `x${n}`)
  expect(select(all, many, false)).toBe(all)
})

test('an act counts what it changes, as far as the selected rows were seen', () => {
  const seen = new Map(page.map((id) => [id, { isPublished: id < 'c' }]))
  const given = (count: number) => ({
    seen,
    page,
    total: { count, exact: true },
    isChanged: ({ isPublished }: { isPublished: boolean }) => !isPublished,
  })
  const some = select(nothing, ['b', 'c'], true)
  expect(countChanged(some, given(900))).toBe(1)
  expect(countChanged(select(some, ['of another page'], true), given(900))).toBeNull()
  const all: Selection = { kind: 'all', except: new Set(['e']) }
  expect(countChanged(all, given(5))).toBe(2)
  expect(countChanged(all, given(6))).toBeNull()
})

test.each([
  ['b', 'd', ['b', 'c', 'd']],
  ['d', 'b', ['b', 'c', 'd']],
  ['c', 'c', ['c']],
  [null, 'd', ['d']],
  ['of another page', 'd', ['d']],
])('the range from %s to %s', (from, to, rows) => {
  expect(rangeOf(page, from, to)).toEqual(rows)
})
