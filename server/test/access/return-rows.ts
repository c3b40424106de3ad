import { returnBody } from '../return-fixtures.ts'
import type { Rows } from './row.ts'
import type { Things } from './things.ts'

/** Returns the rows for calls about returns: those of the customer and those of staff. */
export function returnRows(things: Things) {
  return { ...rowsOfCustomer(things), ...rowsOfStaff(things) } satisfies Rows
}

function rowsOfCustomer({ toReturn, customerReturn }: Things) {
  const { orderToken: order } = toReturn
  return {
    'GET return/get-options/{order}': { reach: 'whoever', input: { params: { order } } },
    'POST return/upload-picture/{order}': {
      reach: 'whoever',
      input: { params: { order } },
      refusedWith: 806,
    },
    'POST return/remove-picture': {
      reach: 'whoever',
      input: { body: { order, pictureId: '00000000-0000-4000-8000-000000000000' } },
    },
    'POST return/ask-for-return': { reach: 'whoever', input: { body: returnBody(toReturn) } },
    'GET return/get-return/{returnToken}': { reach: 'whoever', input: { params: customerReturn } },
    'POST return/answer-question': {
      reach: 'whoever',
      input: { body: { ...customerReturn, answer: 'The left sleeve.' } },
      refusedWith: 910,
    },
    'POST return/appeal-return': {
      reach: 'whoever',
      input: { body: { ...customerReturn, appeal: 'I never wore it.' } },
      refusedWith: 910,
    },
    'POST return/cancel-return': { reach: 'whoever', input: { body: customerReturn } },
  } satisfies Rows
}

function rowsOfStaff({ toReturn, staffReturn }: Things) {
  const { returnNumber, lineId } = staffReturn
  const step = { reach: 'staff', input: { body: { returnNumber } } } as const
  const over = 911
  return {
    'GET staff/list-returns': {
      reach: 'staff',
      input: { query: { orderNumber: toReturn.orderNumber } },
    },
    'GET staff/count-returns': {},
    'GET staff/get-return-picture/{pictureId}': {
      reach: 'staff',
      input: { params: { pictureId: '00000000-0000-4000-8000-000000000000' } },
      refusedWith: 543,
    },
    'GET staff/get-return/{returnNumber}': { reach: 'staff', input: { params: { returnNumber } } },
    'POST staff/approve-return': step,
    'POST staff/ask-about-return': {
      reach: 'staff',
      input: { body: { returnNumber, question: 'Was it worn?' } },
      refusedWith: over,
    },
    'POST staff/reject-return': {
      reach: 'staff',
      input: { body: { returnNumber, reason: 'It was worn.' } },
      refusedWith: over,
    },
    'POST staff/schedule-return-pickup': {
      reach: 'staff',
      input: { body: { returnNumber, day: '2027-01-20' } },
    },
    'POST staff/return-collected': step,
    'POST staff/return-received': step,
    'POST staff/inspect-return': {
      reach: 'staff',
      input: { body: { returnNumber, lines: [{ lineId, condition: 'sellable' }] } },
    },
    'POST staff/resolve-return': {
      reach: 'staff',
      input: { body: { returnNumber, outcome: 'refunded', paidHow: 'To her bank account.' } },
    },
    'POST staff/close-return': step,
  } satisfies Rows
}
