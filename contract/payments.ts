import Type, { type Static } from 'typebox'
import { PaymentOption } from './checkout.ts'
import { paymentMethods } from './choices.ts'
import { attemptStates } from './statuses.ts'
import { get, post } from './endpoint.ts'
import { Amount, InLanguage, Instant, LanguageCode, Nullable, Strict, Token } from './shapes.ts'

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

/**
 * How the books of the shop and of a provider differ. `missing_here`: it holds money of which we know
 * nothing; `missing_there`: it does not know a payment of ours; `not_as_asked`: another amount, currency or
 * reference than we asked for, so that nothing was booked and its order waits.
 */
export const findingKinds = ['differs', 'missing_here', 'missing_there', 'not_as_asked'] as const
export type FindingKind = (typeof findingKinds)[number]

const Finding = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  kind: Type.Enum([...findingKinds]),
  provider: Type.String(),
  /** The payment as the provider names it. */
  providerRef: Type.String(),
  orderNumber: Nullable(Type.String()),
  currency: Type.String(),
  /** What each has of it in the end, in minor units: taken and not given back. */
  ours: Amount,
  theirs: Amount,
  foundAt: Instant,
})
export type Finding = Static<typeof Finding>

const maxNote = 500

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
  listFindings: get('staff/list-findings', {
    access: 'staff',
    permission: 'payments.check',
    summary: 'Payments on which the shop and a provider differ, the oldest first.',
    result: Type.Array(Finding),
  }),
  closeFinding: post('staff/close-finding', {
    access: 'staff',
    permission: 'payments.check',
    summary: 'Somebody has seen to it, and says how.',
    body: Strict({
      findingId: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
      note: Type.String({ minLength: 1, maxLength: maxNote }),
    }),
    result: Type.Object({}),
    errors: ['finding_not_found'],
  }),
  giveBackFinding: post('staff/give-back-finding', {
    access: 'staff',
    permission: 'payments.check',
    summary:
      'Gives back all of a payment that was other than asked for; its order waits for another one.',
    body: Strict({
      findingId: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
      note: Type.String({ minLength: 1, maxLength: maxNote }),
    }),
    result: Type.Object({ state: Type.Enum([...attemptStates]) }),
    errors: ['finding_not_found', 'payment_provider_down'],
  }),
}
