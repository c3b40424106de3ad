import Type, { type Static } from 'typebox'
import { houseCancelReasons, maxCancelNote } from '../cancellation.ts'
import { PiecesToCancel } from '../cancelling.ts'
import { get, post } from '../endpoint.ts'
import { maxOrderNumber } from '../limits.ts'
import { Order } from '../orders.ts'
import { Amount, Day, InLanguage, Instant, Nullable, Strict } from '../shapes.ts'
import { orderStatuses } from '../statuses.ts'

const OrderNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })
const Status = Type.Enum(orderStatuses)

const DeskOrder = Type.Object({
  number: Type.String(),
  status: Status,
  orderedAt: Instant,
  name: Type.String(),
  phone: Type.String(),
  total: Amount,
  currency: Type.String(),
  /** What is to be paid at the door; null where nothing is. */
  due: Nullable(Amount),
  /** 'Layla, Mocha, made to measure' */
  pieces: Type.Array(Type.String()),
  /** What was promised back of it while it stands, without what was cancelled; whether its pieces are sent all the same, the house decides. */
  givenBack: Amount,
  /** The day that was promised at the latest. */
  promised: Day,
  /** Until then she may cancel, and nothing begins that would keep her from it. */
  freeUntil: Nullable(Instant),
})
export type DeskOrder = Static<typeof DeskOrder>

/** Without what whoever knows the tokens may do. */
const OrderOfHouse = Type.Omit(Order, ['token', 'paymentToken', 'leave', 'returns', 'comesOf'])
export type OrderOfHouse = Static<typeof OrderOfHouse>

const Moved = Type.Object({ number: Type.String(), status: Status })

/** `hurried`: she asked us to begin before her time to cancel is over. */
const Step = { orderNumber: OrderNumber, hurried: Type.Optional(Type.Boolean()) }
const refusals = [
  'order_not_found',
  'order_step_refused',
  'still_free_to_cancel',
  'piece_awaits_measurements',
] as const

/** A step of an order's life. Twice is once. */
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

export const orderDeskApi = {
  listOrdersOfShop: get('staff/list-orders', {
    access: 'staff',
    permission: 'orders.read',
    summary:
      'Orders that stand at a step, the one promised first first, of those that are over the newest first; without a step, all to be done.',
    query: Strict({
      language_code: InLanguage.properties.language_code,
      status: Type.Optional(Status),
    }),
    result: Type.Array(DeskOrder),
  }),
  orderOfShop: get('staff/get-order/{orderNumber}', {
    access: 'staff',
    permission: 'orders.read',
    summary: 'All of an order: pieces, measurements, address.',
    params: Type.Object({ orderNumber: OrderNumber }),
    query: InLanguage,
    result: OrderOfHouse,
    errors: ['order_not_found'],
  }),
  confirmOrder: step('staff/confirm-order', 'The order is checked: measurements, address, cash.'),
  startProduction: step('staff/start-production', 'Cutting begins.'),
  orderReady: step('staff/order-ready', 'All pieces are packed.'),
  shipOrder: post('staff/ship-order', {
    access: 'staff',
    permission: 'orders.move',
    summary:
      'The parcel is handed to the courier; in place of a lost one, its pieces leave the shelf anew, without those that were paid back.',
    body: Strict({
      ...Step,
      carrier: Type.String({ minLength: 1, maxLength: 60 }),
      trackingNumber: Type.Optional(Type.String({ maxLength: 60 })),
      /** Where the courier shows it; https. */
      trackingUrl: Type.Optional(Type.String({ maxLength: 500 })),
      /** The day that the courier named. */
      expectedOn: Type.Optional(Day),
    }),
    result: Moved,
    errors: [...refusals, 'invalid_input', 'nothing_to_resend'],
  }),
  deliverOrder: step('staff/deliver-order', 'The parcel has arrived; cash is collected.'),
  deliveryFailed: step('staff/delivery-failed', 'The courier could not hand it over.'),
  completeOrder: step('staff/complete-order', 'Nothing more is to be done.'),
  cancelOrderOfShop: post('staff/cancel-order', {
    access: 'staff',
    permission: 'orders.cancel',
    summary: 'The house cancels an order that was placed; all that was paid goes back.',
    body: Strict({
      orderNumber: OrderNumber,
      reason: Type.Enum([...houseCancelReasons]),
      note: Type.Optional(Type.String({ maxLength: maxCancelNote })),
    }),
    result: Moved,
    errors: ['order_not_found', 'order_step_refused'],
  }),
  cancelPiecesOfShop: post('staff/cancel-pieces', {
    access: 'staff',
    permission: 'orders.cancel',
    summary:
      'The house takes pieces out of an order that is not handed over yet; the last of them cancel it whole.',
    body: Strict({
      orderNumber: OrderNumber,
      ...PiecesToCancel,
      reason: Type.Enum([...houseCancelReasons]),
      note: Type.Optional(Type.String({ maxLength: maxCancelNote })),
    }),
    result: Moved,
    errors: ['order_not_found', 'order_step_refused', 'pieces_not_left', 'refund_refused'],
  }),
}
