import { expect, test } from 'vitest'
import { emailPattern, normaliseEmail } from './email.ts'

test.each([
  ['mariam@example.com', 'mariam@example.com'],
  ['  Mariam.AlSuwaidi+shop@Mail.Example.AE ', 'mariam.alsuwaidi+shop@mail.example.ae'],
  ['ｍariam＠example．com', 'mariam@example.com'],
  ['مريم@مثال.إمارات', 'مريم@مثال.إمارات'],
  [`${'m'.repeat(242)}@example.com`, `${'m'.repeat(242)}@example.com`],
])('%s is normalised to %s', (text, stored) => {
  expect(normaliseEmail(text)).toBe(stored)
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
])('%j is not an address', (text) => {
  expect(normaliseEmail(text)).toBeUndefined()
})

test.each([
  ['a space of no width', '\u200b'],
  ['a joiner', '\u200d'],
  ['a mark of byte order', '\ufeff'],
  ['a direction turned around', '\u202e'],
  ['a direction set apart', '\u2067'],
  ['a mark of Arabic', '\u061c'],
  ['a soft hyphen', '\u00ad'],
  ['a variation', '\ufe0f'],
  ['a grapheme joiner', '\u034f'],
  ['a filler', '\u3164'],
  ['a tag', '\u{e0061}'],
  ['empty braille', '\u2800'],
])('%s at any position of an address is removed', (_name, sign) => {
  for (const text of [
    `${sign}mariam@example.com`,
    `mar${sign}iam@example.com`,
    `mariam@${sign}example.com`,
    `mariam@example.c${sign}om${sign}`,
    `mariam@example.com ${sign} `,
  ]) {
    expect(normaliseEmail(text)).toBe('mariam@example.com')
    expect(text).not.toMatch(emailPattern)
  }
})

test.each(['\u0000', '\u0007', '\u0085', '\u009b', '\ud800', '\ue000'])(
  'an address with the character %j is refused',
  (sign) => {
    expect(normaliseEmail(`mar${sign}iam@example.com`)).toBeUndefined()
    expect(normaliseEmail(`mariam@exa${sign}mple.com`)).toBeUndefined()
  },
)
