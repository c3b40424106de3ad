import Type, { type Static } from 'typebox'
import { get, post } from '../endpoint.ts'
import { refundWays } from './refunds.ts'
import { maxOrderNumber } from '../limits.ts'
import {
  maxReturnWord,
  returnFindings,
  returnOutcomes,
  returnStates,
} from '../returns/return-states.ts'
import { OwnReturn } from '../returns/returns.ts'
import { Day, InLanguage, Nullable, Strict, Uuid } from '../shapes.ts'

/** `open`: the house has something to do, or waits; `over`: the newest that are done. */
export const returnLists = ['open', 'over'] as const
export type ReturnList = (typeof returnLists)[number]

/** Without what whoever knows the tokens may do. */
export const ReturnOfHouse = Type.Object({
  ...Type.Omit(OwnReturn, ['token', 'orderToken', 'canCancel', 'canAppeal', 'newOrder']).properties,
  name: Type.String(),
  phone: Type.String(),
  newOrderNumber: Nullable(Type.String()),
})
export type ReturnOfHouse = Static<typeof ReturnOfHouse>

const returnNumber = Type.String({ minLength: 1, maxLength: maxOrderNumber })
const Word = Type.String({ minLength: 1, maxLength: maxReturnWord })
const refusals = ['return_not_found', 'return_step_refused'] as const

export const returnDeskApi = {
  listReturns: get('staff/list-returns', {
    access: 'staff',
    permission: 'returns.inspect',
    summary:
      'Returns that are open, the longest waiting first; those that are over; or all of an order.',
    query: Strict({
      language_code: InLanguage.properties.language_code,
      list: Type.Optional(Type.Enum([...returnLists])),
      state: Type.Optional(Type.Enum(returnStates)),
      orderNumber: Type.Optional(returnNumber),
    }),
    result: Type.Array(ReturnOfHouse),
  }),
  returnOfShop: get('staff/get-return/{returnNumber}', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'All of a return, with her pictures.',
    params: Type.Object({ returnNumber }),
    query: InLanguage,
    result: ReturnOfHouse,
    errors: ['return_not_found'],
  }),
  askAboutReturn: post('staff/ask-about-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary: 'Asks her something; the request waits for her answer.',
    body: Strict({ returnNumber, question: Word }),
    result: ReturnOfHouse,
    errors: [...refusals, 'invalid_input'],
  }),
  approveReturn: post('staff/approve-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary:
      'The pieces may come; what she wants instead is held for her. After an appeal an owner decides.',
    body: Strict({ returnNumber }),
    result: ReturnOfHouse,
    errors: [...refusals, 'return_needs_owner', 'return_wanted_gone'],
  }),
  rejectReturn: post('staff/reject-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary: 'Says no, and why. After an appeal an owner decides.',
    body: Strict({ returnNumber, reason: Word }),
    result: ReturnOfHouse,
    errors: [...refusals, 'return_needs_owner', 'invalid_input'],
  }),
  scheduleReturnPickup: post('staff/schedule-return-pickup', {
    access: 'staff',
    permission: 'returns.answer',
    summary: 'The courier comes for it on a day, today or later; said again, another day.',
    body: Strict({ returnNumber, day: Day }),
    result: ReturnOfHouse,
    errors: [...refusals, 'invalid_input'],
  }),
  returnCollected: post('staff/return-collected', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'The courier has it.',
    body: Strict({ returnNumber }),
    result: ReturnOfHouse,
    errors: refusals,
  }),
  returnReceived: post('staff/return-received', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'It is back at the house.',
    body: Strict({ returnNumber }),
    result: ReturnOfHouse,
    errors: refusals,
  }),
  inspectReturn: post('staff/inspect-return', {
    access: 'staff',
    permission: 'returns.inspect',
    summary: 'What each piece is like; what can be sold goes back to the shelf.',
    body: Strict({
      returnNumber,
      lines: Type.Array(Strict({ lineId: Uuid, finding: Type.Enum([...returnFindings]) }), {
        minItems: 1,
        maxItems: 100,
      }),
    }),
    result: ReturnOfHouse,
    errors: [...refusals, 'invalid_input'],
  }),
  resolveReturn: post('staff/resolve-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary:
      'Money back, the piece she wants instead, her piece altered, or no. Above the limit an owner gives money back.',
    body: Strict({
      returnNumber,
      outcome: Type.Enum([...returnOutcomes]),
      /** What the delivery cost goes back too, as far as it has not. */
      faultOfHouse: Type.Optional(Type.Boolean()),
      /** How money of an order that was paid at the door was given back. */
      paidHow: Type.Optional(Word),
      /** Where the money goes, where that is not as she asked. */
      to: Type.Optional(Type.Enum([...refundWays])),
      /** Why not, where it is declined. */
      reason: Type.Optional(Word),
    }),
    result: ReturnOfHouse,
    errors: [
      ...refusals,
      'return_needs_owner',
      'return_wanted_gone',
      'return_nothing_accepted',
      'refund_refused',
      'credit_no_account',
      'invalid_input',
    ],
  }),
  closeReturn: post('staff/close-return', {
    access: 'staff',
    permission: 'returns.answer',
    summary: 'Nothing more is to be done.',
    body: Strict({ returnNumber }),
    result: ReturnOfHouse,
    errors: refusals,
  }),
}
