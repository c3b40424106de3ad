import { expect, test } from 'vitest'
import { bySide, countChanges } from './count-changes.ts'

const saved = { title: { en: 'A', ar: 'أ' }, price: 5, sizes: ['S'] }

test.each([
  [saved, 0],
  [{ ...saved, price: 6 }, 1],
  [{ ...saved, title: { en: 'B', ar: 'أ' } }, 1],
  [{ ...saved, title: { en: 'B', ar: 'ب' }, price: 6, sizes: ['S', 'M'] }, 4],
])('the change to %j is one of %i fields', (changed, count) => {
  expect(countChanges(bySide(saved), bySide(changed))).toBe(count)
})

test('a field that was added or taken out is one change', () => {
  expect(countChanges({ a: 1, b: 2 }, { a: 1 })).toBe(1)
  expect(countChanges({ a: 1 }, { a: 1, b: 2 })).toBe(1)
})
