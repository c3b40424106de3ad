/** Closed lists about money that both the shapes and the screens read. No TypeBox here: the browser ships this file. */

/**
 * How the ledger of the shop and a provider differ. `missing_here`: the provider holds money that
 * the shop does not know of. `missing_there`: the provider does not know a payment of the shop.
 * `not_as_asked`: amount, currency or reference differ from the request, so that nothing was booked
 * and the order waits.
 */
export const discrepancyKinds = [
  'differs',
  'missing_here',
  'missing_there',
  'not_as_asked',
] as const
export type DiscrepancyKind = (typeof discrepancyKinds)[number]

/** The reasons for which staff refund money of an `active` order; the texts are `credit_reason_…`. */
export const refundReasons = ['returned', 'damaged', 'wrong_product', 'late', 'goodwill'] as const
/** The reasons of every refund: `lines_cancelled` is set by the cancellation of units only. */
export const anyRefundReasons = [...refundReasons, 'lines_cancelled'] as const

/** The sorts of refunds and of discrepancies. */
export const moneyListSorts = ['oldest', 'newest', 'largest'] as const
export type MoneyListSort = (typeof moneyListSorts)[number]

/** The sorts of the list of store credit, by the balance. */
export const creditListSorts = ['highest', 'lowest'] as const
export type CreditListSort = (typeof creditListSorts)[number]
