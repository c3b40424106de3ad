import Type, { type Static } from 'typebox'
import { paymentMethods } from '../choices.ts'
import { refundMethods } from '../staff/refunds.ts'
import { get, post } from '../endpoint.ts'
import { ReviewPicture } from '../reviews.ts'
import {
  Amount,
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
} from '../shapes.ts'
import {
  maxReturnNote,
  maxReturnPictures,
  maxReturnWord,
  returnConditions,
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnStates,
} from './return-states.ts'

/** An ordered item. */
const Product = {
  lineId: Uuid,
  product_id: Id,
  name: Type.String(),
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  madeToMeasure: Type.Boolean(),
  picture: Picture,
}

/** The variant that the customer wants in an exchange. */
const Wanted = Type.Object({
  sku: Type.String(),
  colorName: Type.String(),
  size: Type.Integer(),
})
export type WantedLine = Static<typeof Wanted>

/** An order line with what can be asked for it. */
const ReturnableLine = Type.Object({
  ...Product,
  /** A made-to-order item can be altered or claimed, not returned. */
  madeToOrder: Type.Boolean(),
  /** The units that are neither cancelled nor part of another return. */
  left: Type.Integer(),
  /** The last day for a request, in the shop's time zone. */
  until: Day,
  /** Whether that day is past. */
  over: Type.Boolean(),
  /** The refund for one unit, for two, …, in minor units; empty if this line cannot be refunded. */
  refundable: Type.Array(Amount),
  /** The other sizes and colours of the product that are in stock. */
  insteadOf: Type.Array(Wanted),
})
export type ReturnableLine = Static<typeof ReturnableLine>

/** The kinds of return that a shopper can request for an order. */
const ReturnOptions = Type.Object({
  orderNumber: Type.String(),
  orderToken: Token,
  currency: Type.String(),
  paymentMethod: Type.Enum([...paymentMethods]),
  /** Whether a courier of the shop collects the items; customers in other countries send them. */
  collected: Type.Boolean(),
  /** The number of days in which the customer hands over approved items. */
  handOverDays: Type.Integer(),
  /** Whether the refund may become store credit of the caller. */
  creditOffered: Type.Boolean(),
  /** Working days until a refund reaches the customer. */
  refundDays: Type.Integer(),
  lines: Type.Array(ReturnableLine),
  /** The pictures that were uploaded for a request that was not sent yet. */
  pictures: Type.Array(ReviewPicture),
})
export type ReturnOptions = Static<typeof ReturnOptions>

/** A line of a return. */
const ReturnedItem = Type.Object({
  ...Product,
  quantity: Type.Integer(),
  wanted: Nullable(Wanted),
  /** Null until staff have inspected the item. */
  condition: Nullable(Type.Enum([...returnConditions])),
})

const Word = Type.String(personal('name'))

/** A return as its customer sees it. Amounts in minor units of `currency`. */
export const OwnReturn = Type.Object({
  number: Type.String(),
  token: Token,
  orderNumber: Type.String(),
  orderToken: Token,
  kind: Type.Enum([...returnKinds]),
  state: Type.Enum(returnStates),
  outcome: Nullable(Type.Enum([...returnOutcomes])),
  reason: Type.Enum([...returnReasons]),
  // Free texts may name the customer.
  note: Word,
  requestedAt: Instant,
  /** The IANA name of the shop's time zone. */
  timeZone: Type.String(),
  currency: Type.String(),
  paymentMethod: Type.Enum([...paymentMethods]),
  collected: Type.Boolean(),
  /** The question of staff, and the answer of the customer. */
  question: Nullable(Word),
  answer: Nullable(Word),
  /** Why staff rejected or declined the return. */
  refusedFor: Nullable(Word),
  appeal: Nullable(Word),
  canCancel: Type.Boolean(),
  canAppeal: Type.Boolean(),
  /** The time by which the customer answers, hands over or appeals, or by which staff answer. */
  due: Nullable(Instant),
  pickupOn: Nullable(Day),
  /** The refund, planned or sent; null if there is none. */
  refund: Nullable(
    Type.Object({
      amount: Amount,
      /** The latest day on which the refund arrives, once it was sent. */
      by: Nullable(Day),
      /** True if staff pay the refund out, false if it goes back to the payment method. */
      byHand: Type.Boolean(),
      /** Whether the refund becomes store credit. */
      toCredit: Type.Boolean(),
    }),
  ),
  /** Whether the customer must name an account: only staff can refund what was paid on delivery. */
  wantsAccount: Type.Boolean(),
  /** The order that delivers the exchanged or altered items. */
  newOrder: Nullable(Type.Object({ number: Type.String(), token: Token })),
  lines: Type.Array(ReturnedItem),
  pictures: Type.Array(ReviewPicture, personal('picture')),
  events: Type.Array(Type.Object({ state: Type.Enum(returnStates), at: Instant })),
})
export type OwnReturn = Static<typeof OwnReturn>

/** An order: its token, which suffices, or the number of an order of the logged-in customer. */
const OrderName = Type.String({ minLength: 1, maxLength: 32 })
const language_code = Type.Optional(LanguageCode)
const OfOrder = Type.Object({ order: OrderName })
const OfReturn = Type.Object({ returnToken: Token })
const word = Type.String({ minLength: 1, maxLength: maxReturnWord })

/** Calls with which a shopper asks for a return, exchange, alteration or claim, and follows it. */
export const returnsApi = {
  getReturnOptions: get('return/get-options/{order}', {
    access: 'shopper',
    summary: 'What can be returned of a delivered order, until when, and for which refund.',
    params: OfOrder,
    query: InLanguage,
    result: ReturnOptions,
    errors: ['order_not_found', 'return_not_delivered'],
  }),
  requestReturn: post('return/ask-for-return', {
    access: 'shopper',
    summary:
      'Asks for a return, exchange or alteration of items of a delivered order, or reports a fault. The same key answers the same request.',
    perMinute: 20,
    body: Strict({
      language_code,
      order: OrderName,
      idempotencyKey: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
      kind: Type.Enum([...returnKinds]),
      lines: Type.Array(
        Strict({
          lineId: Uuid,
          quantity: Type.Integer({ minimum: 1, maximum: 1000 }),
          /** The variant that is wanted in an exchange. */
          wantedSku: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
        }),
        { minItems: 1, maxItems: 100 },
      ),
      reason: Type.Enum([...returnReasons]),
      /** Required where the reason is `other`, and for alterations and claims. */
      note: Type.String({ maxLength: maxReturnNote }),
      /** Ids of uploaded pictures; a claim needs at least one. */
      pictures: Type.Array(Uuid, { maxItems: maxReturnPictures, uniqueItems: true }),
      /** Where the customer wants a refund; store credit only for an order of their own account. */
      refundTo: Type.Optional(Type.Enum([...refundMethods])),
    }),
    result: OwnReturn,
    errors: [
      'credit_no_account',
      'order_not_found',
      'return_not_delivered',
      'return_line_refused',
      'return_too_late',
      'return_line_taken',
      'return_exchange_sold_out',
      'return_picture_needed',
      'return_picture_expired',
      'invalid_input',
    ],
  }),
  getReturn: get('return/get-return/{returnToken}', {
    access: 'shopper',
    summary: 'A return, by its unguessable token.',
    params: OfReturn,
    query: InLanguage,
    result: OwnReturn,
    errors: ['return_not_found'],
  }),
  answerReturn: post('return/answer-question', {
    access: 'shopper',
    summary: 'Answers the question of staff; the return continues.',
    perMinute: 20,
    body: Strict({ language_code, returnToken: Token, answer: word }),
    result: OwnReturn,
    errors: ['return_not_found', 'return_step_done', 'invalid_input'],
  }),
  cancelReturn: post('return/cancel-return', {
    access: 'shopper',
    summary: 'Withdraws a return before the items are collected; idempotent.',
    perMinute: 20,
    body: Strict({ language_code, returnToken: Token }),
    result: OwnReturn,
    errors: ['return_not_found', 'return_step_done'],
  }),
  appealReturn: post('return/appeal-return', {
    access: 'shopper',
    summary: 'Asks an owner to review a rejection, once.',
    perMinute: 20,
    body: Strict({ language_code, returnToken: Token, appeal: word }),
    result: OwnReturn,
    errors: ['return_not_found', 'return_step_done', 'return_line_taken', 'invalid_input'],
  }),
  uploadReturnPicture: post('return/upload-picture/{order}', {
    access: 'shopper',
    takes: 'picture',
    summary:
      'Uploads a picture for a return: JPEG, PNG or WebP, recognised by its bytes. It is encoded again, upright and without metadata; one at a time for each order.',
    perMinute: 30,
    params: OfOrder,
    query: InLanguage,
    result: ReviewPicture,
    errors: [
      'order_not_found',
      'return_not_delivered',
      'return_pictures_full',
      'picture_refused',
      'picture_too_many_pixels',
      'too_many_requests',
    ],
  }),
  removeReturnPicture: post('return/remove-picture', {
    access: 'shopper',
    summary: 'Deletes an uploaded picture that no return uses. A missing picture is no error.',
    perMinute: 60,
    body: Strict({ language_code, order: OrderName, pictureId: Uuid }),
    result: Type.Object({}),
    errors: ['order_not_found'],
  }),
}
