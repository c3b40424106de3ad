import { expect, test } from 'vitest'
import { type MoneyHeld, moneyHeld, type Move } from './money-held.ts'

test.each<[string, [Move['kind'], number][], Partial<MoneyHeld>]>([
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
])('money %s is counted once', (_, entries, held) => {
  const booked = entries.map(([kind, amount]) => ({ kind, amount }))
  expect(moneyHeld({ total: 100, credit: 0 }, booked)).toMatchObject(held)
})

test.each<[string, number, [Move['kind'], number][], Pick<MoneyHeld, 'covers' | 'isPaid'>]>([
  ['nothing', 100, [], { covers: false, isPaid: false }],
  ['money set aside', 100, [['authorize', 100]], { covers: true, isPaid: false }],
  ['too little set aside', 100, [['authorize', 99]], { covers: false, isPaid: false }],
  ['money taken', 100, [['capture', 100]], { covers: true, isPaid: true }],
  [
    'a part taken',
    100,
    [
      ['authorize', 100],
      ['capture', 40],
    ],
    { covers: true, isPaid: false },
  ],
  [
    'money that went back',
    100,
    [
      ['capture', 100],
      ['refund', 100],
    ],
    { covers: false, isPaid: false },
  ],
  [
    'money of which a part went back',
    100,
    [
      ['capture', 100],
      ['refund', 30],
    ],
    { covers: false, isPaid: true },
  ],
  ['nothing, where nothing is to be paid', 0, [], { covers: true, isPaid: true }],
])('%s against %i', (_, total, entries, said) => {
  const booked = entries.map(([kind, amount]) => ({ kind, amount }))
  expect(moneyHeld({ total, credit: 0 }, booked)).toMatchObject(said)
})

test('an order of which a part is store credit is covered and paid by the rest', () => {
  const order = { total: 100, credit: 30 }
  expect(moneyHeld(order, [{ kind: 'capture', amount: 70 }])).toEqual({
    held: 70,
    captured: 70,
    covers: true,
    isPaid: true,
  })
  expect(moneyHeld(order, [{ kind: 'capture', amount: 69 }])).toMatchObject({ isPaid: false })
  expect(moneyHeld({ total: 100, credit: 100 }, [])).toMatchObject({ covers: true, isPaid: true })
})

test('what is hers as store credit by now is no longer held for her', () => {
  const entries = [{ kind: 'capture', amount: 100 } as const]
  expect(moneyHeld({ total: 100, credit: 0 }, entries, { converted: 40 })).toEqual({
    held: 60,
    captured: 60,
    covers: false,
    isPaid: true,
  })
})
