import Type, { type Static } from 'typebox'
import { cancelReasons, maxCancelNote } from './cancellation.ts'
import { paymentMethods } from './choices.ts'
import { get, post } from './endpoint.ts'
import { CancellationWindow, OrderName } from './orders.ts'
import {
  Amount,
  Day,
  InLanguage,
  LanguageCode,
  Nullable,
  Picture,
  Strict,
  Token,
  Uuid,
} from './shapes.ts'

/**
 * An order line of which units can be cancelled. Amounts in minor units of the order's currency.
 */
const CancellableLine = Type.Object({
  lineId: Uuid,
  name: Type.String(),
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  madeToMeasure: Type.Boolean(),
  picture: Picture,
  /** How many of its units can be cancelled. */
  left: Type.Integer(),
  /**
   * The refund for one unit, for two units, … up to `left`, each with its share of every discount,
   * as on the invoice.
   */
  refundable: Type.Array(Amount),
})
export type CancellableLine = Static<typeof CancellableLine>

/** The refund that a cancellation would cause. Amounts in minor units of `currency`. */
const CancelPreview = Type.Object({
  number: Type.String(),
  token: Token,
  cancellation: CancellationWindow,
  /** The refund of the whole order to its payment method; 0 if nothing was charged. */
  amount: Amount,
  /** The additional refund as store credit. */
  credit: Amount,
  currency: Type.String(),
  /**
   * `returned`: refunded to the payment method. `released`: an authorisation is voided, because
   * nothing was charged. `before`: everything was refunded earlier. `nothing`: nothing was paid.
   */
  how: Type.Enum(['returned', 'released', 'before', 'nothing']),
  paymentMethod: Type.Enum([...paymentMethods]),
  /** The latest day on which the refund arrives. */
  by: Day,
  /** The lines that can be cancelled one by one; empty while the order awaits payment. */
  lines: Type.Array(CancellableLine),
  /**
   * How many units of the order are not cancelled; cancelling all of them cancels the whole order.
   */
  remainingUnits: Type.Integer(),
  /** The delivery charge, which is refunded with the whole order only. */
  delivery: Amount,
  /** The amount that is due on delivery at present; null if nothing is. */
  due: Nullable(Amount),
})
export type CancelPreview = Static<typeof CancelPreview>

/**
 * The lines and quantities to cancel. `key` is chosen by the caller: a call with the same key again
 * is the same cancellation, never a second one.
 */
export const LinesToCancel = {
  key: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
  lines: Type.Array(
    Strict({ lineId: Uuid, quantity: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    { minItems: 1, maxItems: 100 },
  ),
}

const Why = {
  reason: Type.Enum([...cancelReasons]),
  /** Required where the reason is `other`. */
  note: Type.Optional(Type.String({ maxLength: maxCancelNote })),
}

/**
 * Calls with which a shopper cancels an order or single lines of it. Access: the token of the order, or the
 * customer who placed the order.
 */
export const cancellingApi = {
  cancelPreview: get('order/cancel-preview/{order}', {
    access: 'shopper',
    summary:
      'What a cancellation would refund now, how and by when: for the whole order and for each line.',
    params: Type.Object({ order: OrderName }),
    query: InLanguage,
    result: CancelPreview,
    errors: ['order_not_found', 'order_not_cancellable'],
  }),
  cancelOrder: post('order/cancel-order', {
    access: 'shopper',
    summary: 'Cancels an order, by its token or as the customer whose order it is; idempotent.',
    perMinute: 20,
    body: Strict({ language_code: Type.Optional(LanguageCode), order: OrderName, ...Why }),
    result: Type.Object({}),
    errors: ['order_not_found', 'order_not_cancellable', 'payment_under_review', 'invalid_input'],
  }),
  cancelOrderLines: post('order/cancel-order-lines', {
    access: 'shopper',
    summary:
      'Cancels units of a placed order; cancelling the last ones cancels the whole order with its delivery.',
    perMinute: 20,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      order: OrderName,
      ...LinesToCancel,
      ...Why,
    }),
    result: Type.Object({
      /** Whether the whole order is cancelled now. */
      whole: Type.Boolean(),
    }),
    errors: [
      'order_not_found',
      'order_not_cancellable',
      'units_unavailable',
      'refund_refused',
      'invalid_input',
    ],
  }),
}
