import type { AttemptState } from '@rimal/contract/statuses'
import { expect, test } from 'vitest'
import { type PaymentStage, paymentStage } from './payment-stage.ts'

const page = 'https://bank.example/pay'
type Case = [AttemptState, string, { wasSent?: true; waited?: true; payAt?: null }, PaymentStage]

test.each<Case>([
  ['pending', 'awaiting_payment', {}, 'send'],
  ['pending', 'awaiting_payment', { wasSent: true }, 'confirming'],
  ['pending', 'awaiting_payment', { wasSent: true, waited: true }, 'slow'],
  ['created', 'awaiting_payment', { payAt: null }, 'confirming'],
  ['captured', 'placed', {}, 'done'],
  ['authorized', 'placed', {}, 'done'],
  // The money is there, the order not yet.
  ['captured', 'awaiting_payment', { wasSent: true }, 'confirming'],
  ['failed', 'awaiting_payment', {}, 'failed'],
  ['cancelled', 'awaiting_payment', {}, 'cancelled'],
  ['expired', 'awaiting_payment', {}, 'expired'],
  // The order was paid by another payment attempt, or in cash.
  ['cancelled', 'placed', {}, 'done'],
  ['failed', 'expired', {}, 'closed'],
  ['pending', 'cancelled', { payAt: null }, 'closed'],
  ['review', 'awaiting_payment', {}, 'review'],
  ['refunded', 'expired', {}, 'refunded'],
  ['voided', 'cancelled', {}, 'voided'],
])('a payment that is %s for an order that is %s, %j: %s', (state, orderStatus, asked, stage) => {
  const { payAt = page, wasSent = false, waited = false } = asked
  expect(paymentStage({ state, orderStatus, payAt }, { wasSent, waited })).toBe(stage)
})
