import { expect, test } from 'vitest'
import type { LedgerEntry } from '../../orders/money/ledger.ts'
import { compareBooks } from './compare-books.ts'

const captured: LedgerEntry = { kind: 'capture', amount: 12_500 }
const back: LedgerEntry = { kind: 'refund', amount: 12_500 }

test.each<[string, LedgerEntry[], LedgerEntry[], ReturnType<typeof compareBooks>]>([
  ['nothing moved', [], [], undefined],
  ['the same moves', [captured, back], [back, captured], undefined],
  [
    'one capture there in two parts',
    [captured],
    [
      { kind: 'capture', amount: 12_000 },
      { kind: 'capture', amount: 500 },
    ],
    undefined,
  ],
  ['given back behind our back', [captured], [captured, back], { ours: 12_500, theirs: 0 }],
  ['taken and not heard of', [], [captured], { ours: 0, theirs: 12_500 }],
  ['unknown there', [captured], [], { ours: 12_500, theirs: 0 }],
  ['in and out unheard of', [], [captured, back], { ours: 0, theirs: 0 }],
])('%s', (_, ours, theirs, difference) => {
  expect(compareBooks(ours, theirs)).toEqual(difference)
})
