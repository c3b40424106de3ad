import {
  canReturnBecome,
  type ReturnState,
  returnOutcomes,
  returnStates,
} from '@rimal/contract/returns/return-states'
import { expect, test } from 'vitest'
import { count } from '../../../test/order-fixtures.ts'
import {
  ask,
  returnToShop,
  deliveredOrder,
  staffPerson,
  readReturn,
} from '../../../test/return-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

type Answer = Promise<{ errorCode: number }>
type Known = { returnNumber: string; returnToken: string; lineId: string }
type Staff = Awaited<ReturnType<typeof staffPerson>>

const [question, day, reason] = ['Was it worn?', '2026-11-25', 'It was worn.']

/** Every step that somebody can take, where it leads to, and whether taking it twice is once. */
const steps: {
  to: ReturnState
  twice: boolean
  take: (shop: TestShop, staff: Staff, known: Known) => Answer
}[] = [
  {
    to: 'needs_info',
    twice: true,
    take: (_, staff, { returnNumber }) =>
      staff.call('POST staff/ask-about-return', { body: { returnNumber, question } }),
  },
  {
    to: 'requested',
    twice: false,
    take: (shop, _, { returnToken }) =>
      shop.guest().call('POST return/answer-question', { body: { returnToken, answer: 'Never.' } }),
  },
  {
    to: 'approved',
    twice: true,
    take: (_, staff, { returnNumber }) =>
      staff.call('POST staff/approve-return', { body: { returnNumber } }),
  },
  {
    to: 'rejected',
    twice: true,
    take: (_, staff, { returnNumber }) =>
      staff.call('POST staff/reject-return', { body: { returnNumber, reason } }),
  },
  {
    to: 'appealed',
    twice: false,
    take: (shop, _, { returnToken }) =>
      shop.guest().call('POST return/appeal-return', { body: { returnToken, appeal: 'Never.' } }),
  },
  {
    to: 'cancelled',
    twice: true,
    take: (shop, _, { returnToken }) =>
      shop.guest().call('POST return/cancel-return', { body: { returnToken } }),
  },
  {
    to: 'pickup_scheduled',
    twice: true,
    take: (_, staff, { returnNumber }) =>
      staff.call('POST staff/schedule-return-pickup', { body: { returnNumber, day } }),
  },
  {
    to: 'in_transit',
    twice: true,
    take: (_, staff, { returnNumber }) =>
      staff.call('POST staff/return-collected', { body: { returnNumber } }),
  },
  {
    to: 'received',
    twice: true,
    take: (_, staff, { returnNumber }) =>
      staff.call('POST staff/return-received', { body: { returnNumber } }),
  },
  {
    to: 'inspected',
    twice: true,
    take: (_, staff, { returnNumber, lineId }) =>
      staff.call('POST staff/inspect-return', {
        body: { returnNumber, lines: [{ lineId, condition: 'damaged' }] },
      }),
  },
  {
    to: 'declined',
    twice: true,
    take: (_, staff, { returnNumber }) =>
      staff.call('POST staff/resolve-return', {
        body: { returnNumber, outcome: 'declined', reason },
      }),
  },
  {
    to: 'closed',
    twice: true,
    take: (_, staff, { returnNumber }) =>
      staff.call('POST staff/close-return', { body: { returnNumber } }),
  },
]

/** Sets the state of a return directly, as if the steps had been taken. */
async function putInto(shop: TestShop, returnNumber: string, state: ReturnState) {
  const outcome = returnOutcomes.find((known) => known === state) ?? null
  await shop.deps.pool.query(
    `update order_returns set state = $2, outcome = $3::text, question = $4, answer = null,
       appeal = null, refused_for = null, pickup_on = $5, holds = false,
       refunded = case when $3 = 'refunded' then 100 end
     where number = $1`,
    [returnNumber, state, outcome, question, day],
  )
  await shop.deps.pool.query("update return_lines set condition = 'damaged'")
}

test('each step is taken from the states that the table names, leaves one event, and is refused from all others', async () => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  const staff = await staffPerson(shop)
  const known = {
    returnNumber: result.number,
    returnToken: result.token,
    lineId: result.lines[0]?.lineId ?? '',
  }
  const tried: object[] = []
  const expected: object[] = []
  for (const from of returnStates) {
    for (const { to, twice, take } of steps) {
      await putInto(shop, result.number, from)
      const before = await count(shop, 'return_events')
      const { errorCode } = await take(shop, staff, known)
      const { state } = await readReturn(shop, result.token)
      const events = (await count(shop, 'return_events')) - before
      tried.push({ from, to, state, served: errorCode === 0, events })
      const isSaidAgain = from === to && twice
      const isTaken = !isSaidAgain && canReturnBecome(from, to)
      expected.push({
        from,
        to,
        state: isTaken ? to : from,
        served: isTaken || isSaidAgain,
        events: Number(isTaken),
      })
    }
  }
  expect(tried).toEqual(expected)
})

test.each([
  ['refunded', {}],
  ['declined', { reason }],
] as const)('a return that was inspected ends %s', async (outcome, more) => {
  await using shop = await testShop()
  const { result } = await ask(shop, await deliveredOrder(shop))
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome, ...more }
  expect(await staff.call('POST staff/resolve-return', { body })).toMatchObject({
    errorCode: 0,
    result: { state: outcome, outcome },
  })
  // Said again it is the same, and another end it does not have.
  expect(await staff.call('POST staff/resolve-return', { body })).toMatchObject({ errorCode: 0 })
  expect(
    await staff.call('POST staff/resolve-return', {
      body: { returnNumber: result.number, outcome: 'altered' },
    }),
  ).toMatchObject({ errorCode: 911 })
})
