import type { CreditEntryKind } from '@rimal/contract/credit/credit'
import { expect, test } from 'vitest'
import { remainingGrants } from './correct-grants.ts'

test.each<[string, [CreditEntryKind, number][], number]>([
  ['nothing was given', [], 0],
  ['a refund of an order is not a grant', [['refund', 500]], 0],
  [
    'all of it is there',
    [
      ['granted', 500],
      ['refund', 200],
    ],
    500,
  ],
  [
    'a part was taken back',
    [
      ['granted', 500],
      ['corrected', -300],
    ],
    200,
  ],
  [
    'the customer spent it',
    [
      ['granted', 500],
      ['spent', -500],
    ],
    0,
  ],
  [
    'the customer spent it, and a refund came later',
    [
      ['granted', 500],
      ['spent', -500],
      ['refund', 500],
    ],
    0,
  ],
  [
    'gifts are spent before refunds',
    [
      ['refund', 300],
      ['granted', 500],
      ['spent', -400],
    ],
    100,
  ],
  [
    'an order that ended gave it back',
    [
      ['granted', 500],
      ['spent', -400],
      ['returned', 400],
    ],
    500,
  ],
  [
    'no more is given back than was a gift',
    [
      ['granted', 100],
      ['refund', 300],
      ['spent', -400],
      ['returned', 400],
    ],
    100,
  ],
])('%s', (_, entries, left) => {
  expect(remainingGrants(entries.map(([kind, amount]) => ({ kind, amount })))).toBe(left)
})
