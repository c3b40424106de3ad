import { expect, test } from 'vitest'
import { leftToRefund } from './left-to-refund.ts'

const refundOf = (amount: number) => ({ state: 'returned', amount, credit: 0 }) as const

test.each([
  ['nothing was refunded', 0, [], 0, 10_000],
  ['an amount was refunded', 0, [3_000], 0, 7_000],
  ['cancelled units were refunded to the card', 0, [4_000], 4_000, 6_000],
  ['cancelled units and an amount were refunded', 2_000, [4_000, 500], 4_000, 5_500],
  ['store credit paid for all of it, and units were cancelled', 10_000, [], 4_000, 6_000],
  ['store credit paid for all of it, and an amount was refunded', 10_000, [500], 4_000, 5_500],
])('%s', (_, used, refunds, cancelledAmount, left) => {
  const paid = { totals: { total: 10_000 }, credit: { used }, cancelledAmount }
  expect(leftToRefund({ ...paid, refunds: refunds.map(refundOf) })).toBe(left)
})
