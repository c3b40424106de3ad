import { createHmac, randomUUID } from 'node:crypto'

/** The key of the shop's account at the fake provider. */
export const secretKey = 'sk_test_known_to_the_drills'

/** The body with which the shop opens a charge; the amount is a decimal number. */
export type NewCharge = {
  amount: number
  currency: string
  reference: { transaction: string; order: string }
  post: { url: string }
}

/** A charge in the books of the fake provider. Amounts are in minor units. */
export type Charge = {
  id: string
  attemptId: string
  orderNumber: string
  webhookUrl: string
  currency: string
  amount: number
  status: 'INITIATED' | 'CAPTURED'
  refunds: { id: string; amount: number; key: string }[]
  /** Whether the shop has read that this charge is captured. */
  isConfirmed: boolean
}

export function newCharge({ amount, currency, reference, post }: NewCharge): Charge {
  return {
    id: `chg_TS${randomUUID().replaceAll('-', '')}`,
    attemptId: reference.transaction,
    orderNumber: reference.order,
    webhookUrl: post.url,
    currency,
    amount: Math.round(amount * 100),
    status: 'INITIATED',
    refunds: [],
    isConfirmed: false,
  }
}

export function capturedOf({ status, amount }: Charge): number {
  return status === 'CAPTURED' ? amount : 0
}

export function refundedOf({ refunds }: Charge): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

const payments = { gateway: '123456789012345', payment: '3121230736' }
const created = '1795372800000'

/** The charge as the API of Tap shows it: developers.tap.company, "Retrieve a Charge". */
export function shownCharge({ id, attemptId, orderNumber, currency, amount, status }: Charge) {
  return {
    id,
    status,
    currency,
    amount: amount / 100,
    reference: { transaction: attemptId, order: orderNumber, ...payments },
    transaction: {
      url: `https://sandbox.payments.tap.company/test_gosell/v2/payment/tap_process.aspx?chg=${id}`,
      created,
    },
  }
}

/** A webhook about the charge with the signature of Tap: developers.tap.company/docs/webhook. */
export function signedWebhook(charge: Charge, key: string) {
  const shown = shownCharge(charge)
  const signed =
    `x_id${shown.id}x_amount${shown.amount.toFixed(2)}x_currency${shown.currency}` +
    `x_gateway_reference${payments.gateway}x_payment_reference${payments.payment}` +
    `x_status${shown.status}x_created${created}`
  return {
    body: JSON.stringify(shown),
    hashstring: createHmac('sha256', key).update(signed).digest('hex'),
  }
}
