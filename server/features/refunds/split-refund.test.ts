import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MoneyOfOrder, splitRefund } from './split-refund.ts'

const card = { takenBy: 'provider' } as const

test.each<[string, MoneyOfOrder, number, 'source' | 'credit', ReturnType<typeof splitRefund>]>([
  [
    'by card, back to it',
    { ...card, taken: 100, turned: 0 },
    40,
    'source',
    { source: 40, credit: 0 },
  ],
  [
    'by card, as credit',
    { ...card, taken: 100, turned: 0 },
    40,
    'credit',
    { source: 0, credit: 40 },
  ],
  [
    'by card, of which most is credit',
    { ...card, taken: 100, turned: 70 },
    40,
    'source',
    undefined,
  ],
  [
    'by both, the card first',
    { ...card, taken: 70, turned: -30 },
    80,
    'source',
    { source: 70, credit: 10 },
  ],
  ['by credit alone', { ...card, taken: 0, turned: -100 }, 40, 'source', { source: 0, credit: 40 }],
  ['more than there is', { ...card, taken: 70, turned: -30 }, 101, 'credit', undefined],
  ['at the door, back', { takenBy: 'courier', taken: 100, turned: 0 }, 40, 'source', undefined],
  [
    'at the door, as credit',
    { takenBy: 'courier', taken: 100, turned: 0 },
    40,
    'credit',
    { source: 0, credit: 40 },
  ],
  ['not yet at the door', { takenBy: 'courier', taken: 0, turned: 0 }, 40, 'credit', undefined],
])('paid %s', (_, money, amount, to, parts) => {
  expect(splitRefund(money, { amount, to })).toEqual(parts)
})

const money = fc.integer({ min: 0, max: 1_000 })
const wishes = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 1_000 }),
    to: fc.constantFrom('source' as const, 'credit' as const),
  }),
  { maxLength: 12 },
)

test('parts never come to more than was paid, and the rest is still all there', () => {
  fc.assert(
    fc.property(money, money, wishes, (paid, credit, asked) => {
      let [taken, turned] = [paid, -credit]
      let [source, given] = [0, 0]
      for (const wish of asked) {
        const parts = splitRefund({ ...card, taken, turned }, wish)
        expect(parts !== undefined).toBe(wish.amount <= paid + credit - source - given)
        if (!parts) continue
        expect(parts.source + parts.credit).toBe(wish.amount)
        source += parts.source
        given += parts.credit
        taken -= parts.source
        turned += parts.credit
      }
      // What a cancel gives back now: see moneyHeld and returnCredit.
      const restAtSource = taken - Math.max(turned, 0)
      const restOfCredit = Math.max(-turned, 0)
      expect(restAtSource).toBeGreaterThanOrEqual(0)
      expect(source + given + restAtSource + restOfCredit).toBe(paid + credit)
    }),
  )
})
