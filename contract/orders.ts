import Type, { type Static } from 'typebox'
import { Totals } from './cart.ts'
import { AddressShape, Billing, Contact, Pickup } from './checkout.ts'
import { paymentMethods } from './choices.ts'
import { holdReasons } from './making/holds.ts'
import { makingStates } from './making/making-states.ts'
import { parcelStates } from './making/parcel-states.ts'
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
  Picture,
  Strict,
  Token,
  Uuid,
} from './shapes.ts'

/** How far a piece is that is sewn for her. */
const Making = Type.Object({
  state: Type.Enum(makingStates),
  /** By when it is ready in the house. */
  promisedOn: Day,
  /** That day is over, and it is not ready. */
  late: Type.Boolean(),
  /** What we ask her about a measure, while we wait for it. */
  question: Nullable(Type.String()),
  /** Its steps, the first one first. */
  moves: Type.Array(
    Type.Object({
      from: Nullable(Type.Enum(makingStates)),
      to: Type.Enum(makingStates),
      at: Instant,
    }),
  ),
})
export type Making = Static<typeof Making>

export const OrderLine = Type.Object({
  id: Uuid,
  product_id: Id,
  name: Type.String(),
  subtitle: Type.String(),
  colorName: Type.String(),
  picture: Picture,
  sku: Nullable(Type.String()),
  size: Nullable(Type.Integer()),
  profileName: Nullable(Type.String()),
  measurements: Nullable(Type.Record(Type.String(), Type.Integer())),
  remarks: Type.String(),
  /** As ordered; `cancelled` of them no longer stand. */
  quantity: Type.Integer(),
  cancelled: Type.Integer(),
  unitPrice: Amount,
  total: Amount,
  vat: Amount,
  arrival: Arrival,
  madeToOrder: Type.Boolean(),
  /** Null for what hangs ready, and before the order is placed. */
  making: Nullable(Making),
})
export type OrderLine = Static<typeof OrderLine>

/** Money of an order that ended: what goes back, whether it has left us, and when it arrives at the latest. */
const MoneyBack = Type.Object({
  /** `released`: it had only been set aside, and nothing was charged. */
  state: Type.Enum(['on_its_way', 'returned', 'released']),
  amount: Amount,
  /** How much of it is in none of the order's `refunds`. */
  besides: Amount,
  /** When the provider gave it back. */
  at: Nullable(Instant),
  by: Day,
})
export type MoneyBack = Static<typeof MoneyBack>

/** Her leave to cancel by herself, free of charge. */
export const Leave = Type.Object({
  /** Promised until then; null where it only lasts until the house begins. */
  until: Nullable(Instant),
  /** From now to `until`, so that no clock but the shop's counts. */
  secondsLeft: Type.Integer(),
  endsWith: Type.Enum(['handover', 'sewing']),
  /** `shelf`: sewing has begun, and only what is not sewn can still be taken out. */
  of: Type.Enum(['all', 'shelf']),
})
export type Leave = Static<typeof Leave>

/** A parcel that was handed to a courier. */
const Shipment = Type.Object({
  carrier: Type.String(),
  /** Empty where there is none. */
  trackingNumber: Type.String(),
  /** Where the courier shows it; https. */
  trackingUrl: Nullable(Type.String()),
  /** The day that the courier named. */
  expectedOn: Nullable(Day),
  shippedAt: Instant,
  state: Type.Enum(parcelStates),
  /** Whether it left for her door today, by the clock of the shop. */
  outToday: Type.Boolean(),
  /** What the courier told, the first one first. */
  moves: Type.Array(Type.Object({ to: Type.Enum(parcelStates), at: Instant })),
})
export type Shipment = Static<typeof Shipment>

/** What was asked of its pieces once they had arrived, the first one first. */
const ReturnOfOrder = Type.Object({
  number: Type.String(),
  token: Token,
  kind: Type.Enum([...returnKinds]),
  state: Type.Enum(returnStates),
  outcome: Nullable(Type.Enum([...returnOutcomes])),
})
export type ReturnOfOrder = Static<typeof ReturnOfOrder>

export const Order = Type.Object({
  number: Type.String(),
  token: Token,
  status: Type.Enum(orderStatuses),
  orderedAt: Instant,
  /** IANA name of the shop's zone, in which all instants of an order are written for people. */
  timeZone: Type.String(),
  contact: Contact,
  address: AddressShape,
  billing: Billing,
  shipping: Type.Object({
    id: Id,
    title: Type.String(),
    price: Amount,
    /** At her door; of a pickup, when it is ready for her. */
    arrival: Arrival,
    pickup: Nullable(Pickup),
  }),
  paymentMethod: Type.Enum([...paymentMethods]),
  /** Taken, or set aside for it by a house that lends. */
  paid: Type.Boolean(),
  /** Something was paid that is not as asked for: a person looks at it, and nothing is to be paid meanwhile. */
  inReview: Type.Boolean(),
  /** While awaiting payment: until when the pieces are held. */
  payBefore: Nullable(Instant),
  /** The newest attempt, whose page is /payment/{token}. */
  paymentToken: Nullable(Token),
  /** While it is on hold: what we need from her. */
  hold: Nullable(
    Type.Object({ reason: Type.Enum([...holdReasons]), note: Type.String(), since: Instant }),
  ),
  /** Null where she can no longer cancel by herself. */
  leave: Nullable(Leave),
  /** The latest parcel; null before the first. */
  shipment: Nullable(Shipment),
  /** Null where no money goes back. */
  moneyBack: Nullable(MoneyBack),
  /** What was given back while the order stands, the first one first. */
  refunds: Type.Array(
    Type.Object({
      state: Type.Enum(['on_its_way', 'returned']),
      amount: Amount,
      /** How much of it became store credit. */
      credit: Amount,
    }),
  ),
  /** What the pieces had come to that were cancelled while it stood; 0 where none were. */
  cancelledAmount: Amount,
  /** What is to be paid at the door; null where nothing is paid there any more. */
  due: Nullable(Amount),
  /** What was paid with store credit, and how much of that came back as the order ended. */
  credit: Type.Object({ used: Amount, back: Amount }),
  returns: Type.Array(ReturnOfOrder),
  /** The return that it comes of; then nothing is paid for it. */
  comesOf: Nullable(Type.Object({ number: Type.String(), token: Token })),
  lines: Type.Array(OrderLine),
  totals: Totals,
  events: Type.Array(Type.Object({ status: Type.Enum(orderStatuses), at: Instant })),
  /** Null until the order is placed, and where nothing was charged for it. */
  invoice: Nullable(
    Type.Object({
      number: Type.String(),
      issuedAt: Instant,
      /** What took it back since, the first one first. */
      creditNotes: Type.Array(Type.Object({ number: Type.String(), issuedAt: Instant })),
    }),
  ),
})
export type Order = Static<typeof Order>

export const OrderInList = Type.Object({
  number: Type.String(),
  status: Type.Enum(orderStatuses),
  orderedAt: Instant,
  /** Without pieces that were cancelled while it stood. */
  total: Amount,
  currency: Type.String(),
  /** Whether something was asked of it that is not decided yet. */
  returning: Type.Boolean(),
  /** How many pieces, and the pictures of the first few kinds of them. */
  pieces: Type.Integer(),
  pictures: Type.Array(Picture),
  /** Which of the four steps of sewing its slowest piece is at; null where nothing is sewn. */
  makingStep: Nullable(Type.Integer()),
  /** Where its latest parcel is; null before the first. */
  parcel: Nullable(Type.Enum(parcelStates)),
  /** She collects it. */
  pickup: Type.Boolean(),
  /** While awaiting payment: the newest attempt, whose page is /payment/{token}. */
  paymentToken: Nullable(Token),
})
export type OrderInList = Static<typeof OrderInList>

const NotAgain = Type.Object({
  name: Type.String(),
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  measurements: Nullable(Type.Record(Type.String(), Type.Integer())),
  /** How many of it are not in the bag. */
  quantity: Type.Integer(),
  why: Type.String(),
})
export type NotAgain = Static<typeof NotAgain>

const OrderNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })
/** The token of an order, which is all it takes, or the number of one of her own. */
export const OrderName = Type.String({ minLength: 1, maxLength: 32 })

export const ordersApi = {
  placeOrder: post('order/place-order', {
    access: 'shopper',
    summary:
      'Turns the bag into an order. The same idempotency key answers the same order, until that ended unpaid; while it is unpaid, other details make another order of it.',
    perMinute: 20,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      idempotencyKey: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
      /** The total the shopper agreed to; another one is refused with price_changed. */
      seenTotal: Amount,
      /** How much of it she pays with store credit: all she has, or the total. Another sum is refused with credit_changed. */
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
      /** Null when nothing is to be paid now: at the door, or all of it with store credit. */
      paymentToken: Nullable(Token),
    }),
    errors: [
      'cart_empty',
      'invalid_input',
      'price_changed',
      'credit_changed',
      'stock_changed',
      'shipping_unavailable',
      'payment_method_unavailable',
      'discount_used',
      'discount_gone',
      'payment_provider_down',
    ],
  }),
  getOrder: get('order/get-order/{orderToken}', {
    access: 'shopper',
    summary: 'An order by its unguessable token.',
    params: Type.Object({ orderToken: Token }),
    query: InLanguage,
    result: Order,
    errors: ['order_not_found'],
  }),
  myOrders: get('order/my-orders', {
    access: 'customer',
    summary: 'Her orders, the newest first, a page at a time.',
    query: Strict({
      language_code: Type.Optional(LanguageCode),
      /** The number of the last order she has seen. */
      after: Type.Optional(OrderNumber),
    }),
    result: Type.Object({
      orders: Type.Array(OrderInList),
      /** What the next page is asked `after`; null at the end. */
      next: Nullable(Type.String()),
    }),
  }),
  myOrder: get('order/my-order/{orderNumber}', {
    access: 'customer',
    summary: 'One of her orders by its number.',
    params: Type.Object({ orderNumber: OrderNumber }),
    query: InLanguage,
    result: Order,
    errors: ['order_not_found'],
  }),
  findOrder: post('order/find-order', {
    access: 'shopper',
    summary: 'Finds an order by its number and the email or phone given with it.',
    perMinute: 10,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      orderNumber: OrderNumber,
      /** Her email or her phone. */
      contact: Type.String({ minLength: 3, maxLength: maxEmail }),
    }),
    result: Type.Object({ orderToken: Token }),
    errors: ['order_not_found', 'too_many_searches'],
  }),
  payAgain: post('order/pay-again', {
    access: 'shopper',
    summary: 'A new way of paying for an order that awaits payment.',
    perMinute: 20,
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
    summary: 'Puts the pieces of an order into the bag once more, as they were ordered.',
    perMinute: 20,
    body: Strict({ language_code: Type.Optional(LanguageCode), order: OrderName }),
    result: Type.Object({
      /** Pieces that were put in, and how many the bag holds now. */
      added: Type.Integer(),
      count: Type.Integer(),
      /** What could not be added, all of it or in part, and the sentence why. */
      missing: Type.Array(NotAgain),
    }),
    errors: ['order_not_found'],
  }),
  giveUpOrder: post('order/give-up', {
    access: 'shopper',
    summary: 'Lets go of an order that awaits payment; the bag is as it was.',
    body: Strict({ language_code: Type.Optional(LanguageCode), orderToken: Token }),
    result: Type.Object({}),
    errors: ['order_not_found', 'order_not_payable', 'payment_under_review'],
  }),
}
