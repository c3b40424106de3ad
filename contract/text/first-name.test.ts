import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Mariam', 'Mariam'],
  ['Mariam Ali', 'Mariam'],
  ['  Mariam   Ali Hassan ', 'Mariam'],
  ['مريم علي', 'مريم'],
  ['عبد الله سالم', 'عبد الله'],
  ['أم خالد', 'أم خالد'],
  ['Umm Khalid Ahmed', 'Umm Khalid'],
  ['Abdul Rahman Saeed', 'Abdul Rahman'],
  ['Al Anoud Faisal', 'Al Anoud'],
  ['Dr. Hessa Khalifa', 'Hessa'],
  ['الدكتورة حصة خليفة', 'حصة'],
  ['Dr', 'Dr'],
  ['أم', 'أم'],
  ['', ''],
])('the first name of %j is %j', (name, greeted) => {
  expect(firstName(name)).toBe(greeted)
})
