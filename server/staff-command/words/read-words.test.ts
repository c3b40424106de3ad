import { expect, test } from 'vitest'
import { readWords, suggest } from './read-words.ts'

const run = async () => []
const verbs = [
  { usage: 'order list', says: '', run },
  { usage: 'order ship NUMBER --carrier NAME [--tracking TEXT]', says: '', run },
  { usage: 'credit correct CONTACT AMOUNT [--note TEXT]', says: '', run },
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
  [
    'order ship RM-1 --carrier=Aramex --tracking=a=b',
    { usage: verbs[1]?.usage, given: { number: 'RM-1', carrier: 'Aramex', tracking: 'a=b' } },
  ],
  [
    'credit correct m@example.com -5.00 --note -',
    { usage: verbs[2]?.usage, given: { contact: 'm@example.com', amount: '-5.00', note: '-' } },
  ],
  ['order ship RM-1', undefined],
  ['order ship RM-1 --carrier', undefined],
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
  ['order ship RM-1 --carrier', ['--carrier needs a value.']],
  ['order ship RM-1 --carrier Aramex --as', ['--as needs a value.']],
  ['order list all', ['“all” is too much.']],
])('the answer to “%s” says what is wrong, and how to type it', (line, wrong) => {
  const said = suggest(verbs, line.split(' '))
  expect(said.slice(0, -2)).toEqual(wrong)
  expect(said.at(-2)).toContain(line.split(' ', 2).join(' '))
})

test('any verb can be given in the name of another member of staff', () => {
  for (const line of ['--as m@example.com order list', 'order list --as=m@example.com']) {
    expect(readWords(verbs, line.split(' '))).toMatchObject({ as: 'm@example.com', given: {} })
  }
  expect(readWords(verbs, ['order', 'list'])?.as).toBeUndefined()
  expect(readWords(verbs, ['order', 'list', '--as'])).toBeUndefined()
})

test('a noun alone names its verbs, with help before it or without, and nothing names none', () => {
  for (const line of ['order', 'help order']) {
    expect(suggest(verbs, line.split(' ')).filter((said) => said.includes('order'))).toHaveLength(2)
  }
  expect(suggest(verbs, ['parcel'])).toEqual([])
  expect(suggest(verbs, [])).toEqual([])
})
