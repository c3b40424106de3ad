import { errors } from '@rimal/contract/errors'
import {
  canMakingBecome,
  makingAllowedIn,
  type MakingState,
  makingStates,
} from '@rimal/contract/making/making-states'
import { type OrderStatus, orderStatuses } from '@rimal/contract/statuses'
import { expect, test } from 'vitest'
import { houseLater, sewnOrder } from '../../../test/making-fixtures.ts'
import { count } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

/** As if they had come there by themselves. */
async function putInto(shop: TestShop, state: MakingState, status: OrderStatus) {
  await shop.deps.pool.query('update making set state = $1', [state])
  await shop.deps.pool.query('update orders set status = $1', [status])
}

async function stateOf(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<{ state: MakingState }>('select state from making')
  return rows[0]?.state
}

test('each step is taken from the states that the table names, leaves one event, and is refused from all others', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await sewnOrder(shop)
  const staff = await houseLater(shop)
  const [lineId = ''] = lineIds
  const tried: object[] = []
  const expected: object[] = []
  for (const from of makingStates) {
    for (const to of makingStates) {
      const [status = 'placed'] = makingAllowedIn[to].toReversed()
      await putInto(shop, from, status)
      const before = await count(shop, 'making_events')
      const note = `from ${from} to ${to}`
      const body = { orderNumber, lineId, state: to, note }
      const { errorCode } = await staff.call('POST staff/move-piece', { body })
      const events = (await count(shop, 'making_events')) - before
      tried.push({ from, to, state: await stateOf(shop), served: errorCode === 0, events })
      const isTaken = canMakingBecome(from, to)
      expected.push({
        from,
        to,
        state: isTaken ? to : from,
        served: isTaken || from === to,
        events: Number(isTaken),
      })
    }
  }
  expect(tried).toEqual(expected)
})

test('a piece takes no step while its order does not stand where the table says', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await sewnOrder(shop)
  const staff = await houseLater(shop)
  const [lineId = ''] = lineIds
  const ways: [MakingState, MakingState][] = [
    ['in_review', 'awaiting_measurements'],
    ['awaiting_measurements', 'in_review'],
    ['in_review', 'approved'],
    ['approved', 'cutting'],
    ['cutting', 'stitching'],
    ['stitching', 'finishing'],
    ['finishing', 'quality_check'],
    ['quality_check', 'ready'],
  ]
  for (const status of orderStatuses) {
    for (const [from, to] of ways) {
      await putInto(shop, from, status)
      const body = { orderNumber, lineId, state: to, note: `${status} ${to}` }
      const { errorCode } = await staff.call('POST staff/move-piece', { body })
      const isAllowed = makingAllowedIn[to].includes(status)
      expect({ status, to, errorCode }).toEqual({
        status,
        to,
        errorCode: isAllowed ? 0 : errors.piece_step_refused.number,
      })
    }
  }
})
