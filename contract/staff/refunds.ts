import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Amount, Day, Instant, Nullable, Strict, Uuid } from '../shapes.ts'
import { anyRefundReasons, moneyListSorts, refundReasons } from './money-kinds.ts'
import { OrderNumber } from './orders.ts'

export type RefundReason = (typeof anyRefundReasons)[number]

/**
 * `requested`: above the refund limit of staff, until an owner approves. `approved`: to be sent to the
 * provider. `sent`: the provider has accepted it. `rejected`: an owner did not approve, or the
 * order ended meanwhile.
 */
const refunds = {
  requested: ['open'],
  approved: ['open', 'granted'],
  sent: ['granted'],
  rejected: [],
} as const satisfies Record<string, readonly RefundFact[]>

/** What is true of every refund in a state; each is a column of the table above. */
type RefundFact =
  /** It waits for an owner or for the provider. */
  | 'open'
  /** Nobody has to approve it any more: the customer can count on it. */
  | 'granted'

export type RefundState = keyof typeof refunds
export const refundStates = Object.keys(refunds) as RefundState[]

/** Whether a fact is true of refunds in a state. */
export function refundIs(state: RefundState, fact: RefundFact): boolean {
  return (refunds[state] as readonly RefundFact[]).includes(fact)
}

/** The states in which a fact is true of refunds. */
export function refundStatesThatAre(fact: RefundFact): RefundState[] {
  return refundStates.filter((state) => refundIs(state, fact))
}

/** Where a refund goes: back to the payment method, or to the customer's store credit. */
export const refundMethods = ['source', 'credit'] as const
export type RefundMethod = (typeof refundMethods)[number]

/** A refund of an `active` order. Amounts in minor units of the order's currency. */
const Refund = Type.Object({
  refundId: Uuid,
  orderNumber: Type.String(),
  /** VAT included. */
  amount: Amount,
  /** How much of the refund becomes store credit; the rest goes back to the payment method. */
  credit: Amount,
  currency: Type.String(),
  reason: Type.Enum([...anyRefundReasons]),
  state: Type.Enum([...refundStates]),
  requestedAt: Instant,
})
export type Refund = Static<typeof Refund>

/** A refund in the list of staff. */
const ListedRefund = Type.Object({
  ...Refund.properties,
  /** The name of the person who requested it; null if nobody of the staff did. */
  requestedBy: Nullable(Type.String()),
  /**
   * When the provider is asked to send an approved refund; it is later than now after a try that
   * did not succeed. Null for a refund that waits for an owner.
   */
  nextTryAt: Nullable(Instant),
  /** The payment provider through which the order was paid; null where all of the refund becomes store credit. */
  provider: Nullable(Type.String()),
  sentAt: Nullable(Instant),
})
export type ListedRefund = Static<typeof ListedRefund>

/** The filters of the list of refunds. */
export const refundFilters = {
  state: Type.Optional(Type.Enum([...refundStates])),
  open: Type.Optional(Type.Boolean()),
  reason: Type.Optional(Type.Enum([...anyRefundReasons])),
  provider: Type.Optional(Type.String({ pattern: '^[a-z-]{1,30}$' })),
  orderNumber: Type.Optional(OrderNumber),
  /** The first and the last day on which it was requested, in the shop's time zone. */
  dayFrom: Type.Optional(Day),
  dayUntil: Type.Optional(Day),
}
/** `oldest` if it is left out. */
export const refundSort = { sort: Type.Optional(Type.Enum([...moneyListSorts])) }

const maxLinePosition = 1000
const maxLineUnits = 1000
const Part = Type.Integer({ minimum: 1, maximum: 100_000_000 })

/** What of an order can be refunded, and what a refund would do. Amounts in minor units of `currency`. */
const RefundPreview = Type.Object({
  currency: Type.String(),
  /** The lines of which units can be refunded, each with the number of these units. */
  lines: Type.Array(Type.Object({ position: Type.Integer(), lineId: Uuid, units: Type.Integer() })),
  /** How much of the delivery charge can be refunded. */
  delivery: Amount,
  /** The most that can be refunded as an amount, without a unit that is returned. */
  most: Amount,
  /** Where a refund of this order can go; empty if nothing can be refunded. */
  methods: Type.Array(Type.Enum([...refundMethods])),
  /** What would be refunded, VAT included; 0 while nothing is chosen. */
  amount: Amount,
  /** How much of the amount would become store credit. */
  credit: Amount,
  /** The VAT in the amount, which the credit note takes back. */
  vat: Amount,
  /** Whether the refund would wait for an owner, because the person may not refund so much. */
  needsOwner: Type.Boolean(),
})
export type RefundPreview = Static<typeof RefundPreview>

/** Calls of staff on refunds. */
export const refundsApi = {
  listRefunds: get('staff/list-refunds', {
    access: 'staff',
    permission: 'orders.refund',
    summary:
      'Refunds of all orders or of one; `open` are those that wait for an owner or for the provider, and `q` is a part of the number of the order.',
    query: pageQuery({ ...refundFilters, ...refundSort }),
    result: pageOf(ListedRefund),
    errors: ['invalid_input'],
  }),
  previewRefund: get('staff/preview-refund', {
    access: 'staff',
    permission: 'orders.refund',
    summary:
      'What of an order can be refunded, and what a refund would do; changes nothing. What would be refused is refused.',
    query: Strict({
      orderNumber: OrderNumber,
      /** Units by the position of their line, as `0x2,3x1`: two units of line 0 and one of line 3. */
      lines: Type.Optional(
        Type.String({ pattern: '^\\d{1,4}x\\d{1,4}(,\\d{1,4}x\\d{1,4}){0,99}$', maxLength: 1000 }),
      ),
      delivery: Type.Optional(Part),
      /** An amount without returned units; without `lines` and `delivery`. */
      amount: Type.Optional(Part),
      to: Type.Optional(Type.Enum([...refundMethods])),
    }),
    result: RefundPreview,
    errors: [
      'order_not_found',
      'invalid_input',
      'refund_refused',
      'refund_paid_at_door',
      'credit_no_account',
    ],
  }),
  refundOrder: post('staff/refund-order', {
    access: 'staff',
    permission: 'orders.refund',
    summary:
      'Refunds units, delivery, or both, or an amount without returned units, of an active order, with a credit note.',
    body: Strict({
      orderNumber: OrderNumber,
      /**
       * Chosen by the caller: a call with the same key again is the same refund, never a second
       * one.
       */
      key: Type.String({ minLength: 8, maxLength: 100 }),
      /** Lines by their position in the invoice, from 0. */
      lines: Type.Array(
        Strict({
          position: Type.Integer({ minimum: 0, maximum: maxLinePosition }),
          quantity: Type.Integer({ minimum: 1, maximum: maxLineUnits }),
        }),
        { maxItems: 100 },
      ),
      /** The part of the delivery charge to refund, in minor units. */
      delivery: Type.Optional(Part),
      /**
       * An amount without returned units, in minor units with VAT: the credit note reduces the prices of what was
       * bought. Without `lines` and `delivery`, and not for the reason `returned`.
       */
      amount: Type.Optional(Part),
      reason: Type.Enum([...refundReasons]),
      /** `source` by default; an amount that was paid with store credit becomes store credit in either case. */
      to: Type.Optional(Type.Enum([...refundMethods])),
    }),
    result: Refund,
    errors: [
      'order_not_found',
      'invalid_input',
      'refund_refused',
      'refund_of_nothing',
      'refund_paid_at_door',
      'credit_no_account',
    ],
  }),
  decideRefund: post('staff/decide-refund', {
    access: 'staff',
    permission: 'refunds.approve',
    proof: true,
    summary: 'An owner approves or rejects a refund that waits.',
    body: Strict({ refundId: Uuid, approved: Type.Boolean() }),
    result: Refund,
    errors: ['refund_not_found', 'refund_refused', 'refund_decided', 'credit_no_account'],
  }),
}
