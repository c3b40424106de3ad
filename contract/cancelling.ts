import Type, { type Static } from 'typebox'
import { cancelReasons, maxCancelNote } from './cancellation.ts'
import { paymentMethods } from './choices.ts'
import { get, post } from './endpoint.ts'
import { Leave, OrderName } from './orders.ts'
import { Amount, Day, InLanguage, LanguageCode, Strict, Token } from './shapes.ts'

const CancelPreview = Type.Object({
  number: Type.String(),
  token: Token,
  leave: Leave,
  /** What comes back; 0 where nothing was charged. */
  amount: Amount,
  currency: Type.String(),
  /** To the way it was paid, set free where it was only set aside, or nothing as nothing was taken. */
  how: Type.Enum(['returned', 'released', 'nothing']),
  paymentMethod: Type.Enum([...paymentMethods]),
  /** The latest day on which she has it. */
  by: Day,
})
export type CancelPreview = Static<typeof CancelPreview>

export const cancellingApi = {
  cancelPreview: get('order/cancel-preview/{order}', {
    access: 'shopper',
    summary: 'What comes back, how and by when, if she cancels now.',
    params: Type.Object({ order: OrderName }),
    query: InLanguage,
    result: CancelPreview,
    errors: ['order_not_found', 'order_not_cancellable'],
  }),
  cancelOrder: post('order/cancel-order', {
    access: 'shopper',
    summary: 'Cancels an order, by its token or as the customer whose it is; twice is once.',
    perMinute: 20,
    body: Strict({
      language_code: Type.Optional(LanguageCode),
      order: OrderName,
      reason: Type.Enum([...cancelReasons]),
      /** Needed where the reason is another one. */
      note: Type.Optional(Type.String({ maxLength: maxCancelNote })),
    }),
    result: Type.Object({}),
    errors: ['order_not_found', 'order_not_cancellable', 'payment_under_review', 'invalid_input'],
  }),
}
