import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { refundMethods } from './refunds.ts'
import { returnListSorts } from './lists/list-sorts.ts'
import { returnLists } from './return-lists.ts'
import { maxOrderNumber } from '../limits.ts'
import { pageOf, pageQuery } from '../page-of.ts'
import {
  maxReturnWord,
  returnConditions,
  returnKinds,
  returnOutcomes,
  returnReasons,
  returnStates,
} from '../returns/return-states.ts'
import { OwnReturn } from '../returns/returns.ts'
import { Amount, Day, InLanguage, Nullable, personal, Strict, Uuid } from '../shapes.ts'

/** The return without the tokens and the fields that let the bearer act as the customer. */
export const StaffReturn = Type.Object({
  ...Type.Omit(OwnReturn, ['token', 'orderToken', 'canCancel', 'canAppeal', 'newOrder']).properties,
  name: Type.String(personal('name')),
  phone: Type.String(personal('phone')),
  newOrderNumber: Nullable(Type.String()),
})
export type StaffReturn = Static<typeof StaffReturn>

/** A return in a list, without the pictures, which are large. */
const StaffReturnRow = Type.Omit(StaffReturn, ['pictures'])
export type StaffReturnRow = Static<typeof StaffReturnRow>

/** What a refund of an inspected return would pay, in minor units of the currency of the return. */
const RefundPreview = Type.Object({
  /** The refund of the accepted items; null if none is accepted. */
  amount: Nullable(Amount),
  /** The refund if the shop is at fault: with damaged items and the rest of the delivery charge. */
  amountAtFault: Nullable(Amount),
  /** Whether the shop pays by hand what does not become store credit, because the order was paid on delivery. */
  byHand: Type.Boolean(),
  /** Whether the customer has an account, which store credit needs. */
  creditPossible: Type.Boolean(),
  /** Where the customer wants the refund. */
  to: Type.Enum([...refundMethods]),
})
export type RefundPreview = Static<typeof RefundPreview>

/** A return on its page. */
const StaffReturnPage = Type.Object({
  ...StaffReturn.properties,
  /** Null unless the return is inspected and can be refunded. */
  refundPreview: Nullable(RefundPreview),
})
export type StaffReturnPage = Static<typeof StaffReturnPage>

const returnNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })

/** The filters of the list of returns. */
export const returnFilters = {
  list: Type.Optional(Type.Enum(returnLists)),
  state: Type.Optional(Type.Enum(returnStates)),
  kind: Type.Optional(Type.Enum([...returnKinds])),
  reason: Type.Optional(Type.Enum([...returnReasons])),
  /** Whether staff should have answered by now. */
  overdue: Type.Optional(Type.Boolean()),
  orderNumber: Type.Optional(returnNumber),
}
/** `newest` if it is left out. */
export const returnSort = { sort: Type.Optional(Type.Enum([...returnListSorts])) }
const Word = Type.String({ minLength: 1, maxLength: maxReturnWord })
const refusals = ['return_not_found', 'return_step_refused'] as const

/**
 * Calls of staff on returns, exchanges, alterations and claims; a step that nextReturnStates does
 * not allow is refused.
 */
export const staffReturnsApi = {
  listReturns: get('staff/list-returns', {
    access: 'staff',
    permission: 'returns.read',
    summary:
      'The returns of the shop, found by their number, the number of the order, or the name, email or phone of the customer. `waiting` lists the oldest first, `due` the next deadline first, those without one last.',
    query: pageQuery({ ...returnFilters, ...returnSort }),
    result: pageOf(StaffReturnRow),
  }),
  countReturns: get('staff/count-returns', {
    access: 'staff',
    permission: 'returns.read',
    summary:
      'How many returns are in each state; a state without a return is left out, and so are returns that are rejected, cancelled or closed.',
    result: Type.Array(Type.Object({ state: Type.Enum(returnStates), count: Type.Integer() })),
  }),
  returnOfShop: get('staff/get-return/{returnNumber}', {
    access: 'staff',
    permission: 'returns.read',
    summary: 'Everything about a return, with the customer’s pictures.',
    params: Type.Object({ returnNumber }),
    query: InLanguage,
    result: StaffReturnPage,
    errors: ['return_not_found'],
  }),
  returnPictureOfShop: get('staff/get-return-picture/{pictureId}', {
    access: 'staff',
    // Everyone who answers returns has this permission as well.
    permission: 'returns.inspect',
    summary: 'A picture of a return in full size, as a data: address, because only staff see it.',
    params: Type.Object({ pictureId: Uuid }),
    query: InLanguage,
    result: Type.Object({ address: Type.String() }),
    errors: ['picture_not_found'],
  }),
  askAboutReturn: post('staff/ask-about-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary: 'Asks the customer a question; the return waits for the answer.',
    body: Strict({ returnNumber, question: Word }),
    result: StaffReturn,
    errors: [...refusals, 'invalid_input'],
  }),
  approveReturn: post('staff/approve-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary:
      'Approves a return and reserves the variants of an exchange. After an appeal only an owner may.',
    body: Strict({ returnNumber }),
    result: StaffReturn,
    errors: [...refusals, 'return_needs_owner', 'return_exchange_sold_out'],
  }),
  rejectReturn: post('staff/reject-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary: 'Rejects a return with a reason. After an appeal only an owner may.',
    body: Strict({ returnNumber, reason: Word }),
    result: StaffReturn,
    errors: [...refusals, 'return_needs_owner', 'invalid_input'],
  }),
  scheduleReturnPickup: post('staff/schedule-return-pickup', {
    access: 'staff',
    permission: 'returns.answer',
    summary:
      'Sets the day on which the courier collects the items, today or later; a second call changes the day.',
    body: Strict({ returnNumber, day: Day }),
    result: StaffReturn,
    errors: [...refusals, 'invalid_input'],
  }),
  returnCollected: post('staff/return-collected', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'The courier has collected the items.',
    body: Strict({ returnNumber }),
    result: StaffReturn,
    errors: refusals,
  }),
  returnReceived: post('staff/return-received', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'The items have arrived at the shop.',
    body: Strict({ returnNumber }),
    result: StaffReturn,
    errors: refusals,
  }),
  inspectReturn: post('staff/inspect-return', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'Records the condition of each item; sellable items go back to stock.',
    body: Strict({
      returnNumber,
      lines: Type.Array(Strict({ lineId: Uuid, condition: Type.Enum([...returnConditions]) }), {
        minItems: 1,
        maxItems: 100,
      }),
    }),
    result: StaffReturn,
    errors: [...refusals, 'invalid_input'],
  }),
  resolveReturn: post('staff/resolve-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary:
      'Resolves a return: refund, exchange, alteration or no. Above the refund limit only an owner refunds.',
    body: Strict({
      returnNumber,
      outcome: Type.Enum([...returnOutcomes]),
      /** If true, the rest of the delivery charge is refunded as well. */
      faultOfShop: Type.Optional(Type.Boolean()),
      /** How the refund of an order that was paid on delivery was paid out. */
      paidHow: Type.Optional(Word),
      /** Where the refund goes, if not as the customer asked. */
      to: Type.Optional(Type.Enum([...refundMethods])),
      /** The reason, if the return is declined. */
      reason: Type.Optional(Word),
    }),
    result: StaffReturn,
    errors: [
      ...refusals,
      'return_needs_owner',
      'return_exchange_sold_out',
      'return_nothing_accepted',
      'refund_refused',
      'credit_no_account',
      'invalid_input',
    ],
  }),
  closeReturn: post('staff/close-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary: 'Closes a return: nothing more is to be done.',
    body: Strict({ returnNumber }),
    result: StaffReturn,
    errors: refusals,
  }),
}
