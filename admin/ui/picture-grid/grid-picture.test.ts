import { expect, test } from 'vitest'
import {
  type GridPicture,
  lacksOf,
  nearest,
  nextView,
  placeWhile,
  stepOf,
  withMoved,
} from './grid-picture.ts'

const entries = ['a', 'b', 'c', 'd']

test.each([
  [0, 2, ['b', 'c', 'a', 'd']],
  [3, 0, ['d', 'a', 'b', 'c']],
  [1, 1, entries],
  [9, 0, entries],
])('a picture moved from %i to %i', (from, to, expected) => {
  expect(withMoved(entries, from, to)).toEqual(expected)
})

test('while a picture is dragged, the places are those of the list after the move', () => {
  for (const from of entries.keys()) {
    for (const to of entries.keys()) {
      const shown = entries.toSorted(
        (a, b) =>
          placeWhile({ from, to }, entries.indexOf(a)) -
          placeWhile({ from, to }, entries.indexOf(b)),
      )
      expect(shown).toEqual(withMoved(entries, from, to))
    }
  }
})

test.each([
  ['ArrowRight', 'ltr', 1],
  ['ArrowLeft', 'ltr', -1],
  ['ArrowRight', 'rtl', -1],
  ['ArrowLeft', 'rtl', 1],
  ['ArrowUp', 'rtl', -1],
  ['ArrowDown', 'ltr', 1],
  ['Enter', 'ltr', 0],
] as const)('%s in %s moves a picture by %i', (key, direction, step) => {
  expect(stepOf(key, direction)).toBe(step)
})

test.each([
  [{ en: 'An abaya', ar: 'عباية' }, 'none'],
  [{ en: 'An abaya', ar: ' ' }, 'ar'],
  [{ en: '', ar: 'عباية' }, 'en'],
  [{ en: '', ar: '' }, 'both'],
])('%j lacks %s', (alt, lacks) => {
  expect(lacksOf({ alt })).toBe(lacks)
})

test('a new picture gets the first view that no picture has', () => {
  const seen = (...views: string[]) => views.map((view) => ({ view }) as GridPicture)
  expect(nextView(seen())).toBe('front')
  expect(nextView(seen('front', 'back'))).toBe('side')
  expect(nextView(seen('front', 'side', 'back', 'detail', 'detail'))).toBe('detail')
})

test('the nearest place is found in a row and between rows', () => {
  const centres = [0, 1, 2, 3].map((index) => ({ x: (index % 2) * 100, y: index < 2 ? 0 : 125 }))
  expect(nearest(centres, { x: 90, y: 30 })).toBe(1)
  expect(nearest(centres, { x: 20, y: 400 })).toBe(2)
})
