import Type, { type Static } from 'typebox'
import { PaymentOption } from './checkout.ts'
import { paymentMethods } from './choices.ts'
import { attemptStates } from './statuses.ts'
import { get, post } from './endpoint.ts'
import { Amount, InLanguage, LanguageCode, Nullable, Strict, Token } from './shapes.ts'

export const PaymentStatus = Type.Object({
  state: Type.Enum([...attemptStates]),
  method: Type.Enum([...paymentMethods]),
  amount: Amount,
  currency: Type.String(),
  orderNumber: Type.String(),
  orderToken: Token,
  orderStatus: Type.String(),
  /** Where to pay, while that is still to be done and its host is on the provider's list. */
  payAt: Nullable(Type.String()),
  /** The provider's own words on a refusal, in the caller's language. */
  reason: Nullable(Type.String()),
  /** Other ways to pay for the same order. */
  paymentOptions: Type.Array(PaymentOption),
})
export type PaymentStatus = Static<typeof PaymentStatus>

export const paymentsApi = {
  getPaymentStatus: get('payment/get-status/{paymentToken}', {
    access: 'anyone',
    summary: 'How a payment stands; asks the provider when it is still open.',
    params: Type.Object({ paymentToken: Token }),
    query: InLanguage,
    result: PaymentStatus,
    errors: ['payment_not_found'],
    perMinute: 120,
  }),
  checkInstalments: post('payment/check-instalments', {
    access: 'shopper',
    summary: 'Whether the house that lends would lend for this bag; asks that house.',
    body: Strict({ language_code: Type.Optional(LanguageCode) }),
    /** Its own words where it would not; null where it would, or gave no answer. */
    result: Type.Object({ refusal: Nullable(Type.String()) }),
    errors: ['cart_empty'],
    perMinute: 12,
  }),
  receiveWebhook: post('payment/webhook/{provider}', {
    access: 'provider',
    summary: 'A signed word from a payment provider; it only wakes a question to the provider.',
    params: Type.Object({ provider: Type.String({ pattern: '^[a-z-]{1,30}$' }) }),
    result: Type.Object({}),
    errors: ['webhook_refused'],
  }),
}
