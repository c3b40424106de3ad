import Type, { type Static } from 'typebox'
import { staffCancelReasons, maxCancelNote } from '../cancellation.ts'
import { LinesToCancel } from '../cancel-order.ts'
import { paymentMethods } from '../choices.ts'
import { get, post } from '../endpoint.ts'
import { maxOrderNumber } from '../limits.ts'
import { Order } from '../orders.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import { Amount, Day, InLanguage, Instant, Nullable, personal, Strict, Uuid } from '../shapes.ts'
import { orderStatuses } from '../statuses.ts'
import { orderListSorts } from './order-list.ts'

export const OrderNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })
const Status = Type.Enum(orderStatuses)

/** The filters of the list of orders. */
export const orderFilters = {
  status: Type.Optional(Status),
  open: Type.Optional(Type.Boolean()),
  paymentMethod: Type.Optional(Type.Enum([...paymentMethods])),
  madeToMeasure: Type.Optional(Type.Boolean()),
  customerId: Type.Optional(Uuid),
}
/** `newest` if it is left out. */
export const orderSort = { sort: Type.Optional(Type.Enum([...orderListSorts])) }

/** An order in the list of staff. Amounts in minor units of `currency`. */
const StaffOrderRow = Type.Object({
  number: Type.String(),
  status: Status,
  orderedAt: Instant,
  name: Type.String(personal('name')),
  phone: Type.String(personal('phone')),
  total: Amount,
  currency: Type.String(),
  paymentMethod: Type.Enum([...paymentMethods]),
  /** The amount that is due on delivery; null if nothing is. */
  due: Nullable(Amount),
  /** Each line as a text: 'Layla, Mocha, made to measure' */
  lines: Type.Array(Type.String()),
  /**
   * The refunds that were requested while the order is `active`, without cancelled units; staff decide whether the
   * items of the order are sent all the same.
   */
  refunded: Amount,
  /** Whether staff wrote a note on the order. */
  hasNotes: Type.Boolean(),
  /** The latest day of the arrival. */
  arrivesBy: Day,
  /**
   * The end of the cancellation window: nothing begins before it that would end the right to
   * cancel.
   */
  canCancelUntil: Nullable(Instant),
})
export type StaffOrderRow = Static<typeof StaffOrderRow>

/** The open orders in one status, in figures. */
const OpenOrders = Type.Object({
  status: Status,
  count: Type.Integer(),
  /** The next day on which one of them is promised to arrive. */
  nextArrival: Day,
})
export type OpenOrders = Static<typeof OpenOrders>

/** The order without the tokens and the fields that let the bearer act as the customer. */
const StaffOrder = Type.Object({
  ...Type.Omit(Order, [
    'token',
    'paymentToken',
    'cancellation',
    'returns',
    'fromReturn',
    'replacedBy',
  ]).properties,
  /** The order that replaced this one. */
  replacedBy: Nullable(Type.Object({ number: Type.String() })),
  /** The customer whose order it is; null for a guest. */
  customerId: Nullable(Uuid),
  /** How long the customer may still cancel, and the steps that would end that; null once the time is over. */
  cancelWindow: Nullable(Type.Object({ until: Instant, endedBy: Type.Array(Status) })),
})
export type StaffOrder = Static<typeof StaffOrder>

/** `needsOwner`: the cancellation would return or release more than the person may within a day. */
const CancellationForStaff = Type.Object({ needsOwner: Type.Boolean() })

const Moved = Type.Object({ number: Type.String(), status: Status })

/** `force`: the customer asked staff to begin before the cancellation window ends. */
const Step = { orderNumber: OrderNumber, force: Type.Optional(Type.Boolean()) }
const refusals = [
  'order_not_found',
  'order_step_refused',
  'customer_may_still_cancel',
  'line_awaits_measurements',
] as const

/** A call that moves an order to its next status; idempotent. */
function step<const Path extends string>(path: Path, summary: string) {
  return post(path, {
    access: 'staff',
    permission: 'orders.move',
    summary,
    body: Strict(Step),
    result: Moved,
    errors: refusals,
  })
}

/**
 * Calls of staff on orders; a step that the table in contract/statuses.ts does not allow is
 * refused.
 */
export const staffOrdersApi = {
  listOrdersOfShop: get('staff/list-orders', {
    access: 'staff',
    permission: 'orders.read',
    summary:
      'All orders of the shop, found by number, name, email, phone, SKU or tracking number. `open`: those that staff still work on. `arrival` lists open orders alone, the earliest arrival first; `total` lists the highest first, whatever its currency.',
    query: pageQuery({ ...orderFilters, ...orderSort }),
    result: pageOf(StaffOrderRow),
  }),
  countOpenOrders: get('staff/count-open-orders', {
    access: 'staff',
    permission: 'orders.read',
    summary:
      'How many open orders there are in each status; a status without an order is left out.',
    result: Type.Array(OpenOrders),
  }),
  orderOfShop: get('staff/get-order/{orderNumber}', {
    access: 'staff',
    permission: 'orders.read',
    summary: 'Everything about an order: lines, measurements, address.',
    params: Type.Object({ orderNumber: OrderNumber }),
    query: InLanguage,
    result: StaffOrder,
    errors: ['order_not_found'],
  }),
  confirmOrder: step(
    'staff/confirm-order',
    'Confirms an order after a check of measurements, address and cash.',
  ),
  startProduction: step('staff/start-production', 'Starts production: cutting begins.'),
  orderReady: step('staff/order-ready', 'Marks an order as packed.'),
  shipOrder: post('staff/ship-order', {
    access: 'staff',
    permission: 'orders.move',
    summary:
      'Hands the shipment to the courier. A shipment that replaces a lost one takes its units from stock again, without the refunded ones.',
    body: Strict({
      ...Step,
      carrier: Type.String({ minLength: 1, maxLength: 60 }),
      trackingNumber: Type.Optional(Type.String({ maxLength: 60 })),
      /** The courier's tracking page; https. */
      trackingUrl: Type.Optional(Type.String({ maxLength: 500 })),
      /** The arrival day that the courier named. */
      expectedOn: Type.Optional(Day),
    }),
    result: Moved,
    errors: [...refusals, 'invalid_input', 'nothing_to_resend'],
  }),
  deliverOrder: step(
    'staff/deliver-order',
    'Marks an order as delivered; cash on delivery is collected.',
  ),
  deliveryFailed: step(
    'staff/delivery-failed',
    'Marks a delivery as failed: the courier could not hand the order over.',
  ),
  completeOrder: step('staff/complete-order', 'Completes an order: nothing more is to be done.'),
  previewCancellationOfShop: get('staff/preview-cancellation', {
    access: 'staff',
    permission: 'orders.cancel',
    summary:
      'Whether only an owner may cancel a placed order, because it returns or releases too much.',
    query: Strict({ orderNumber: OrderNumber }),
    result: CancellationForStaff,
    errors: ['order_not_found', 'order_step_refused'],
  }),
  cancelOrderOfShop: post('staff/cancel-order', {
    access: 'staff',
    permission: 'orders.cancel',
    summary:
      'Staff cancel a placed order; everything that was paid is returned, or released where it was only authorised. An order that returns or releases more than the refund limit of the day only an owner may cancel.',
    body: Strict({
      orderNumber: OrderNumber,
      reason: Type.Enum([...staffCancelReasons]),
      note: Type.Optional(Type.String({ maxLength: maxCancelNote })),
    }),
    result: Moved,
    errors: ['order_not_found', 'order_step_refused', 'refund_needs_owner'],
  }),
  cancelOrderLinesOfShop: post('staff/cancel-order-lines', {
    access: 'staff',
    permission: 'orders.cancel',
    summary:
      'Staff cancel units of an order before its handover; cancelling the last ones cancels the whole order. Units that return or release more than the refund limit of the day only an owner may cancel.',
    body: Strict({
      orderNumber: OrderNumber,
      ...LinesToCancel,
      reason: Type.Enum([...staffCancelReasons]),
      note: Type.Optional(Type.String({ maxLength: maxCancelNote })),
    }),
    result: Moved,
    errors: [
      'order_not_found',
      'order_step_refused',
      'units_unavailable',
      'refund_refused',
      'refund_needs_owner',
    ],
  }),
}
