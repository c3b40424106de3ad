import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxOrderNumber } from '../limits.ts'
import { Amount, Instant, Strict, Uuid } from '../shapes.ts'

/** Why the house gives money of an order that stands back; the words are `credit_reason_…`. */
export const refundReasons = ['returned', 'damaged', 'wrong_piece', 'late', 'goodwill'] as const
/** The last is given by cancelling pieces, and by nothing else. */
const anyRefundReason = [...refundReasons, 'pieces_cancelled'] as const
export type RefundReason = (typeof anyRefundReason)[number]

/**
 * `waiting`: above what a member may give back alone, until an owner approves; `asked`: on its way to the
 * provider; `given`: the provider has it; `dropped`: an owner did not approve, or the order ended meanwhile.
 */
export const refundStates = ['waiting', 'asked', 'given', 'dropped'] as const
export type RefundState = (typeof refundStates)[number]

/** Where money goes back to: the way it was paid, or her store credit. */
export const refundWays = ['source', 'credit'] as const
export type RefundWay = (typeof refundWays)[number]

const Refund = Type.Object({
  refundId: Uuid,
  orderNumber: Type.String(),
  /** In minor units of the order's currency, VAT included. */
  amount: Amount,
  /** How much of it becomes store credit; the rest goes back the way it was paid. */
  credit: Amount,
  currency: Type.String(),
  reason: Type.Enum([...anyRefundReason]),
  state: Type.Enum([...refundStates]),
  askedAt: Instant,
})
export type Refund = Static<typeof Refund>

const OrderNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })

export const refundsApi = {
  listRefunds: get('staff/list-refunds', {
    access: 'staff',
    permission: 'orders.refund',
    summary: 'Refunds that wait or are on their way, or all of one order, the oldest first.',
    query: Strict({ orderNumber: Type.Optional(OrderNumber) }),
    result: Type.Array(Refund),
  }),
  refundOrder: post('staff/refund-order', {
    access: 'staff',
    permission: 'orders.refund',
    summary: 'Gives back pieces, delivery, or both, of an order that stands, with a credit note.',
    body: Strict({
      orderNumber: OrderNumber,
      /** The caller's own word for this refund: sent again it is the same refund, never a second. */
      key: Type.String({ minLength: 8, maxLength: 100 }),
      /** Lines by their place in the invoice, from 0. */
      pieces: Type.Array(
        Strict({
          position: Type.Integer({ minimum: 0, maximum: 1000 }),
          quantity: Type.Integer({ minimum: 1, maximum: 1000 }),
        }),
        { maxItems: 100 },
      ),
      /** So much of what the delivery cost, in minor units. */
      delivery: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
      reason: Type.Enum([...refundReasons]),
      /** `source` where it is not said; what was not paid from outside becomes store credit either way. */
      to: Type.Optional(Type.Enum([...refundWays])),
    }),
    result: Refund,
    errors: [
      'order_not_found',
      'refund_refused',
      'refund_of_nothing',
      'refund_paid_at_door',
      'credit_no_account',
    ],
  }),
  decideRefund: post('staff/decide-refund', {
    access: 'staff',
    permission: 'refunds.approve',
    summary: 'An owner approves a refund that waits, or drops it.',
    body: Strict({ refundId: Uuid, approved: Type.Boolean() }),
    result: Refund,
    errors: ['refund_not_found', 'refund_refused', 'refund_decided', 'credit_no_account'],
  }),
}
