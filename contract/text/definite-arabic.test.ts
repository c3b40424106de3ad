import { expect, test } from 'vitest'
import { definiteArabic } from './definite-arabic.ts'

test.each([
  ['أسود', 'الأسود'],
  ['أزرق ليلي', 'الأزرق الليلي'],
  ['رمادي بنّي', 'الرمادي البنّي'],
  ['زمرّدي', 'الزمرّدي'],
  ['الأسود', 'الأسود'],
  ['Black', 'Black'],
  ['', ''],
])('%j with the definite article is %j', (name, definite) => {
  expect(definiteArabic(name)).toBe(definite)
})
