import Type, { type Static } from 'typebox'
import { get } from '../endpoint.ts'
import { Amount, InLanguage, Instant, Nullable } from '../shapes.ts'
import { creditEntryKinds, creditGrantReasons } from './credit-kinds.ts'

export type CreditEntryKind = (typeof creditEntryKinds)[number]
export type CreditGrantReason = (typeof creditGrantReasons)[number]

/** The balance in one currency. */
export const CreditBalance = Type.Object({ currency: Type.String(), amount: Amount })

/** An entry of a customer's store credit. */
export const CreditEntry = Type.Object({
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
export type CreditEntryOfCustomer = Static<typeof CreditEntry>

/**
 * The balance in each currency that was ever used, and the entries, the newest first. Minor units.
 */
const Credit = Type.Object({
  balances: Type.Array(CreditBalance),
  entries: Type.Array(CreditEntry),
  /** IANA name of the shop's zone. */
  timeZone: Type.String(),
})
export type Credit = Static<typeof Credit>

/** The call of a customer on store credit. */
export const creditApi = {
  myCredit: get('credit/my-credit', {
    access: 'customer',
    summary: 'The balance and the entries of the customer’s store credit.',
    query: InLanguage,
    result: Credit,
  }),
}
