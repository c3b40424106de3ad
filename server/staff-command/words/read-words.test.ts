import { expect, test } from 'vitest'
import { readWords, suggest } from './read-words.ts'

const run = async () => []
const verbs = [
  { usage: 'order list', says: '', run },
  { usage: 'order ship NUMBER --carrier NAME [--tracking TEXT]', says: '', run },
]

test.each([
  ['order list', { usage: 'order list', given: {} }],
  [
    'order ship RM-1 --carrier Aramex',
    { usage: verbs[1]?.usage, given: { number: 'RM-1', carrier: 'Aramex' } },
  ],
  [
    'order ship --tracking 77 RM-1 --carrier Aramex',
    { usage: verbs[1]?.usage, given: { number: 'RM-1', carrier: 'Aramex', tracking: '77' } },
  ],
  ['order ship RM-1', undefined],
  ['order ship RM-1 --carrier Aramex --colour red', undefined],
  ['order', undefined],
  ['order list all', undefined],
])('“%s”', (line, expected) => {
  const read = readWords(verbs, line.split(' '))
  expect(read && { usage: read.verb.usage, given: read.given }).toEqual(expected)
})

test.each([
  ['order ship', ['NUMBER is missing.', '--carrier is missing.']],
  ['order ship RM-1 --carrier Aramex --colour red', ['--colour is not known here.']],
  ['order list all', ['“all” is too much.']],
])('of “%s” it is said what is wrong, and how it is typed', (line, wrong) => {
  const said = suggest(verbs, line.split(' '))
  expect(said.slice(0, -2)).toEqual(wrong)
  expect(said.at(-2)).toContain(line.split(' ', 2).join(' '))
})

test('a noun alone names its verbs, with help before it or without, and nothing names none', () => {
  for (const line of ['order', 'help order']) {
    expect(suggest(verbs, line.split(' ')).filter((said) => said.includes('order'))).toHaveLength(2)
  }
  expect(suggest(verbs, ['parcel'])).toEqual([])
  expect(suggest(verbs, [])).toEqual([])
})
