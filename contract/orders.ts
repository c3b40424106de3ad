import Type, { type Static } from 'typebox'
import { Totals } from './cart.ts'
import { AddressShape, Billing, Contact } from './checkout.ts'
import { paymentMethods } from './choices.ts'
import { orderStatuses } from './statuses.ts'
import { get, post } from './endpoint.ts'
import { maxEmail, maxOrderNumber } from './limits.ts'
import {
  Amount,
  Arrival,
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

export const OrderLine = Type.Object({
  id: Uuid,
  product_id: Id,
  name: Type.String(),
  subtitle: Type.String(),
  colorName: Type.String(),
  picture: Picture,
  sku: Nullable(Type.String()),
  size: Nullable(Type.Integer()),
  measurements: Nullable(Type.Record(Type.String(), Type.Integer())),
  remarks: Type.String(),
  quantity: Type.Integer(),
  unitPrice: Amount,
  total: Amount,
  vat: Amount,
  arrival: Arrival,
  madeToOrder: Type.Boolean(),
})
export type OrderLine = Static<typeof OrderLine>

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
  shipping: Type.Object({ id: Id, title: Type.String(), price: Amount, arrival: Arrival }),
  paymentMethod: Type.Enum([...paymentMethods]),
  paid: Type.Boolean(),
  /** While awaiting payment: until when the pieces are held. */
  payBefore: Nullable(Instant),
  /** The newest attempt, whose page is /payment/{token}. */
  paymentToken: Nullable(Token),
  lines: Type.Array(OrderLine),
  totals: Totals,
  events: Type.Array(Type.Object({ status: Type.Enum(orderStatuses), at: Instant })),
  /** Null until the order is placed. */
  invoice: Nullable(
    Type.Object({
      number: Type.String(),
      issuedAt: Instant,
      seller: Type.Object({
        name: Type.String(),
        address: Type.String(),
        taxNumber: Type.String(),
      }),
    }),
  ),
})
export type Order = Static<typeof Order>

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
      contact: Contact,
      address: AddressShape,
      billing: Billing,
      shippingMethod: Id,
      paymentMethod: Type.Enum([...paymentMethods]),
    }),
    result: Type.Object({
      orderNumber: Type.String(),
      orderToken: Token,
      /** Null when nothing is to be paid now (cash on delivery). */
      paymentToken: Nullable(Token),
    }),
    errors: [
      'cart_empty',
      'invalid_input',
      'price_changed',
      'stock_changed',
      'shipping_unavailable',
      'payment_method_unavailable',
      'discount_used',
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
  findOrder: post('order/find-order', {
    access: 'shopper',
    summary: 'Finds an order by its number and the email or phone given with it.',
    perMinute: 10,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      orderNumber: Type.String({ minLength: 1, maxLength: maxOrderNumber }),
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
  giveUpOrder: post('order/give-up', {
    access: 'shopper',
    summary: 'Lets go of an order that awaits payment; the bag is as it was.',
    body: Strict({ language_code: Type.Optional(LanguageCode), orderToken: Token }),
    result: Type.Object({}),
    errors: ['order_not_found', 'order_not_payable', 'payment_under_review'],
  }),
}
