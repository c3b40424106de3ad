import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Refundable } from '../../orders/money/refundable.ts'
import { splitRefund } from './split-refund.ts'

const card = { takenBy: 'provider' } as const

test.each<[string, Refundable, number, 'source' | 'credit', ReturnType<typeof splitRefund>]>([
  [
    'by card, back to it',
    { ...card, taken: 100, converted: 0 },
    40,
    'source',
    { source: 40, credit: 0 },
  ],
  [
    'by card, as credit',
    { ...card, taken: 100, converted: 0 },
    40,
    'credit',
    { source: 0, credit: 40 },
  ],
  [
    'by card, of which most is credit',
    { ...card, taken: 100, converted: 70 },
    40,
    'source',
    undefined,
  ],
  [
    'by both, the card first',
    { ...card, taken: 70, converted: -30 },
    80,
    'source',
    { source: 70, credit: 10 },
  ],
  [
    'by credit alone',
    { ...card, taken: 0, converted: -100 },
    40,
    'source',
    { source: 0, credit: 40 },
  ],
  ['more than there is', { ...card, taken: 70, converted: -30 }, 101, 'credit', undefined],
  ['at the door, back', { takenBy: 'courier', taken: 100, converted: 0 }, 40, 'source', undefined],
  [
    'at the door, as credit',
    { takenBy: 'courier', taken: 100, converted: 0 },
    40,
    'credit',
    { source: 0, credit: 40 },
  ],
  ['not yet at the door', { takenBy: 'courier', taken: 0, converted: 0 }, 40, 'credit', undefined],
])('paid %s', (_, money, amount, to, parts) => {
  expect(splitRefund(money, { amount, to })).toEqual(parts)
})

const money = fc.integer({ min: 0, max: 1_000 })
const inputs = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 1_000 }),
    to: fc.constantFrom('source' as const, 'credit' as const),
  }),
  { maxLength: 12 },
)

test('parts never come to more than was paid, and the rest is still all there', () => {
  fc.assert(
    fc.property(money, money, inputs, (paid, credit, asked) => {
      let [taken, converted] = [paid, -credit]
      let [source, given] = [0, 0]
      for (const input of asked) {
        const parts = splitRefund({ ...card, taken, converted }, input)
        expect(parts !== undefined).toBe(input.amount <= paid + credit - source - given)
        if (!parts) continue
        expect(parts.source + parts.credit).toBe(input.amount)
        source += parts.source
        given += parts.credit
        taken -= parts.source
        converted += parts.credit
      }
      // What a cancellation returns now: see whatCancellationReturns.
      const restAtSource = taken - Math.max(converted, 0)
      const restOfCredit = Math.max(-converted, 0)
      expect(restAtSource).toBeGreaterThanOrEqual(0)
      expect(source + given + restAtSource + restOfCredit).toBe(paid + credit)
    }),
  )
})
