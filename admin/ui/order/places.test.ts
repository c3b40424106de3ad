import { expect, test } from 'vitest'
import { dragMarks, nearest, withMoved } from './places.ts'

const entries = ['a', 'b', 'c', 'd']

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, entries],
  [9, 0, entries],
])('an entry moved from %i to %i', (from, to, expected) => {
  expect(withMoved(entries, from, to)).toEqual(expected)
})

test('the line of a drag stands where the item would be dropped', () => {
  for (const from of entries.keys()) {
    for (const to of entries.keys()) {
      const marks = entries.map((_, index) => dragMarks({ from, to }, index))
      expect(marks[from]).toEqual({ 'data-dragged': true })
      if (from === to) continue
      const dropped = entries.toSpliced(from, 1)
      const line = marks[to]?.['data-drop'] === 'before' ? 0 : 1
      const place = dropped.indexOf(entries[to] as string) + line
      expect(dropped.toSpliced(place, 0, entries[from] as string)).toEqual(
        withMoved(entries, from, to),
      )
    }
  }
})

test('nothing is marked while nothing is dragged', () => {
  expect(dragMarks(null, 0)).toEqual({})
})

test('the nearest place is found in a row and between rows', () => {
  const centres = [0, 1, 2, 3].map((index) => ({ x: (index % 2) * 100, y: index < 2 ? 0 : 125 }))
  expect(nearest(centres, { x: 90, y: 30 })).toBe(1)
  expect(nearest(centres, { x: 20, y: 400 })).toBe(2)
})
