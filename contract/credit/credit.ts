import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxEmail } from '../limits.ts'
import { currencies } from '../money.ts'
import { Amount, InLanguage, Instant, Nullable, Strict, Uuid } from '../shapes.ts'

/**
 * Why the balance of store credit changed; the texts are `credit_move_…`. `corrected`: the merchant
 * had granted it by mistake. `reversed`: the account was deleted.
 */
export const creditEntryKinds = [
  'refund',
  'granted',
  'spent',
  'returned',
  'corrected',
  'reversed',
] as const
export type CreditEntryKind = (typeof creditEntryKinds)[number]

/** Why the merchant grants store credit; the texts are `credit_grant_…`. */
export const creditGrantReasons = ['apology', 'goodwill', 'gift', 'correction'] as const
export type CreditGrantReason = (typeof creditGrantReasons)[number]

const Balance = Type.Object({ currency: Type.String(), amount: Amount })

/** An entry of a customer's store credit. */
const Move = Type.Object({
  kind: Type.Enum([...creditEntryKinds]),
  /** Negative if the credit was spent or lost. Minor units of its currency. */
  amount: Amount,
  currency: Type.String(),
  /** The order that the credit came from or was spent on. */
  orderNumber: Nullable(Type.String()),
  /** The reason of a grant. */
  reason: Nullable(Type.Enum([...creditGrantReasons])),
  at: Instant,
})
export type CreditEntryOfCustomer = Static<typeof Move>

/**
 * The balance in each currency that was ever used, and the entries, the newest first. Minor units.
 */
const Credit = Type.Object({
  balances: Type.Array(Balance),
  entries: Type.Array(Move),
  /** IANA name of the shop's zone. */
  timeZone: Type.String(),
})
export type Credit = Static<typeof Credit>

/** The email or phone of an account. */
const Contact = Type.String({ minLength: 3, maxLength: maxEmail })
const CreditOfCustomer = Type.Object({
  customerId: Uuid,
  name: Type.String(),
  balances: Type.Array(Balance),
  entries: Type.Array(Move),
})
export type CreditOfCustomer = Static<typeof CreditOfCustomer>

/** Calls on store credit: what a customer has, and what staff grant or correct. */
export const creditApi = {
  myCredit: get('credit/my-credit', {
    access: 'customer',
    summary: 'The balance and the entries of the customer’s store credit.',
    query: InLanguage,
    result: Credit,
  }),
  creditOfCustomer: get('staff/get-credit', {
    access: 'staff',
    permission: 'credit.grant',
    summary: 'The store credit of a customer, found by email or phone.',
    query: Strict({ contact: Contact }),
    result: CreditOfCustomer,
    errors: ['credit_customer_unknown'],
  }),
  grantCredit: post('staff/grant-credit', {
    access: 'staff',
    permission: 'credit.grant',
    summary:
      'Grants store credit to a customer; above the refund limit of staff only an owner may.',
    body: Strict({
      contact: Contact,
      /**
       * Chosen by the caller: a call with the same key again is the same grant, never a second one.
       */
      key: Type.String({ minLength: 8, maxLength: 100 }),
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      currency: Type.Enum([...currencies]),
      reason: Type.Enum([...creditGrantReasons]),
      /** For the audit only; the customer does not see it. */
      note: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    result: CreditOfCustomer,
    errors: ['credit_customer_unknown', 'credit_needs_owner', 'credit_key_used', 'invalid_input'],
  }),
  correctCredit: post('staff/correct-credit', {
    access: 'staff',
    permission: 'credit.grant',
    summary:
      'An owner takes back store credit that was granted by mistake: at most what was granted and is left.',
    body: Strict({
      contact: Contact,
      /** Chosen by the caller: a call with the same key again is the same correction. */
      key: Type.String({ minLength: 8, maxLength: 100 }),
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      currency: Type.Enum([...currencies]),
      /** For the audit only. */
      note: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    result: CreditOfCustomer,
    errors: [
      'credit_customer_unknown',
      'credit_needs_owner',
      'credit_key_used',
      'credit_not_granted',
    ],
  }),
}
