import type { RefundStatus, Order } from '@rimal/contract/orders'
import { expect, test } from 'vitest'
import { defaultSettings as settings } from '../../shop/settings/settings.ts'
import type { BookedEntry, OrderMoney } from '../money/order-money.ts'
import { refundStatus } from './refund-status.ts'

const endedAt = new Date('2026-11-21T08:00:00Z')
const order: OrderMoney['order'] = {
  status: 'cancelled',
  paymentMethod: 'card',
  paidBy: 'a',
  returnId: null,
  total: 100,
  credit: 0,
}

type Moves = [BookedEntry['kind'], number][]
type Refunds = [Order['refunds'][number]['state'], number, number?][]
type Wanted = Pick<RefundStatus, 'state' | 'amount' | 'besides'> | null

// The lines that the customer reads in the order: one for each refund, and one for the amount `besides`.
test.each<[string, Moves, Refunds, Wanted]>([
  ['nothing was taken', [], [], null],
  [
    'all of it is on its way',
    [['capture', 100]],
    [],
    { state: 'on_its_way', amount: 100, besides: 100 },
  ],
  [
    'every unit has a refund that is not sent yet',
    [['capture', 100]],
    [
      ['on_its_way', 40],
      ['on_its_way', 60],
    ],
    { state: 'on_its_way', amount: 100, besides: 0 },
  ],
  [
    'one unit is refunded, the others are not yet',
    [
      ['capture', 100],
      ['refund', 40],
    ],
    [['returned', 40]],
    { state: 'on_its_way', amount: 60, besides: 60 },
  ],
  [
    'one unit was refunded, and then the others',
    [
      ['capture', 100],
      ['refund', 40],
      ['refund', 60],
    ],
    [['returned', 40]],
    { state: 'returned', amount: 60, besides: 60 },
  ],
  [
    'every unit was refunded by itself',
    [
      ['capture', 100],
      ['refund', 40],
      ['refund', 60],
    ],
    [
      ['returned', 40],
      ['returned', 60],
    ],
    { state: 'returned', amount: 100, besides: 0 },
  ],
  [
    'half of a unit became store credit',
    [
      ['capture', 100],
      ['refund', 80],
    ],
    [['returned', 40, 20]],
    { state: 'returned', amount: 60, besides: 60 },
  ],
  [
    'it was only set aside',
    [
      ['authorize', 100],
      ['void', 100],
    ],
    [],
    { state: 'released', amount: 100, besides: 100 },
  ],
])('%s', (_, booked, requested, wanted) => {
  const ledger = booked.map(([kind, amount]) => ({ kind, amount, at: endedAt, attemptId: 'a' }))
  const refunds = requested.map(([state, amount, credit = 0]) => ({
    state: state === 'returned' ? ('sent' as const) : ('approved' as const),
    amount,
    credit,
    returned: [],
  }))
  const creditEntries = refunds.map(({ credit }) => ({ kind: 'refund' as const, amount: credit }))
  const money = { order, ledger, refunds, creditEntries, cancelled: 0 }
  const shown = refundStatus(money, { endedAt, settings })
  const { state, amount, besides } = shown ?? {}
  expect(shown && { state, amount, besides }).toEqual(wanted)
})
