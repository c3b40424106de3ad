import Type, { type Static } from 'typebox'
import { cancelReasons, maxCancelNote } from './cancellation.ts'
import { paymentMethods } from './choices.ts'
import { get, post } from './endpoint.ts'
import { Leave, OrderName } from './orders.ts'
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

const CancellablePiece = Type.Object({
  lineId: Uuid,
  name: Type.String(),
  colorName: Type.String(),
  size: Nullable(Type.Integer()),
  madeToMeasure: Type.Boolean(),
  picture: Picture,
  /** How many of them can be taken out. */
  left: Type.Integer(),
  /** What one comes to, two, … up to `left`, with its share of every discount, as the invoice has it. */
  comesBack: Type.Array(Amount),
})
export type CancellablePiece = Static<typeof CancellablePiece>

const CancelPreview = Type.Object({
  number: Type.String(),
  token: Token,
  leave: Leave,
  /** What comes back of the whole order the way it was paid; 0 where nothing was charged. */
  amount: Amount,
  /** What comes back as store credit besides. */
  credit: Amount,
  currency: Type.String(),
  /**
   * To the way it was paid, set free where it was only set aside; nothing as all of it went back before, or as
   * nothing was taken.
   */
  how: Type.Enum(['returned', 'released', 'before', 'nothing']),
  paymentMethod: Type.Enum([...paymentMethods]),
  /** The latest day on which she has it. */
  by: Day,
  /** What can be taken out singly; none while it awaits payment. */
  pieces: Type.Array(CancellablePiece),
  /** How many pieces of the order stand in all; who takes out so many cancels it whole. */
  standing: Type.Integer(),
  /** What the delivery costs; it comes back with the whole order only. */
  delivery: Amount,
  /** What is to be paid at the door as it stands; null where nothing is. */
  due: Nullable(Amount),
})
export type CancelPreview = Static<typeof CancelPreview>

/** Which pieces, and the caller's own word for it: sent again it is the same cancellation, never a second. */
export const PiecesToCancel = {
  key: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
  pieces: Type.Array(
    Strict({ lineId: Uuid, quantity: Type.Integer({ minimum: 1, maximum: 1000 }) }),
    { minItems: 1, maxItems: 100 },
  ),
}

const Why = {
  reason: Type.Enum([...cancelReasons]),
  /** Needed where the reason is another one. */
  note: Type.Optional(Type.String({ maxLength: maxCancelNote })),
}

export const cancellingApi = {
  cancelPreview: get('order/cancel-preview/{order}', {
    access: 'shopper',
    summary:
      'What comes back, how and by when, if she cancels now: the whole order, or each piece.',
    params: Type.Object({ order: OrderName }),
    query: InLanguage,
    result: CancelPreview,
    errors: ['order_not_found', 'order_not_cancellable'],
  }),
  cancelOrder: post('order/cancel-order', {
    access: 'shopper',
    summary: 'Cancels an order, by its token or as the customer whose it is; twice is once.',
    perMinute: 20,
    body: Strict({ language_code: Type.Optional(LanguageCode), order: OrderName, ...Why }),
    result: Type.Object({}),
    errors: ['order_not_found', 'order_not_cancellable', 'payment_under_review', 'invalid_input'],
  }),
  cancelPieces: post('order/cancel-pieces', {
    access: 'shopper',
    summary:
      'Takes pieces out of an order that was placed; the last of them cancel it whole, delivery included.',
    perMinute: 20,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      order: OrderName,
      ...PiecesToCancel,
      ...Why,
    }),
    result: Type.Object({
      /** Whether nothing of it stands any more. */
      whole: Type.Boolean(),
    }),
    errors: [
      'order_not_found',
      'order_not_cancellable',
      'pieces_not_left',
      'refund_refused',
      'invalid_input',
    ],
  }),
}
