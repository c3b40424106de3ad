import { allWords } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { checkWord, type Shipped } from './check-word.ts'

const order = { en: 'Order {number} of {day}', ar: 'الطلب {number} في {day}' }
const units: Shipped = {
  en: { one: 'One unit', other: '{count} units' },
  ar: {
    zero: 'لا قطع',
    one: 'قطعة',
    two: 'قطعتان',
    few: '{count} قطع',
    many: '{count} قطعة',
    other: '{count} قطعة',
  },
}
const { few, many, other, ...small } = units.ar as Record<string, string>

test('the shipped texts are right themselves', () => {
  const faults = Object.entries<Shipped>(allWords).flatMap(([key, word]) =>
    [...checkWord('en', word, word.en), ...checkWord('arb', word, word.ar)].map((one) => [
      key,
      one,
    ]),
  )
  expect(faults).toEqual([])
})

test.each([
  ['On {day}: {number}', []],
  ['Order {number}', ['placeholder_missing']],
  ['Order {number} of {day} for {name}', ['placeholder_unknown']],
  ['Order {number} of {day} {', ['placeholder_unknown']],
  [' ', ['required']],
  [{ other: 'Order {number} of {day}' }, ['invalid']],
])('a text: %j', (value, codes) => {
  expect(checkWord('en', order, value).map(({ code }) => code)).toEqual(codes)
})

test.each([
  ['en', { one: '1 unit', other: '{count} pairs' }, []],
  ['en', { zero: 'None', one: 'One', other: '{count}' }, []],
  ['en', { one: 'One', other: 'Many' }, ['other: placeholder_missing']],
  ['en', { other: '{count}' }, ['one: required']],
  ['en', { one: 'One', few: '{count}', other: '{count}' }, ['few: unknown']],
  ['arb', { ...small, few, many, other }, []],
  ['arb', { ...small, other }, ['few: required', 'many: required']],
  ['arb', { ...small, few, many: '{total}', other }, ['many: placeholder_missing']],
] as const)('the plural forms of %s: %j', (language, value, faults) => {
  expect(
    checkWord(language, units, value as never).map(({ form, code }) => `${form}: ${code}`),
  ).toEqual(faults)
})
