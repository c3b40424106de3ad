import Type, { type Static } from 'typebox'
import { CreditBalance, CreditEntry, creditGrantReasons } from '../credit/credit.ts'
import { get, post } from '../endpoint.ts'
import { maxEmail } from '../limits.ts'
import { currencies } from '../money.ts'
import { personal, Strict, Uuid } from '../shapes.ts'

/** The email or phone of an account. */
const Contact = Type.String({ minLength: 3, maxLength: maxEmail })

/** The store credit of a customer as staff see it. */
const CreditOfCustomer = Type.Object({
  customerId: Uuid,
  name: Type.String(personal('name')),
  balances: Type.Array(CreditBalance),
  entries: Type.Array(CreditEntry),
})
export type CreditOfCustomer = Static<typeof CreditOfCustomer>

/** Calls of staff on the store credit of a customer. */
export const staffCreditApi = {
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
