import { expect, test } from 'vitest'
import { idOfTitle } from './id-of-title.ts'

test.each([
  ['Bishts & Capes', [], 'bishts-capes'],
  ['  Women’s Évening  ', [], 'womens-evening'],
  ['Open', ['open'], 'open-2'],
  ['Open', ['open', 'open-2'], 'open-3'],
  ['عبايات', [], 'types'],
  ['عبايات', ['types'], 'types-2'],
  [`${'long '.repeat(12)}title`, [], 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('the id of %s is made of its letters', (title, taken, id) => {
  expect(idOfTitle(title, { taken, otherwise: 'types' })).toBe(id)
})
