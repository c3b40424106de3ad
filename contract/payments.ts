import Type, { type Static } from 'typebox'
import { PaymentOption } from './checkout.ts'
import { paymentMethods } from './choices.ts'
import { Replacement } from './orders.ts'
import { attemptStates } from './statuses.ts'
import { get, post } from './endpoint.ts'
import { Amount, InLanguage, Instant, LanguageCode, Nullable, Strict, Token } from './shapes.ts'

/** A payment attempt and its order. Amounts in minor units of `currency`. */
export const PaymentStatus = Type.Object({
  state: Type.Enum([...attemptStates]),
  method: Type.Enum([...paymentMethods]),
  amount: Amount,
  currency: Type.String(),
  orderNumber: Type.String(),
  orderToken: Token,
  orderStatus: Type.String(),
  /** The order that replaced this one, because its cart was ordered again before it was paid. */
  replacedBy: Nullable(Replacement),
  /** While the order awaits payment: until when its units are reserved. */
  payBefore: Nullable(Instant),
  /**
   * The seconds from now to `payBefore`, so that the clock of the device does not matter; null without `payBefore`.
   */
  secondsToPay: Nullable(Type.Integer()),
  /**
   * The provider's payment page, while the payment is open and the host is on the provider's list.
   */
  payAt: Nullable(Type.String()),
  /** The provider's reason of a refusal, in the caller's language. */
  reason: Nullable(Type.String()),
  /** Other payment methods for the same order. */
  paymentOptions: Type.Array(PaymentOption),
  /** The address that opens this payment in the phone app; null where the shop has no app. */
  openInApp: Nullable(Type.String()),
})
export type PaymentStatus = Static<typeof PaymentStatus>

/**
 * Calls on payments. Every signal, including a webhook, only leads to a question to the provider.
 */
export const paymentsApi = {
  getPaymentStatus: get('payment/get-status/{paymentToken}', {
    access: 'anyone',
    summary: 'The state of a payment; an open one is asked for at the provider.',
    params: Type.Object({ paymentToken: Token }),
    query: InLanguage,
    result: PaymentStatus,
    errors: ['payment_not_found'],
    perMinute: 120,
  }),
  checkInstalments: post('payment/check-instalments', {
    access: 'shopper',
    summary: 'Whether the pay-in-4 provider would accept this cart; asks the provider.',
    body: Strict({ language_code: Type.Optional(LanguageCode) }),
    /** The provider's reason if it would not; null if it would, or gave no answer. */
    result: Type.Object({ refusal: Nullable(Type.String()) }),
    errors: ['cart_empty'],
    perMinute: 12,
  }),
  receiveWebhook: post('payment/webhook/{provider}', {
    access: 'provider',
    summary:
      'A signed webhook event of a payment provider; it only leads to a question to the provider.',
    params: Type.Object({ provider: Type.String({ pattern: '^[a-z-]{1,30}$' }) }),
    result: Type.Object({}),
    errors: ['webhook_refused'],
  }),
}
