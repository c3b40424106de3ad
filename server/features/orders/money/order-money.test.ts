import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitRefund } from '../../after-sales/refunds/split-refund.ts'
import { dueAtDoor, paidAtDoor, withCancelled } from './due-at-door.ts'
import type { LedgerEntry } from './ledger.ts'
import {
  isPaid,
  isPaidOnline,
  type OrderMoney,
  paymentOn,
  shownCredit,
  unreturnedCredit,
} from './order-money.ts'
import {
  type CancellationReturns,
  refundable,
  requestedRefunds,
  shownRefunds,
  waitingLines,
  whatCancellationReturns,
} from './refundable.ts'

const at = new Date('2026-11-21T08:00:00Z')
const [attemptId, otherAttempt] = ['the-attempt', 'another-attempt']

type Entries = [LedgerEntry['kind'], number][]
type Given = Partial<Omit<OrderMoney, 'order' | 'ledger' | 'refunds'>> & {
  order?: Partial<OrderMoney['order']>
  ledger?: Entries
  /** On an attempt that the order does not stand on. */
  elsewhere?: Entries
  refunds?: (Pick<OrderMoney['refunds'][number], 'state' | 'amount'> &
    Partial<OrderMoney['refunds'][number]>)[]
}

/** An order over 100 that a card payment paid for. */
function moneyOf({
  order,
  ledger = [],
  elsewhere = [],
  refunds = [],
  ...given
}: Given): OrderMoney {
  const book = (entries: Entries, attempt: string) =>
    entries.map(([kind, amount]) => ({ kind, amount, at, attemptId: attempt }))
  return {
    order: {
      status: 'placed',
      paymentMethod: 'card',
      paidBy: attemptId,
      returnId: null,
      total: 100,
      credit: 0,
      ...order,
    },
    ledger: [...book(elsewhere, otherAttempt), ...book(ledger, attemptId)],
    refunds: refunds.map((refund) => ({ credit: 0, returned: [], ...refund })),
    creditEntries: [],
    cancelled: 0,
    ...given,
  }
}

const byCash = { paymentMethod: 'cash_on_delivery', paidBy: null } as const

test.each<[string, number, Entries, { covers: boolean; paid: boolean }]>([
  ['nothing', 100, [], { covers: false, paid: false }],
  ['an authorised payment', 100, [['authorize', 100]], { covers: true, paid: true }],
  ['too little authorised', 100, [['authorize', 99]], { covers: false, paid: false }],
  ['a captured payment', 100, [['capture', 100]], { covers: true, paid: true }],
  [
    'a payment captured in part',
    100,
    [
      ['authorize', 100],
      ['capture', 40],
    ],
    { covers: true, paid: true },
  ],
  [
    'a refunded payment',
    100,
    [
      ['capture', 100],
      ['refund', 100],
    ],
    { covers: false, paid: false },
  ],
  [
    'a payment refunded in part',
    100,
    [
      ['capture', 100],
      ['refund', 30],
    ],
    { covers: false, paid: true },
  ],
  ['nothing, where nothing is to be paid,', 0, [], { covers: true, paid: true }],
])('%s against %i', (_, total, ledger, said) => {
  const money = moneyOf({ order: { total }, ledger })
  expect(paymentOn(money, attemptId).covers).toBe(said.covers)
  expect(isPaid(money)).toBe(said.paid)
})

test('an order of which a part is store credit is covered and paid by the rest', () => {
  const order = { credit: 30 }
  const whole = moneyOf({ order, ledger: [['capture', 70]] })
  expect(paymentOn(whole, attemptId)).toEqual({ held: 70, captured: 70, covers: true })
  expect(isPaid(whole)).toBe(true)
  expect(isPaid(moneyOf({ order, ledger: [['capture', 69]] }))).toBe(false)
  const allCredit = moneyOf({ order: { credit: 100, paidBy: null } })
  expect([isPaid(allCredit), isPaidOnline(allCredit)]).toEqual([true, true])
})

test('what became store credit is not held for the customer any more', () => {
  const money = moneyOf({
    ledger: [['capture', 100]],
    creditEntries: [{ kind: 'refund', amount: 40 }],
  })
  expect(paymentOn(money, attemptId)).toEqual({ held: 60, captured: 60, covers: false })
  expect([isPaid(money), isPaidOnline(money)]).toEqual([true, true])
})

test('a payment that the order does not stand on pays nothing of it, and keeps its own money', () => {
  const money = moneyOf({
    elsewhere: [['capture', 100]],
    creditEntries: [{ kind: 'refund', amount: 40 }],
  })
  expect(paymentOn(money, otherAttempt)).toEqual({ held: 100, captured: 100, covers: true })
  expect(paymentOn(money, attemptId)).toMatchObject({ held: 0, covers: false })
  expect([isPaid(money), isPaidOnline(money)]).toEqual([false, false])
  expect(whatCancellationReturns(money)).toEqual({ amount: 0, how: 'nothing', credit: 0 })
})

test.each<[string, Partial<OrderMoney['order']>, number, { due: number | null; paid: number }]>([
  ['by card', {}, 0, { due: null, paid: 0 }],
  ['on delivery', byCash, 0, { due: 100, paid: 0 }],
  ['on delivery, less credit and lines', { ...byCash, credit: 30 }, 20, { due: 50, paid: 0 }],
  ['on delivery, of which nothing is left', { ...byCash, credit: 90 }, 20, { due: 0, paid: 0 }],
  ['on delivery, and delivered', { ...byCash, status: 'delivered' }, 20, { due: null, paid: 80 }],
  ['on delivery, and cancelled', { ...byCash, status: 'cancelled' }, 0, { due: null, paid: 0 }],
  ['by nothing, as a return sends it', { ...byCash, returnId: 'r' }, 0, { due: null, paid: 0 }],
])('at the door of an order that is paid %s', (_, order, cancelled, said) => {
  const money = moneyOf({ order, cancelled })
  expect({ due: dueAtDoor(money), paid: paidAtDoor(money) }).toEqual(said)
  expect(dueAtDoor(withCancelled(moneyOf({ order }), cancelled))).toBe(said.due)
})

test('refunds are shown once nobody has to approve them, and hold back what they return', () => {
  const money = moneyOf({
    ledger: [
      ['capture', 100],
      ['refund', 10],
    ],
    creditEntries: [{ kind: 'refund', amount: 5 }],
    refunds: [
      { state: 'sent', amount: 10 },
      { state: 'approved', amount: 25, credit: 5 },
      { state: 'requested', amount: 30, credit: 10, returned: [{ position: 1, quantity: 2 }] },
      { state: 'rejected', amount: 90, returned: [{ position: 0, quantity: 1 }] },
    ],
  })
  expect(shownRefunds(money)).toEqual([
    { state: 'returned', amount: 10, credit: 0 },
    { state: 'on_its_way', amount: 25, credit: 5 },
  ])
  expect(requestedRefunds(money)).toBe(20)
  expect(waitingLines(money)).toEqual([{ position: 1, quantity: 2 }])
  expect(refundable(money, 'source')).toEqual({ taken: 50, takenBy: 'provider', converted: 15 })
})

test('an authorised payment can be refunded to its source, and cannot become store credit', () => {
  const money = moneyOf({ ledger: [['authorize', 100]] })
  expect(refundable(money, 'source').taken).toBe(100)
  expect(refundable(money, 'credit').taken).toBe(0)
})

test('what was paid on delivery is refundable once it was delivered', () => {
  expect(refundable(moneyOf({ order: byCash }), 'credit').taken).toBe(0)
  expect(refundable(moneyOf({ order: { ...byCash, status: 'completed' } }), 'credit')).toEqual({
    taken: 100,
    takenBy: 'courier',
    converted: 0,
  })
})

test.each<[string, Given, CancellationReturns]>([
  ['by nothing yet', {}, { amount: 0, how: 'nothing', credit: 0 }],
  ['by card', { ledger: [['capture', 100]] }, { amount: 100, how: 'returned', credit: 0 }],
  [
    'by an authorised payment',
    { ledger: [['authorize', 100]] },
    { amount: 100, how: 'released', credit: 0 },
  ],
  [
    'by card, and refunded before',
    {
      ledger: [
        ['capture', 100],
        ['refund', 100],
      ],
    },
    { amount: 0, how: 'before', credit: 0 },
  ],
  [
    'by card, of which a part is requested',
    { ledger: [['capture', 100]], refunds: [{ state: 'approved', amount: 40 }] },
    { amount: 60, how: 'returned', credit: 0 },
  ],
  [
    'by card, all of it requested',
    { ledger: [['capture', 100]], refunds: [{ state: 'approved', amount: 100 }] },
    { amount: 100, how: 'returned', credit: 0 },
  ],
  [
    'by card, of which a part waits for an owner',
    { ledger: [['capture', 100]], refunds: [{ state: 'requested', amount: 40 }] },
    { amount: 100, how: 'returned', credit: 0 },
  ],
  [
    'by card, and made store credit',
    { ledger: [['capture', 100]], creditEntries: [{ kind: 'refund', amount: 100 }] },
    { amount: 0, how: 'before', credit: 0 },
  ],
  [
    'by card and store credit',
    {
      order: { credit: 30 },
      ledger: [['capture', 70]],
      creditEntries: [{ kind: 'spent', amount: -30 }],
    },
    { amount: 70, how: 'returned', credit: 30 },
  ],
  [
    'by store credit alone, some of it returned',
    {
      order: { credit: 100, paidBy: null },
      creditEntries: [
        { kind: 'spent', amount: -100 },
        { kind: 'returned', amount: 40 },
      ],
    },
    { amount: 0, how: 'nothing', credit: 60 },
  ],
])('the cancellation of an order that was paid %s', (_, given, returns) => {
  expect(whatCancellationReturns(moneyOf(given))).toEqual(returns)
})

test('store credit that was refunded is not shown as returned', () => {
  const creditEntries = [
    { kind: 'spent', amount: -30 },
    { kind: 'refund', amount: 10 },
    { kind: 'returned', amount: 20 },
  ] as const
  const money = moneyOf({ order: { credit: 30 }, creditEntries })
  expect(shownCredit(money)).toEqual({ used: 30, back: 20 })
  expect(unreturnedCredit(money)).toBe(0)
})

const amount = fc.integer({ min: 1, max: 1_000 })
const steps = fc.array(
  fc.record({
    amount,
    to: fc.constantFrom('source' as const, 'credit' as const),
    state: fc.constantFrom('requested' as const, 'approved' as const, 'sent' as const),
  }),
  { maxLength: 8 },
)

/** An order that was paid by card and store credit, and refunded as far as the split allowed. */
const refunded = fc
  .record({ paid: amount, credit: amount, steps })
  .map(({ paid, credit, steps }) => {
    const ledger: Entries = [['capture', paid]]
    const creditEntries: OrderMoney['creditEntries'][number][] = [
      { kind: 'spent', amount: -credit },
    ]
    const refunds: NonNullable<Given['refunds']> = []
    const money = () =>
      moneyOf({ order: { total: paid + credit, credit }, ledger, creditEntries, refunds })
    for (const step of steps) {
      const parts = splitRefund(refundable(money(), step.to), step)
      if (!parts) continue
      refunds.push({ state: step.state, amount: step.amount, credit: parts.credit })
      const isApproved = step.state !== 'requested'
      if (isApproved && parts.credit > 0)
        creditEntries.push({ kind: 'refund', amount: parts.credit })
      if (step.state === 'sent' && parts.source > 0) ledger.push(['refund', parts.source])
    }
    return { paid, credit, money: money() }
  })

test('what is refundable is never more than the payment holds and the store credit that was not returned', () => {
  fc.assert(
    fc.property(refunded, fc.constantFrom('source' as const, 'credit' as const), (given, to) => {
      const { held } = paymentOn(given.money, attemptId)
      const { taken, converted } = refundable(given.money, to)
      expect(taken - converted).toBeGreaterThanOrEqual(0)
      expect(taken - converted).toBeLessThanOrEqual(held + unreturnedCredit(given.money))
    }),
  )
})

test('a cancellation returns all that was paid, less what was refunded and what is requested', () => {
  fc.assert(
    fc.property(refunded, ({ paid, credit, money }) => {
      const { held } = paymentOn(money, attemptId)
      const requested = requestedRefunds(money)
      const returns = whatCancellationReturns(money)
      // Where all of it was requested before, the email names that sum, which is returned once.
      expect(returns.amount).toBe(held > requested ? held - requested : held)
      const refundedAlready = money.refunds
        .filter(({ state }) => state === 'sent' || state === 'approved')
        .reduce((sum, refund) => sum + (refund.state === 'sent' ? refund.amount : refund.credit), 0)
      expect(held + returns.credit + refundedAlready).toBe(paid + credit)
    }),
  )
})
