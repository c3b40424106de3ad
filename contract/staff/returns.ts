import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { refundMethods } from './refunds.ts'
import { maxOrderNumber } from '../limits.ts'
import {
  maxReturnWord,
  returnConditions,
  returnOutcomes,
  returnStates,
} from '../returns/return-states.ts'
import { OwnReturn } from '../returns/returns.ts'
import { Day, InLanguage, Nullable, Strict, Uuid } from '../shapes.ts'

/** `open`: staff or the customer have something to do. `over`: the newest that have ended. */
export const returnLists = ['open', 'closed'] as const
export type ReturnList = (typeof returnLists)[number]

/** The return without the tokens and the fields that let the bearer act as the customer. */
export const StaffReturn = Type.Object({
  ...Type.Omit(OwnReturn, ['token', 'orderToken', 'canCancel', 'canAppeal', 'newOrder']).properties,
  name: Type.String(),
  phone: Type.String(),
  newOrderNumber: Nullable(Type.String()),
})
export type StaffReturn = Static<typeof StaffReturn>

const returnNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })
const Word = Type.String({ minLength: 1, maxLength: maxReturnWord })
const refusals = ['return_not_found', 'return_step_refused'] as const

/**
 * Calls of staff on returns, exchanges, alterations and claims; a step that nextReturnStates does
 * not allow is refused.
 */
export const staffReturnsApi = {
  listReturns: get('staff/list-returns', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'Open returns, the longest waiting first; ended returns; or all returns of an order.',
    query: Strict({
      language_code: InLanguage.properties.language_code,
      list: Type.Optional(Type.Enum([...returnLists])),
      state: Type.Optional(Type.Enum(returnStates)),
      orderNumber: Type.Optional(returnNumber),
    }),
    result: Type.Array(StaffReturn),
  }),
  returnOfShop: get('staff/get-return/{returnNumber}', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'Everything about a return, with the customer’s pictures.',
    params: Type.Object({ returnNumber }),
    query: InLanguage,
    result: StaffReturn,
    errors: ['return_not_found'],
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
