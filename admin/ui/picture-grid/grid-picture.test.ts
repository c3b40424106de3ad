import { expect, test } from 'vitest'
import { withMoved } from '../order/places.ts'
import { type GridPicture, lacksOf, nextView, placeWhile, stepOf } from './grid-picture.ts'

const entries = ['a', 'b', 'c', 'd']

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
