import { expect, test } from 'vitest'
import { tidyEmail } from './email.ts'

test.each([
  ['mariam@example.com', 'mariam@example.com'],
  ['  Mariam.AlSuwaidi+shop@Mail.Example.AE ', 'mariam.alsuwaidi+shop@mail.example.ae'],
  ['ｍariam＠example．com', 'mariam@example.com'],
  ['مريم@مثال.إمارات', 'مريم@مثال.إمارات'],
  [`${'m'.repeat(242)}@example.com`, `${'m'.repeat(242)}@example.com`],
])('%s is kept as %s', (text, kept) => {
  expect(tidyEmail(text)).toBe(kept)
})

test.each([
  '',
  'mariam',
  'mariam@',
  '@example.com',
  'mariam@example',
  'mariam@example.c',
  'mariam@example.com.',
  'mariam@example@example.com',
  'mariam al@example.com',
  'mariam@example.com\nbcc: all@example.com',
  'Mariam <mariam@example.com>',
  'mariam@example.com, noor@example.com',
  `${'m'.repeat(243)}@example.com`,
])('%j is no address', (text) => {
  expect(tidyEmail(text)).toBeUndefined()
})
