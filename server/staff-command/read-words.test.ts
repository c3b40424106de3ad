import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

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
