import Type, { type Static } from 'typebox'
import { paymentMethods } from '../choices.ts'
import { refundWays } from '../desk/refunds.ts'
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
  Picture,
  Strict,
  Token,
  Uuid,
} from '../shapes.ts'
import {
  maxReturnNote,
  maxReturnPictures,
  maxReturnWord,
  returnFindings,
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnStates,
} from './return-states.ts'

/** A piece as it was ordered. */
const Piece = {
  lineId: Uuid,
  product_id: Id,
  name: Type.String(),
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  madeToMeasure: Type.Boolean(),
  picture: Picture,
}

const Wanted = Type.Object({
  sku: Type.String(),
  colorName: Type.String(),
  size: Type.Integer(),
})
export type WantedPiece = Static<typeof Wanted>

const ReturnableLine = Type.Object({
  ...Piece,
  /** Cut or sewn for her: altered or put right, not returned. */
  sewn: Type.Boolean(),
  /** How many of it nothing was asked for yet, and that were not cancelled. */
  left: Type.Integer(),
  /** The last day on which she may ask, in the shop's zone. */
  until: Day,
  /** Whether that day is past. */
  over: Type.Boolean(),
  /** What comes back for one piece, for two, …, in minor units; empty where money cannot come back here. */
  comesBack: Type.Array(Amount),
  /** Other sizes and colours of it that the shelf holds. */
  insteadOf: Type.Array(Wanted),
})
export type ReturnableLine = Static<typeof ReturnableLine>

const ReturnOptions = Type.Object({
  orderNumber: Type.String(),
  orderToken: Token,
  currency: Type.String(),
  paymentMethod: Type.Enum([...paymentMethods]),
  /** Whether the house fetches it; from other countries she sends it. */
  collected: Type.Boolean(),
  /** Days in which she hands over what was approved. */
  handOverDays: Type.Integer(),
  /** Whether the money may become store credit of whoever asks. */
  creditOffered: Type.Boolean(),
  /** Working days in which money that is given back reaches her. */
  refundDays: Type.Integer(),
  lines: Type.Array(ReturnableLine),
  /** Sent for a request that she has not made yet. */
  pictures: Type.Array(ReviewPicture),
})
export type ReturnOptions = Static<typeof ReturnOptions>

const ReturnedPiece = Type.Object({
  ...Piece,
  quantity: Type.Integer(),
  wanted: Nullable(Wanted),
  /** Null until the house has it in its hands. */
  finding: Nullable(Type.Enum([...returnFindings])),
})

export const OwnReturn = Type.Object({
  number: Type.String(),
  token: Token,
  orderNumber: Type.String(),
  orderToken: Token,
  kind: Type.Enum([...returnKinds]),
  state: Type.Enum(returnStates),
  outcome: Nullable(Type.Enum([...returnOutcomes])),
  reason: Type.Enum([...returnReasons]),
  note: Type.String(),
  askedAt: Instant,
  /** IANA name of the shop's zone. */
  timeZone: Type.String(),
  currency: Type.String(),
  paymentMethod: Type.Enum([...paymentMethods]),
  collected: Type.Boolean(),
  /** What the house asked, and what she answered. */
  question: Nullable(Type.String()),
  answer: Nullable(Type.String()),
  /** Why the house rejected or declined it. */
  refusedFor: Nullable(Type.String()),
  appeal: Nullable(Type.String()),
  canCancel: Type.Boolean(),
  canAppeal: Type.Boolean(),
  /** By when she answers, hands over or appeals, or the house answers. */
  due: Nullable(Instant),
  pickupOn: Nullable(Day),
  /** What comes back, or came; null where no money does. */
  refund: Nullable(
    Type.Object({
      amount: Amount,
      /** The latest day on which she has it, once it is given back. */
      by: Nullable(Day),
      /** Whether it goes the way it was paid, or the house pays it to her. */
      byHand: Type.Boolean(),
      /** Whether it becomes, or became, her store credit. */
      toCredit: Type.Boolean(),
    }),
  ),
  /** Whether she is to tell the house where to pay: what was paid at the door goes back by nobody else. */
  wantsAccount: Type.Boolean(),
  /** The order that what she gets instead, or her altered piece, comes with. */
  newOrder: Nullable(Type.Object({ number: Type.String(), token: Token })),
  lines: Type.Array(ReturnedPiece),
  pictures: Type.Array(ReviewPicture),
  events: Type.Array(Type.Object({ state: Type.Enum(returnStates), at: Instant })),
})
export type OwnReturn = Static<typeof OwnReturn>

/** The token of an order, which is all it takes, or the number of one of her own. */
const OrderName = Type.String({ minLength: 1, maxLength: 32 })
const language_code = Type.Optional(LanguageCode)
const OfOrder = Type.Object({ order: OrderName })
const OfReturn = Type.Object({ returnToken: Token })
const word = Type.String({ minLength: 1, maxLength: maxReturnWord })

export const returnsApi = {
  getReturnOptions: get('return/get-options/{order}', {
    access: 'shopper',
    summary:
      'What may be returned of a delivered order, until when, and what she gets back for it.',
    params: OfOrder,
    query: InLanguage,
    result: ReturnOptions,
    errors: ['order_not_found', 'return_not_delivered'],
  }),
  askForReturn: post('return/ask-for-return', {
    access: 'shopper',
    summary:
      'Asks the house to take pieces of a delivered order back, change or alter them, or reports a fault. The same key answers the same request.',
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
          /** Of an exchange: which one she wants instead. */
          wantedSku: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
        }),
        { minItems: 1, maxItems: 100 },
      ),
      reason: Type.Enum([...returnReasons]),
      /** Needed where the reason is another one, and of alterations and claims. */
      note: Type.String({ maxLength: maxReturnNote }),
      /** Uploaded before; a claim needs one. */
      pictures: Type.Array(Uuid, { maxItems: maxReturnPictures, uniqueItems: true }),
      /** Where she would like money that comes back; store credit only where the order is her account's. */
      refundTo: Type.Optional(Type.Enum([...refundWays])),
    }),
    result: OwnReturn,
    errors: [
      'credit_no_account',
      'order_not_found',
      'return_not_delivered',
      'return_line_refused',
      'return_too_late',
      'return_piece_taken',
      'return_wanted_gone',
      'return_picture_needed',
      'return_picture_gone',
      'invalid_input',
    ],
  }),
  getReturn: get('return/get-return/{returnToken}', {
    access: 'shopper',
    summary: 'A return by its unguessable token.',
    params: OfReturn,
    query: InLanguage,
    result: OwnReturn,
    errors: ['return_not_found'],
  }),
  answerReturn: post('return/answer-question', {
    access: 'shopper',
    summary: 'She answers what the house asked; the request goes on.',
    perMinute: 20,
    body: Strict({ language_code, returnToken: Token, answer: word }),
    result: OwnReturn,
    errors: ['return_not_found', 'return_step_over', 'invalid_input'],
  }),
  cancelReturn: post('return/cancel-return', {
    access: 'shopper',
    summary: 'She keeps her pieces after all, until they are fetched; twice is once.',
    perMinute: 20,
    body: Strict({ language_code, returnToken: Token }),
    result: OwnReturn,
    errors: ['return_not_found', 'return_step_over'],
  }),
  appealReturn: post('return/appeal-return', {
    access: 'shopper',
    summary: 'She asks an owner to look at what was rejected, once.',
    perMinute: 20,
    body: Strict({ language_code, returnToken: Token, appeal: word }),
    result: OwnReturn,
    errors: ['return_not_found', 'return_step_over', 'return_piece_taken', 'invalid_input'],
  }),
  uploadReturnPicture: post('return/upload-picture/{order}', {
    access: 'shopper',
    takes: 'picture',
    summary:
      'A picture for a request of an order: JPEG, PNG or WebP, known by its bytes. It is drawn anew, upright and without metadata; one at a time of an order.',
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
    summary: 'Takes away a picture that no request has taken. One that is gone is no error.',
    perMinute: 60,
    body: Strict({ language_code, order: OrderName, pictureId: Uuid }),
    result: Type.Object({}),
    errors: ['order_not_found'],
  }),
}
