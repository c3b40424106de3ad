import { expect, test } from 'vitest'
import { missingSides } from './missing-sides.ts'

const title = { en: 'Eid', ar: 'العيد' }

test.each([
  ['a title in both languages', { title, description: null }, []],
  ['no description', { title, description: { en: '', ar: '' } }, []],
  ['a description in English', { title, description: { en: 'New', ar: '' } }, ['ar']],
  ['a title in Arabic', { title: { en: '', ar: 'العيد' }, description: null }, ['en']],
  [
    'a title in Arabic and a description in English',
    { title: { en: '', ar: 'العيد' }, description: { en: 'New', ar: '' } },
    ['en', 'ar'],
  ],
])('%s', (_, group, missing) => {
  expect(missingSides(group)).toEqual(missing)
})
