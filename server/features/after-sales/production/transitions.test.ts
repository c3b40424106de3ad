import { errors } from '@rimal/contract/errors'
import {
  canStageBecome,
  stageAllowedIn,
  type ProductionStage,
  productionStages,
} from '@rimal/contract/production/production-stages'
import { type OrderStatus, orderStatuses } from '@rimal/contract/statuses'
import { expect, test } from 'vitest'
import { staffLater, productionOrder } from '../../../test/production-fixtures.ts'
import { count } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

/** Sets the stage and the status directly, as if the steps had been taken. */
async function putInto(shop: TestShop, state: ProductionStage, status: OrderStatus) {
  await shop.deps.pool.query('update production set state = $1', [state])
  await shop.deps.pool.query('update orders set status = $1', [status])
}

async function stateOf(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<{ state: ProductionStage }>(
    'select state from production',
  )
  return rows[0]?.state
}

test('each step is taken from the states that the table names, leaves one event, and is refused from all others', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await productionOrder(shop)
  const staff = await staffLater(shop)
  const [lineId = ''] = lineIds
  const tried: object[] = []
  const expected: object[] = []
  for (const from of productionStages) {
    for (const to of productionStages) {
      const [status = 'placed'] = stageAllowedIn[to].toReversed()
      await putInto(shop, from, status)
      const before = await count(shop, 'production_events')
      const note = `from ${from} to ${to}`
      const body = { orderNumber, lineId, state: to, note }
      const { errorCode } = await staff.call('POST staff/change-production-stage', { body })
      const events = (await count(shop, 'production_events')) - before
      tried.push({ from, to, state: await stateOf(shop), served: errorCode === 0, events })
      const isTaken = canStageBecome(from, to)
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

test('a production item takes no step while its order has another status than the table says', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await productionOrder(shop)
  const staff = await staffLater(shop)
  const [lineId = ''] = lineIds
  const options: [ProductionStage, ProductionStage][] = [
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
    for (const [from, to] of options) {
      await putInto(shop, from, status)
      const body = { orderNumber, lineId, state: to, note: `${status} ${to}` }
      const { errorCode } = await staff.call('POST staff/change-production-stage', { body })
      const isAllowed = stageAllowedIn[to].includes(status)
      expect({ status, to, errorCode }).toEqual({
        status,
        to,
        errorCode: isAllowed ? 0 : errors.production_step_refused.number,
      })
    }
  }
})
