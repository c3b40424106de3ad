import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxEmail } from '../limits.ts'
import { currencies } from '../money.ts'
import { Amount, InLanguage, Instant, Nullable, Strict, Uuid } from '../shapes.ts'

/**
 * Why store credit moved; the words are `credit_move_…`. `corrected`: the house had given it by mistake;
 * `taken_back`: her account was deleted.
 */
export const creditMoveKinds = [
  'refund',
  'granted',
  'spent',
  'returned',
  'corrected',
  'taken_back',
] as const
export type CreditMoveKind = (typeof creditMoveKinds)[number]

/** Why the house gives credit of its own; the words are `credit_grant_…`. */
export const creditGrantReasons = ['apology', 'goodwill', 'gift', 'correction'] as const
export type CreditGrantReason = (typeof creditGrantReasons)[number]

const Balance = Type.Object({ currency: Type.String(), amount: Amount })

const Move = Type.Object({
  kind: Type.Enum([...creditMoveKinds]),
  /** Less than zero where it was spent or lost. In minor units of its currency. */
  amount: Amount,
  currency: Type.String(),
  /** The order that it came of or was spent on. */
  orderNumber: Nullable(Type.String()),
  /** Of a grant. */
  reason: Nullable(Type.Enum([...creditGrantReasons])),
  at: Instant,
})
export type CreditMove = Static<typeof Move>

/** What she has in each currency in which there ever was something, and the moves, the newest first. */
const Credit = Type.Object({
  balances: Type.Array(Balance),
  moves: Type.Array(Move),
  /** IANA name of the shop's zone. */
  timeZone: Type.String(),
})
export type Credit = Static<typeof Credit>

/** An email or phone of somebody who has an account. */
const Contact = Type.String({ minLength: 3, maxLength: maxEmail })
const CreditOfCustomer = Type.Object({
  customerId: Uuid,
  name: Type.String(),
  balances: Type.Array(Balance),
  moves: Type.Array(Move),
})
export type CreditOfCustomer = Static<typeof CreditOfCustomer>

export const creditApi = {
  myCredit: get('credit/my-credit', {
    access: 'customer',
    summary: 'Her store credit, and where it came from and went.',
    query: InLanguage,
    result: Credit,
  }),
  creditOfCustomer: get('staff/get-credit', {
    access: 'staff',
    permission: 'credit.grant',
    summary: 'The store credit of a customer, by her email or phone.',
    query: Strict({ contact: Contact }),
    result: CreditOfCustomer,
    errors: ['credit_customer_unknown'],
  }),
  grantCredit: post('staff/grant-credit', {
    access: 'staff',
    permission: 'credit.grant',
    summary:
      'Gives a customer store credit; above what a member may give back alone, an owner does.',
    body: Strict({
      contact: Contact,
      /** The caller's own word for it: sent again it is the same grant, never a second. */
      key: Type.String({ minLength: 8, maxLength: 100 }),
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      currency: Type.Enum([...currencies]),
      reason: Type.Enum([...creditGrantReasons]),
      /** For the audit alone; she does not read it. */
      note: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    result: CreditOfCustomer,
    errors: ['credit_customer_unknown', 'credit_needs_owner', 'credit_key_used', 'invalid_input'],
  }),
  correctCredit: post('staff/correct-credit', {
    access: 'staff',
    permission: 'credit.grant',
    summary:
      'An owner takes back what the house gave by mistake: at most what it gave and she still has.',
    body: Strict({
      contact: Contact,
      /** As of a grant: sent again it is the same correction. */
      key: Type.String({ minLength: 8, maxLength: 100 }),
      amount: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
      currency: Type.Enum([...currencies]),
      /** For the audit alone. */
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
