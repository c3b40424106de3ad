import { type AttemptState, attemptRanks, attemptStates } from '@rimal/contract/statuses'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFurther, moneyHeld, stateSaid } from './attempt-states.ts'
import type { MoneyMove, PaymentSnapshot } from '../payment-provider.ts'

const asked = { id: 'attempt', amount: 12_500, currency: 'AED' }

const snapshots: fc.Arbitrary<PaymentSnapshot> = fc.record({
  state: fc.constantFrom(...attemptStates),
  amount: fc.constantFrom(12_500, 12_500, 12_500, 12_499),
  currency: fc.constant('AED'),
  attemptId: fc.constant('attempt'),
  moves: fc.constant([]),
  reason: fc.constant(null),
})

function hear(words: readonly PaymentSnapshot[]): AttemptState {
  return words.reduce<AttemptState>((state, word) => {
    const said = stateSaid(asked, word)
    return isFurther(said, state) ? said : state
  }, 'created')
}

test('whatever is heard of an attempt, in any order and however often, leads to the same state', () => {
  fc.assert(
    fc.property(
      fc
        .array(snapshots, { maxLength: 8 })
        .chain((words) =>
          fc.tuple(
            fc.constant(words),
            fc.array(fc.nat({ max: Math.max(0, words.length - 1) }), { maxLength: 8 }),
            fc.shuffledSubarray(words, { minLength: words.length }),
          ),
        ),
      ([words, repeated, shuffled]) => {
        const again = repeated.flatMap((index) => words[index] ?? [])
        expect(hear([...shuffled, ...again])).toBe(hear(words))
        expect(hear([...again, ...shuffled])).toBe(hear(words))
      },
    ),
  )
})

test('the state of an attempt never falls in rank', () => {
  fc.assert(
    fc.property(fc.array(snapshots), snapshots, (words, next) => {
      expect(attemptRanks[hear([...words, next])]).toBeGreaterThanOrEqual(attemptRanks[hear(words)])
    }),
  )
})

test.each<[AttemptState, AttemptState]>([
  ['pending', 'failed'],
  ['failed', 'captured'],
  ['cancelled', 'authorized'],
  ['expired', 'captured'],
  ['authorized', 'captured'],
  ['captured', 'refunded'],
])('from %s an attempt may come to %s, and never back', (from, to) => {
  expect(isFurther(to, from)).toBe(true)
  expect(isFurther(from, to)).toBe(false)
})

test.each<[string, [MoneyMove['kind'], number][], { held: number; captured: number }]>([
  ['nothing moved', [], { held: 0, captured: 0 }],
  ['set aside', [['authorize', 100]], { held: 100, captured: 0 }],
  [
    'called off',
    [
      ['authorize', 100],
      ['void', 100],
    ],
    { held: 0, captured: 0 },
  ],
  ['taken at once', [['capture', 100]], { held: 100, captured: 100 }],
  [
    'set aside, then taken',
    [
      ['authorize', 100],
      ['capture', 100],
    ],
    { held: 100, captured: 100 },
  ],
  [
    'taken in part',
    [
      ['authorize', 100],
      ['capture', 40],
    ],
    { held: 100, captured: 40 },
  ],
  [
    'returned in part',
    [
      ['capture', 100],
      ['refund', 30],
    ],
    { held: 70, captured: 70 },
  ],
  [
    'set aside, taken and returned',
    [
      ['authorize', 100],
      ['capture', 100],
      ['refund', 100],
    ],
    { held: 0, captured: 0 },
  ],
])('money %s is counted once', (_, moves, held) => {
  expect(moneyHeld(moves.map(([kind, amount]) => ({ kind, amount })))).toEqual(held)
})
