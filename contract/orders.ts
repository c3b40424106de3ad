import Type, { type Static } from 'typebox'
import { Totals } from './cart.ts'
import { AddressShape, Billing, Contact, Pickup } from './checkout.ts'
import { paymentMethods } from './choices.ts'
import { holdReasons } from './production/holds.ts'
import { LineProduction } from './production/line-production.ts'
import { shipmentStates } from './production/shipment-states.ts'
import { returnKinds, returnOutcomes, returnStates } from './returns/return-states.ts'
import { orderStatuses } from './statuses.ts'
import { get, post } from './endpoint.ts'
import { maxEmail, maxOrderNumber } from './limits.ts'
import {
  Amount,
  Arrival,
  Day,
  Id,
  InLanguage,
  Instant,
  LanguageCode,
  Nullable,
  personal,
  Picture,
  Strict,
  Token,
  Uuid,
} from './shapes.ts'

/** An order line as ordered. Minor units of the order's currency, VAT included. */
export const OrderLine = Type.Object({
  id: Uuid,
  product_id: Id,
  name: Type.String(),
  subtitle: Type.String(),
  colorName: Type.String(),
  picture: Picture,
  sku: Nullable(Type.String()),
  size: Nullable(Type.Integer()),
  profileName: Nullable(Type.String(personal('measurements'))),
  measurements: Nullable(Type.Record(Type.String(), Type.Integer(), personal('measurements'))),
  remarks: Type.String(personal('measurements')),
  /** The ordered quantity, of which `cancelled` units do not stand any more. */
  quantity: Type.Integer(),
  cancelled: Type.Integer(),
  unitPrice: Amount,
  total: Amount,
  vat: Amount,
  arrival: Arrival,
  madeToOrder: Type.Boolean(),
  /** Null for a ready-to-wear line, and before the order is placed. */
  production: Nullable(LineProduction),
})
export type OrderLine = Static<typeof OrderLine>

/** The refund of an order that ended, in minor units of its currency. */
const RefundStatus = Type.Object({
  /** `released`: the payment was only authorised, so nothing was charged. */
  state: Type.Enum(['on_its_way', 'returned', 'released']),
  amount: Amount,
  /** The part of the amount that is not among the order's `refunds`. */
  besides: Amount,
  /** When the provider sent the refund; `by` is the latest day on which it arrives. */
  at: Nullable(Instant),
  by: Day,
})
export type RefundStatus = Static<typeof RefundStatus>

/** The right of the shopper to cancel free of charge. */
export const CancellationWindow = Type.Object({
  /** The guaranteed end; null once it is past while the shop has not begun yet. */
  until: Nullable(Instant),
  /** The seconds from now to `until`, so that the clock of the device does not matter. */
  secondsLeft: Type.Integer(),
  endsWith: Type.Enum(['handover', 'production']),
  /** `ready_to_wear`: production has begun, and only ready-to-wear lines can be cancelled. */
  of: Type.Enum(['all', 'ready_to_wear']),
})
export type CancellationWindow = Static<typeof CancellationWindow>

/** A shipment that was handed to a courier. */
const Shipment = Type.Object({
  carrier: Type.String(),
  /** Empty if the courier gave none. */
  trackingNumber: Type.String(),
  /** The courier's tracking page; https. */
  trackingUrl: Nullable(Type.String()),
  /** The arrival day that the courier named. */
  expectedOn: Nullable(Day),
  shippedAt: Instant,
  state: Type.Enum(shipmentStates),
  /** Whether it is out for delivery since today, in the shop's time zone. */
  outToday: Type.Boolean(),
  /** The tracking events, the oldest first. */
  steps: Type.Array(Type.Object({ to: Type.Enum(shipmentStates), at: Instant })),
})
export type Shipment = Static<typeof Shipment>

/** A return, exchange, alteration or claim of the order; the list has the oldest first. */
const ReturnOfOrder = Type.Object({
  number: Type.String(),
  token: Token,
  kind: Type.Enum([...returnKinds]),
  state: Type.Enum(returnStates),
  outcome: Nullable(Type.Enum([...returnOutcomes])),
})
export type ReturnOfOrder = Static<typeof ReturnOfOrder>

/** The order that replaced an unpaid one. */
export const Replacement = Type.Object({ number: Type.String(), token: Token })

/** An order as its shopper sees it, with the prices at ordering. Minor units of its currency. */
export const Order = Type.Object({
  number: Type.String(),
  token: Token,
  status: Type.Enum(orderStatuses),
  /** The order that replaced this one, because its cart was ordered again before it was paid. */
  replacedBy: Nullable(Replacement),
  orderedAt: Instant,
  /** The IANA name of the shop's time zone, in which days of money are written. */
  timeZone: Type.String(),
  contact: Contact,
  address: AddressShape,
  billing: Billing,
  shipping: Type.Object({
    id: Id,
    title: Type.String(),
    price: Amount,
    /** The arrival at the address; for a pickup, the days on which the order is ready. */
    arrival: Arrival,
    pickup: Nullable(Pickup),
  }),
  paymentMethod: Type.Enum([...paymentMethods]),
  /** Whether the order is paid, on delivery too, or authorised by a pay-in-4 provider. */
  paid: Type.Boolean(),
  /** A payment differed from the request: staff look at it, and nothing is to be paid meanwhile. */
  inReview: Type.Boolean(),
  /** While the order awaits payment: until when its units are reserved. */
  payBefore: Nullable(Instant),
  /**
   * The seconds from now to `payBefore`, so that the clock of the device does not matter; null without `payBefore`.
   */
  secondsToPay: Nullable(Type.Integer()),
  /** The token of the newest payment attempt, whose page is /payment/{token}. */
  paymentToken: Nullable(Token),
  /** While the order is on hold: what the shop needs from the customer. */
  hold: Nullable(
    Type.Object({
      reason: Type.Enum([...holdReasons]),
      // A free text may name the customer.
      note: Type.String(personal('name')),
      since: Instant,
    }),
  ),
  /** Null if the shopper can no longer cancel. */
  cancellation: Nullable(CancellationWindow),
  /** The latest shipment; null before the first. */
  shipment: Nullable(Shipment),
  /** Null if nothing is refunded. */
  refundStatus: Nullable(RefundStatus),
  /** The refunds that were made while the order is `active`, the oldest first. */
  refunds: Type.Array(
    Type.Object({
      state: Type.Enum(['on_its_way', 'returned']),
      amount: Amount,
      /** The part of the amount that became store credit. */
      credit: Amount,
    }),
  ),
  /** The total of the units that were cancelled while the order is `active`; 0 without any. */
  cancelledAmount: Amount,
  /** The amount that is due on delivery; null if nothing is. */
  due: Nullable(Amount),
  /** The store credit that paid for the order, and how much of it was refunded at its end. */
  credit: Type.Object({ used: Amount, back: Amount }),
  returns: Type.Array(ReturnOfOrder),
  /** The return that this order replaces items of; such an order costs nothing. */
  fromReturn: Nullable(Type.Object({ number: Type.String(), token: Token })),
  lines: Type.Array(OrderLine),
  totals: Totals,
  events: Type.Array(Type.Object({ status: Type.Enum(orderStatuses), at: Instant })),
  /** Null until the order is placed, and if nothing was charged for it. */
  invoice: Nullable(
    Type.Object({
      number: Type.String(),
      issuedAt: Instant,
      /** The credit notes of the invoice, the oldest first. */
      creditNotes: Type.Array(Type.Object({ number: Type.String(), issuedAt: Instant })),
    }),
  ),
})
export type Order = Static<typeof Order>

/** An order in the list of a customer. Amounts in minor units of `currency`. */
export const OrderInList = Type.Object({
  number: Type.String(),
  status: Type.Enum(orderStatuses),
  /** The order that replaced this one, because its cart was ordered again before it was paid. */
  replacedBy: Nullable(Replacement),
  orderedAt: Instant,
  /** The total without units that were cancelled while the order is `active`. */
  total: Amount,
  currency: Type.String(),
  /** Whether a return of the order is not decided yet. */
  returning: Type.Boolean(),
  /** The number of units, and the pictures of the first few lines. */
  units: Type.Integer(),
  pictures: Type.Array(Picture),
  /** The production step (1–4) of the slowest line; null if nothing is made to order. */
  productionStep: Nullable(Type.Integer()),
  /** The state of the latest shipment; null before the first. */
  shipmentState: Nullable(Type.Enum(shipmentStates)),
  /** Whether the order is collected at the shop. */
  pickup: Type.Boolean(),
  /** While the order awaits payment: the token of the newest payment attempt, whose page is /payment/{token}. */
  paymentToken: Nullable(Token),
})
export type OrderInList = Static<typeof OrderInList>

/** The data about a shopper's orders that pages show without opening an order. */
export const ShopperOrders = Type.Object({
  /** The newest order that can still be paid; null without one. */
  unpaid: Nullable(
    Type.Object({
      orderNumber: Type.String(),
      /** The token of the newest payment attempt, whose page is /payment/{token}. */
      paymentToken: Token,
      /** The amount left to pay, in minor units of `currency`. */
      amount: Amount,
      currency: Type.String(),
      /** Until when the units of the order are reserved. */
      payBefore: Nullable(Instant),
      /** The seconds from now to `payBefore`, whatever the clock of the device says; null without it. */
      secondsToPay: Nullable(Type.Integer()),
    }),
  ),
  /** The payment method of the shopper's last order; null before the first. */
  lastPaymentMethod: Nullable(Type.Enum([...paymentMethods])),
})
export type ShopperOrders = Static<typeof ShopperOrders>

/** A line of an order that could not be added to the cart again. */
const NotAgain = Type.Object({
  name: Type.String(),
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  measurements: Nullable(Type.Record(Type.String(), Type.Integer())),
  /** How many units were not added. */
  quantity: Type.Integer(),
  why: Type.String(),
  /** The id of the queue in which the shopper has to wait first, as `fields.queue` of `queue_required`; else null. */
  queue: Nullable(Type.String()),
})
export type NotAgain = Static<typeof NotAgain>

const OrderNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })
/** An order: its token, which suffices, or the number of an order of the logged-in customer. */
export const OrderName = Type.String({ minLength: 1, maxLength: 32 })

/** Calls that place, read and pay orders. An order is read by its token or by its customer. */
export const ordersApi = {
  placeOrder: post('order/place-order', {
    access: 'shopper',
    summary:
      'Turns the cart into an order. The same idempotency key answers the same order until it has ended unpaid; while it is unpaid, other details replace it by a new order.',
    // A carrier puts many shoppers behind one address, and a drop lets them order at once; stock has limits of its own.
    perMinute: 60,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      idempotencyKey: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
      /** The total that the shopper agreed to; a different one is refused with price_changed. */
      seenTotal: Amount,
      /** All store credit, or the total; another amount is refused with credit_changed. */
      credit: Type.Optional(Type.Integer({ minimum: 0 })),
      contact: Contact,
      address: AddressShape,
      billing: Billing,
      shippingMethod: Id,
      paymentMethod: Type.Enum([...paymentMethods]),
    }),
    result: Type.Object({
      orderNumber: Type.String(),
      orderToken: Token,
      /** Null if nothing is to be paid now: on delivery, or with store credit only. */
      paymentToken: Nullable(Token),
    }),
    errors: [
      'too_much_held',
      'order_too_large',
      'cart_empty',
      'invalid_input',
      'price_changed',
      'credit_changed',
      'stock_changed',
      'shipping_unavailable',
      'payment_method_unavailable',
      'discount_used',
      'discount_expired',
      'payment_provider_down',
      'queue_required',
    ],
  }),
  getOrder: get('order/get-order/{orderToken}', {
    access: 'shopper',
    summary: 'An order, by its unguessable token.',
    params: Type.Object({ orderToken: Token }),
    query: InLanguage,
    result: Order,
    errors: ['order_not_found'],
  }),
  myOrders: get('order/my-orders', {
    access: 'customer',
    summary: 'The orders of the customer in pages, the newest first.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      /** The number of the last order on the page before. */
      after: Type.Optional(OrderNumber),
    }),
    result: Type.Object({
      orders: Type.Array(OrderInList),
      /** The value of `after` for the next page; null at the end. */
      next: Nullable(Type.String()),
    }),
  }),
  myOrder: get('order/my-order/{orderNumber}', {
    access: 'customer',
    summary: 'An order of the customer, by its number.',
    params: Type.Object({ orderNumber: OrderNumber }),
    query: InLanguage,
    result: Order,
    errors: ['order_not_found'],
  }),
  shopperOrders: get('order/shopper-orders', {
    access: 'shopper',
    summary: 'The newest order that the shopper can still pay, and the last payment method.',
    query: InLanguage,
    result: ShopperOrders,
  }),
  findOrder: post('order/find-order', {
    access: 'shopper',
    summary: 'Finds an order by its number and the email or phone given with it.',
    perMinute: 10,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      orderNumber: OrderNumber,
      /** The email or phone of the order. */
      contact: Type.String({ minLength: 3, maxLength: maxEmail }),
    }),
    result: Type.Object({ orderToken: Token }),
    errors: ['order_not_found', 'too_many_searches'],
  }),
  payAgain: post('order/pay-again', {
    access: 'shopper',
    summary:
      'Starts a new payment attempt, with any payment method, for an order that awaits payment.',
    perMinute: 60,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      orderToken: Token,
      paymentMethod: Type.Enum([...paymentMethods]),
    }),
    result: Type.Object({ paymentToken: Nullable(Token) }),
    errors: [
      'order_not_found',
      'order_not_payable',
      'payment_under_review',
      'payment_method_unavailable',
      'payment_provider_down',
    ],
  }),
  orderAgain: post('order/order-again', {
    access: 'shopper',
    summary: 'Adds the lines of an order to the cart again, as they were ordered.',
    perMinute: 20,
    body: Strict({ language_code: Type.Optional(LanguageCode), order: OrderName }),
    result: Type.Object({
      /** The units that were added, and the units in the cart now. */
      added: Type.Integer(),
      count: Type.Integer(),
      /** The lines that could not be added in full, each with the reason. */
      missing: Type.Array(NotAgain),
    }),
    errors: ['order_not_found'],
  }),
  cancelUnpaidOrder: post('order/cancel-unpaid', {
    access: 'shopper',
    summary: 'Cancels an order that awaits payment; the cart is not changed.',
    body: Strict({ language_code: Type.Optional(LanguageCode), orderToken: Token }),
    result: Type.Object({}),
    errors: ['order_not_found', 'order_not_payable', 'payment_under_review'],
  }),
}
