import { expect, test } from 'vitest'
import { type LedgerEntry, sumLedger } from './ledger.ts'

test.each<[string, [LedgerEntry['kind'], number][], { held: number; captured: number }]>([
  ['that is nothing', [], { held: 0, captured: 0 }],
  ['that was authorised', [['authorize', 100]], { held: 100, captured: 0 }],
  [
    'that was voided',
    [
      ['authorize', 100],
      ['void', 100],
    ],
    { held: 0, captured: 0 },
  ],
  ['that was captured at once', [['capture', 100]], { held: 100, captured: 100 }],
  [
    'that was authorised, then captured',
    [
      ['authorize', 100],
      ['capture', 100],
    ],
    { held: 100, captured: 100 },
  ],
  [
    'that was captured in part',
    [
      ['authorize', 100],
      ['capture', 40],
    ],
    { held: 100, captured: 40 },
  ],
  [
    'that was refunded in part',
    [
      ['capture', 100],
      ['refund', 30],
    ],
    { held: 70, captured: 70 },
  ],
  [
    'that was authorised, captured and refunded',
    [
      ['authorize', 100],
      ['capture', 100],
      ['refund', 100],
    ],
    { held: 0, captured: 0 },
  ],
])('money %s is counted once', (_, entries, sums) => {
  const booked = entries.map(([kind, amount]) => ({ kind, amount }))
  expect(sumLedger(booked)).toMatchObject(sums)
})
