import Type, { type Static } from 'typebox'
import { post } from '../endpoint.ts'
import { Instant, personal, Strict } from '../shapes.ts'
import { OrderNumber } from './orders.ts'
import { maxOrderNote } from './timeline-kinds.ts'

/** What a member of staff wrote about an order for the others; a shopper never reads it. */
const OrderNote = Type.Object({
  id: Type.Integer(),
  text: Type.String(personal('name')),
  /** The name of the author. */
  by: Type.String(),
  at: Instant,
})
export type OrderNote = Static<typeof OrderNote>

/** Calls of staff on the notes of an order; `staff/get-order-timeline` lists them. */
export const orderNotesApi = {
  addOrderNote: post('staff/add-order-note', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'Writes a note on an order for the staff; plain text. Shoppers never see it.',
    body: Strict({
      orderNumber: OrderNumber,
      /** Chosen by the caller: a call with the same key again is the same note, never a second one. */
      key: Type.String({ minLength: 8, maxLength: 100 }),
      text: Type.String({ minLength: 1, maxLength: maxOrderNote }),
    }),
    result: OrderNote,
    errors: ['order_not_found', 'invalid_input'],
  }),
}
