import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { maxOrderNumber } from '../limits.ts'
import { makingStates, maxMakingNote, maxTailor } from '../making/making-states.ts'
import { holdReasons, maxHoldNote } from '../making/holds.ts'
import { maxParcelNote, parcelStates, parcelSteps } from '../making/parcel-states.ts'
import { Day, InLanguage, Nullable, Strict, Uuid } from '../shapes.ts'
import { orderStatuses } from '../statuses.ts'

const OrderNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })

const SewnPiece = Type.Object({
  orderNumber: Type.String(),
  orderStatus: Type.Enum(orderStatuses),
  lineId: Uuid,
  /** Its place in the order, from 1: what the command calls it by. */
  line: Type.Integer(),
  /** '1 × Layla, Mocha, made to measure' */
  piece: Type.String(),
  remarks: Type.String(),
  state: Type.Enum(makingStates),
  /** Empty while nobody is named. */
  tailor: Type.String(),
  promisedOn: Day,
  late: Type.Boolean(),
  question: Nullable(Type.String()),
})
export type SewnPiece = Static<typeof SewnPiece>

const pieceRefusals = ['order_not_found', 'piece_not_found', 'invalid_input'] as const
const Piece = { orderNumber: OrderNumber, lineId: Uuid }
const Moved = Type.Object({ number: Type.String(), status: Type.Enum(orderStatuses) })

/** What the house does between an order and its delivery: sewing, questions, the courier's news. */
export const makingApi = {
  listMaking: get('staff/list-making', {
    access: 'staff',
    permission: 'orders.read',
    summary: 'What is to be sewn, the one promised first first, so that late ones stand above.',
    query: InLanguage,
    result: Type.Array(SewnPiece),
  }),
  movePiece: post('staff/move-piece', {
    access: 'staff',
    permission: 'orders.move',
    summary:
      'A sewn piece takes a step; its order follows. A step back, and a question about a measure, say why. Twice is once.',
    body: Strict({
      ...Piece,
      state: Type.Enum(makingStates),
      /** Why, where it goes back; what is asked, where her measurements are awaited. */
      note: Type.Optional(Type.String({ maxLength: maxMakingNote })),
      tailor: Type.Optional(Type.String({ maxLength: maxTailor })),
      /** She asked us to begin before her time to cancel is over. */
      hurried: Type.Optional(Type.Boolean()),
    }),
    result: SewnPiece,
    errors: [...pieceRefusals, 'piece_step_refused', 'still_free_to_cancel'],
  }),
  movePieceDate: post('staff/move-piece-date', {
    access: 'staff',
    permission: 'orders.move',
    summary:
      'A sewn piece is promised for another day, and its order arrives by so much later or sooner; she is told.',
    body: Strict({
      ...Piece,
      day: Day,
      reason: Type.String({ minLength: 1, maxLength: maxMakingNote }),
    }),
    result: SewnPiece,
    errors: [...pieceRefusals, 'piece_step_refused'],
  }),
  holdOrder: post('staff/hold-order', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'The order waits for a word of hers; she is told what we need, and reminded.',
    body: Strict({
      orderNumber: OrderNumber,
      reason: Type.Enum([...holdReasons]),
      /** What we need, for her to read. */
      note: Type.Optional(Type.String({ maxLength: maxHoldNote })),
    }),
    result: Moved,
    errors: ['order_not_found', 'order_step_refused'],
  }),
  releaseOrder: post('staff/release-order', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'What was unclear is clear: the order goes on from where it was.',
    body: Strict({ orderNumber: OrderNumber }),
    result: Moved,
    errors: ['order_not_found', 'order_step_refused'],
  }),
  trackParcel: post('staff/track-parcel', {
    access: 'staff',
    permission: 'orders.move',
    summary: 'What the courier told of the latest parcel of an order; the order follows.',
    body: Strict({
      orderNumber: OrderNumber,
      step: Type.Enum([...parcelSteps]),
      note: Type.Optional(Type.String({ maxLength: maxParcelNote })),
    }),
    result: Type.Object({ ...Moved.properties, parcel: Type.Enum(parcelStates) }),
    errors: ['order_not_found', 'parcel_step_refused'],
  }),
}
