import Type, { type Static } from 'typebox'
import { CreditBalance, CreditEntry } from '../credit/credit.ts'
import { creditEntryKinds, creditGrantReasons } from '../credit/credit-kinds.ts'
import { get, post } from '../endpoint.ts'
import { maxEmail } from '../limits.ts'
import { currencies } from '../money.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Amount, Instant, Nullable, personal, Strict, Uuid } from '../shapes.ts'
import { creditListSorts } from './money-kinds.ts'

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

/** The store credit of a customer in one currency, above zero. */
const CreditRow = Type.Object({
  customerId: Uuid,
  name: Type.String(personal('name')),
  email: Nullable(Type.String(personal('email'))),
  /** In international form, such as +971501234567. */
  phone: Nullable(Type.String(personal('phone'))),
  currency: Type.String(),
  /** In minor units of `currency`. */
  amount: Amount,
  /** When the balance changed last. */
  changedAt: Instant,
})
export type CreditRow = Static<typeof CreditRow>

/** The filters of the list of store credit. */
export const creditFilters = { currency: Type.Optional(Type.Enum([...currencies])) }
/** `highest` if it is left out. */
export const creditSort = { sort: Type.Optional(Type.Enum([...creditListSorts])) }

/** Calls of staff on the store credit of a customer. */
export const staffCreditApi = {
  listCredit: get('staff/list-credit', {
    access: 'staff',
    permission: 'credit.grant',
    summary:
      'The customers with store credit, currency by currency, found by name, email or phone. The audit records who read the list, once an hour.',
    query: pageQuery({ ...creditFilters, ...creditSort }),
    result: pageOf(CreditRow),
  }),
  listCreditEntries: get('staff/list-credit-entries', {
    access: 'staff',
    permission: 'credit.grant',
    summary: 'What the store credit of a customer results from, the newest first.',
    query: pageQuery({
      customerId: Uuid,
      kind: Type.Optional(Type.Enum([...creditEntryKinds])),
    }),
    result: pageOf(CreditEntry),
  }),
  creditOfCustomer: get('staff/get-credit', {
    access: 'staff',
    permission: 'credit.grant',
    summary:
      'The store credit of a customer, found by email or phone, with the latest 200 entries.',
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
