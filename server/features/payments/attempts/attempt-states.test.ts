import { type AttemptState, attemptStates } from '@rimal/contract/statuses'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFurther, stateSaid } from './attempt-states.ts'
import type { PaymentSnapshot } from '../payment-provider.ts'

const asked = { id: 'attempt', amount: 12_500, currency: 'AED' }

const snapshots: fc.Arbitrary<PaymentSnapshot> = fc.record({
  state: fc.constantFrom(...attemptStates),
  amount: fc.constantFrom(12_500, 12_500, 12_500, 12_499),
  currency: fc.constant('AED'),
  attemptId: fc.constant('attempt'),
  entries: fc.constant([]),
  reason: fc.constant(null),
})

function receive(words: readonly PaymentSnapshot[]): AttemptState {
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
        expect(receive([...shuffled, ...again])).toBe(receive(words))
        expect(receive([...again, ...shuffled])).toBe(receive(words))
      },
    ),
  )
})

test('the state of an attempt never falls', () => {
  const rank = (state: AttemptState) => attemptStates.indexOf(state)
  fc.assert(
    fc.property(fc.array(snapshots), snapshots, (words, next) => {
      expect(rank(receive([...words, next]))).toBeGreaterThanOrEqual(rank(receive(words)))
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
])('an attempt may go from %s to %s, and never back', (from, to) => {
  expect(isFurther(to, from)).toBe(true)
  expect(isFurther(from, to)).toBe(false)
})
