import { errors } from '@rimal/contract/errors'
import { addDays } from '@rimal/contract/dates'
import type { ProductionStage } from '@rimal/contract/production/production-stages'
import { expect, test } from 'vitest'
import { loginOf, customerOf, readOutbox } from '../../../test/identity-fixtures.ts'
import { staffLater, posted, productionOrder } from '../../../test/production-fixtures.ts'
import { addProduct, putInCart, saveCustomSize } from '../../../test/fixtures.ts'
import {
  buyer,
  count,
  later,
  noon,
  placeOrder,
  readOrder,
  seenTotal,
} from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import type { TestStaff } from '../../../test/staff-fixtures.ts'

type ProductionItemRef = { orderNumber: string; lineId: string }

function move(
  staff: TestStaff,
  productionItem: ProductionItemRef,
  state: ProductionStage,
  more: object = {},
) {
  return staff.call('POST staff/change-production-stage', {
    body: { ...productionItem, state, ...more },
  })
}

async function moveAll(
  staff: TestStaff,
  productionItem: ProductionItemRef,
  states: readonly ProductionStage[],
) {
  for (const state of states) expect((await move(staff, productionItem, state)).errorCode).toBe(0)
}

function step(
  staff: TestStaff,
  path: 'confirm-order' | 'start-production' | 'order-ready',
  orderNumber: string,
) {
  return staff.call(`POST staff/${path}`, { body: { orderNumber } })
}

const toCheck = ['stitching', 'finishing', 'quality_check'] as const

async function statesOf(shop: TestShop, orderToken: string) {
  const { lines, status } = await readOrder(shop, orderToken)
  return { status, states: lines.map(({ production }) => production?.state ?? null) }
}

test('every made-to-order line of a placed order is reviewed first; ready-to-wear lines have no production', async () => {
  await using shop = await testShop()
  const { orderToken } = await productionOrder(shop, { madeToOrder: 2, readyToWear: 1 })
  await productionOrder(shop, { madeToOrder: 0, readyToWear: 1 })
  const { lines, shipping } = await readOrder(shop, orderToken)
  const made = lines.flatMap(({ production }) => (production ? [production] : []))
  expect(made).toHaveLength(2)
  expect(made[0]).toMatchObject({
    state: 'in_review',
    dueOn: addDays(shipping.arrival.earliest, -1),
    late: false,
  })
  expect(made[0]?.steps).toMatchObject([{ from: null, to: 'in_review' }])
  expect(await count(shop, 'production')).toBe(2)
})

test('production items are created once an order is placed: by its payment, or at once with payment on delivery', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const guest = shop.guest()
  const measured = await addProduct(shop.deps.db, { id: 'test-measured', customSize: true })
  await putInCart(guest, measured, { customSizeId: await saveCustomSize(guest) })
  await placeOrder({ guest, total: await seenTotal(guest) })
  expect(await count(shop, 'production')).toBe(0)

  const productionItem = await addProduct(shop.deps.db, {
    id: 'test-to-order',
    madeToOrder: true,
    leadDays: 9,
  })
  const { guest: other } = await buyer(shop, productionItem)
  // The pickup costs nothing.
  const bought = { guest: other, total: 10_000 }
  const { result } = await placeOrder(bought, {
    paymentMethod: 'cash_on_delivery',
    shippingMethod: 'boutique',
  })
  const { lines, shipping, status } = await readOrder(shop, result.orderToken)
  expect(status).toBe('placed')
  // A pickup order is ready on its due day.
  expect(lines[0]?.production).toMatchObject({
    state: 'in_review',
    dueOn: shipping.arrival.latest,
  })
  expect(lines[0]?.production?.steps).toEqual([{ from: null, to: 'in_review', at: later(0) }])
})

test('a production item moves through its stages, its order follows, and the customer reads each step with its time', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await productionOrder(shop)
  const [lineId = ''] = lineIds
  const staff = await staffLater(shop)
  const productionItem = { orderNumber, lineId }
  await step(staff, 'confirm-order', orderNumber)
  expect(await statesOf(shop, orderToken)).toEqual({ status: 'confirmed', states: ['approved'] })
  await move(staff, productionItem, 'cutting', { tailor: ' Salma ' })
  expect(await statesOf(shop, orderToken)).toEqual({ status: 'in_production', states: ['cutting'] })
  const { result: toProduce } = await staff.call('GET staff/list-production')
  expect(toProduce.items).toMatchObject([
    { orderNumber, line: 1, state: 'cutting', tailor: 'Salma', late: false, question: null },
  ])
  const owner = await staffLater(shop, 26)
  await moveAll(owner, productionItem, toCheck)
  const { lines } = await readOrder(shop, orderToken)
  expect(lines[0]?.production?.steps.map(({ to, at }) => [to, at])).toContainEqual([
    'stitching',
    later(26 * 60),
  ])
  await move(owner, productionItem, 'ready')
  expect(await statesOf(shop, orderToken)).toEqual({ status: 'ready', states: ['ready'] })
  expect((await owner.call('GET staff/list-production')).result.items).toEqual([])
  const { rows } = await shop.deps.pool.query(
    "select to_status, actor from order_events where to_status in ('in_production', 'ready')",
  )
  const actor = `staff:${staff.staffId}`
  expect(rows).toEqual([
    { to_status: 'in_production', actor },
    { to_status: 'ready', actor },
  ])
  const { items: audit } = (
    await owner.call('GET staff/list-audit', {
      query: { subject: orderNumber },
    })
  ).result
  expect(audit).toContainEqual(
    expect.objectContaining({
      action: 'staff/change-production-stage',
      details: { line: 1, from: 'quality_check', to: 'ready', tailor: 'Salma' },
    }),
  )
})

test('a mixed order is ready when staff say so', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await productionOrder(shop, { readyToWear: 1 })
  const [lineId = ''] = lineIds
  const staff = await staffLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  await moveAll(staff, { orderNumber, lineId }, ['cutting', ...toCheck, 'ready'])
  expect((await readOrder(shop, orderToken)).status).toBe('in_production')
  expect((await step(staff, 'order-ready', orderNumber)).errorCode).toBe(0)
})

test('an order of two production items is ready with the second one', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await productionOrder(shop, { madeToOrder: 2 })
  const staff = await staffLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  for (const [index, lineId] of lineIds.entries()) {
    expect((await readOrder(shop, orderToken)).status).toBe(
      index === 0 ? 'confirmed' : 'in_production',
    )
    await moveAll(staff, { orderNumber, lineId }, ['cutting', ...toCheck, 'ready'])
  }
  expect((await readOrder(shop, orderToken)).status).toBe('ready')
})

test('a shop that moves whole orders moves the production items too, each with its event', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken } = await productionOrder(shop, {
    madeToOrder: 2,
    readyToWear: 1,
  })
  const staff = await staffLater(shop)
  for (const [path, state] of [
    ['confirm-order', 'approved'],
    ['start-production', 'cutting'],
    ['order-ready', 'ready'],
  ] as const) {
    await step(staff, path, orderNumber)
    await step(staff, path, orderNumber)
    const { states } = await statesOf(shop, orderToken)
    expect(states.filter((one) => one === state)).toHaveLength(2)
  }
  expect(await count(shop, 'production_events')).toBe(2 * 4)
})

test("no cut begins before the customer's time to cancel is over, unless the customer asks for it", async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await productionOrder(shop)
  const [lineId = ''] = lineIds
  const productionItem = { orderNumber, lineId }
  const staff = await staffLater(shop, 1)
  await step(staff, 'confirm-order', orderNumber)
  expect((await move(staff, productionItem, 'cutting')).errorCode).toBe(
    errors.customer_may_still_cancel.number,
  )
  expect((await readOrder(shop, orderToken)).cancellation).toMatchObject({ until: later(24 * 60) })
  expect((await move(staff, productionItem, 'cutting', { force: true })).errorCode).toBe(0)
  expect((await readOrder(shop, orderToken)).cancellation).toBeNull()
  const { rows } = await shop.deps.pool.query(
    "select reason from order_events where to_status = 'in_production'",
  )
  expect(rows).toEqual([{ reason: 'force' }])
})

test('a step back says why; the same one said again is one, for another reason it is another', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await productionOrder(shop)
  const [lineId = ''] = lineIds
  const productionItem = { orderNumber, lineId }
  const staff = await staffLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  await moveAll(staff, productionItem, ['cutting', ...toCheck])
  expect(await move(staff, productionItem, 'stitching')).toMatchObject({
    status: 400,
    fields: { note: expect.any(String) },
  })
  expect(
    (await move(staff, productionItem, 'stitching', { note: 'A seam opens.' })).errorCode,
  ).toBe(0)
  for (const note of ['The silk tore.', 'The silk tore.', 'The wrong black.', '']) {
    expect((await move(staff, productionItem, 'cutting', { note })).errorCode).toBe(0)
  }
  const { rows } = await shop.deps.pool.query<{ note: string }>(
    "select note from production_events where note is not null and to_state <> 'in_review' order by id",
  )
  expect(rows.map(({ note }) => note)).toEqual([
    'A seam opens.',
    'The silk tore.',
    'The wrong black.',
  ])
})

test('an order with a question about a measurement waits for the answer, and no longer than that', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await productionOrder(shop)
  const [lineId = ''] = lineIds
  const productionItem = { orderNumber, lineId }
  const staff = await staffLater(shop)
  const note = 'A sleeve of 18 inches: is it right?'
  for (let time = 0; time < 2; time++)
    await move(staff, productionItem, 'awaiting_measurements', { note })
  const { lines } = await readOrder(shop, orderToken)
  expect(lines[0]?.production).toMatchObject({ state: 'awaiting_measurements', question: note })
  expect((await step(staff, 'confirm-order', orderNumber)).errorCode).toBe(
    errors.line_awaits_measurements.number,
  )
  const asked = await posted(shop, 'production_update')
  expect(asked).toMatchObject([{ recipient: 'mariam@example.com', data: { question: note } }])
  await move(staff, productionItem, 'in_review')
  const answered = await readOrder(shop, orderToken)
  expect(answered.lines[0]?.production).toMatchObject({ state: 'in_review', question: null })
  expect((await step(staff, 'confirm-order', orderNumber)).errorCode).toBe(0)
})

test('the first cut is announced with the order, and later cuts and quality checks only by notification', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await productionOrder(shop, { madeToOrder: 2 })
  await customerOf(shop)
  const [first = '', second = ''] = lineIds
  const staff = await staffLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  await move(staff, { orderNumber, lineId: first }, 'cutting')
  expect(await posted(shop, 'production_update')).toEqual([])
  expect(await posted(shop, 'order_in_production')).toMatchObject([{ channel: 'email' }])
  await move(staff, { orderNumber, lineId: second }, 'cutting')
  await moveAll(staff, { orderNumber, lineId: first }, [...toCheck, 'ready'])
  expect(await posted(shop, 'production_update')).toMatchObject([
    { recipient: '', channel: 'notice', data: { what: 'cutting' } },
    { recipient: '', channel: 'notice', data: { what: 'ready' } },
  ])
  await shop.runJob('send-messages')
  const customer = await loginOf(shop, 'mariam@example.com')
  const { result } = await customer.call('GET notifications/list-notifications')
  expect(result.notifications.map(({ body }) => body)).toContain(
    'test-made-1 is sewn and has passed its quality check.'.replace(
      'test-made-1',
      String((await posted(shop, 'production_update'))[1]?.data.productionItem),
    ),
  )
  expect(result.notifications.map(({ title }) => title)).toContain(
    `Order ${orderNumber} is confirmed`,
  )
})

test('another day for one item moves the whole shipment, and the customer reads the reason', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await productionOrder(shop, { madeToOrder: 2 })
  const [lineId = '', other = ''] = lineIds
  const staff = await staffLater(shop)
  const before = await readOrder(shop, orderToken)
  const from = before.lines[0]?.production?.dueOn ?? ''
  const later3 = addDays(from, 3)
  const body = { orderNumber, lineId, day: later3, reason: 'The silk is late.' }
  for (let time = 0; time < 2; time++) {
    expect((await staff.call('POST staff/change-production-date', { body })).result).toMatchObject({
      dueOn: later3,
    })
  }
  const after = await readOrder(shop, orderToken)
  expect(after.shipping.arrival).toEqual({
    earliest: addDays(before.shipping.arrival.earliest, 3),
    latest: addDays(before.shipping.arrival.latest, 3),
  })
  expect(after.lines.map(({ arrival }) => arrival)).toEqual([
    after.shipping.arrival,
    after.shipping.arrival,
  ])
  // This item is not the slowest one, so the arrival of the shipment stays as it was.
  await staff.call('POST staff/change-production-date', {
    body: { ...body, lineId: other, day: addDays(from, 2) },
  })
  expect((await readOrder(shop, orderToken)).shipping.arrival).toEqual(after.shipping.arrival)
  await staff.call('POST staff/change-production-date', { body: { ...body, day: from } })
  expect((await readOrder(shop, orderToken)).shipping.arrival.latest).toBe(
    addDays(before.shipping.arrival.latest, 2),
  )
  const notified = await posted(shop, 'production_update')
  expect(notified).toHaveLength(3)
  expect(notified[0]).toMatchObject({
    recipient: 'mariam@example.com',
    data: { what: 'date', note: 'The silk is late.' },
  })
})

test.each([{ day: '2026-11-01' }, { day: '2026-13-01' }, { reason: '  ' }])(
  'another day with %o is refused',
  async (wrong) => {
    await using shop = await testShop()
    const { orderNumber, lineIds } = await productionOrder(shop)
    const [lineId = ''] = lineIds
    const staff = await staffLater(shop)
    const body = { orderNumber, lineId, day: '2026-12-20', reason: 'Silk.', ...wrong }
    expect(await staff.call('POST staff/change-production-date', { body })).toMatchObject({
      status: 400,
    })
  },
)

test('staff are notified once of a missed day, the customer only sees that it is late, and another day starts again', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await productionOrder(shop, { madeToOrder: 2 })
  const held = await productionOrder(shop)
  const over = await productionOrder(shop)
  const body = { order: over.orderToken, reason: 'changed_mind' } as const
  await shop.guest().call('POST order/cancel-order', { body })
  const [lineId = '', other = ''] = lineIds
  const { lines } = await readOrder(shop, orderToken)
  const readyDay = lines[0]?.production?.dueOn ?? ''
  const hoursTo = (day: string) => (Date.parse(day) - Date.parse(later(0))) / 3_600_000
  const staff = await staffLater(shop, hoursTo(readyDay) + 8)
  await step(staff, 'confirm-order', orderNumber)
  await moveAll(staff, { orderNumber, lineId: other }, ['cutting', ...toCheck, 'ready'])
  // The item is not late until its due day has ended, by the clock of the shop.
  await shop.runJob('remind-of-overdue-production')
  expect(await posted(shop, 'production_overdue')).toEqual([])
  expect((await readOrder(shop, orderToken)).lines[0]?.production?.late).toBe(false)

  const owner = await staffLater(shop, hoursTo(readyDay) + 30)
  for (let time = 0; time < 2; time++) await shop.runJob('remind-of-overdue-production')
  const notified = await posted(shop, 'production_overdue')
  expect(notified).toHaveLength(1)
  const productionItems = notified[0]?.data.productionItems as { orderNumber: string }[]
  expect(productionItems.map((one) => one.orderNumber).toSorted()).toEqual([
    orderNumber,
    held.orderNumber,
  ])
  expect((await readOutbox(shop)).some(({ kind }) => kind === 'production_overdue')).toBe(true)
  const late = await readOrder(shop, orderToken)
  expect(late.lines.map(({ production }) => production?.late)).toEqual([true, false])
  expect((await owner.call('GET staff/list-production')).result.items[0]).toMatchObject({
    late: true,
  })
  expect(await posted(shop, 'production_update')).toEqual([])

  const day = addDays(readyDay, 4)
  await owner.call('POST staff/change-production-date', {
    body: { orderNumber, lineId, day, reason: 'The silk is late.' },
  })
  await staffLater(shop, hoursTo(day) + 30)
  await shop.runJob('remind-of-overdue-production')
  expect(await posted(shop, 'production_overdue')).toHaveLength(2)
})

test('when an order is cancelled and cut at the same time, exactly one succeeds', async () => {
  await using shop = await testShop()
  for (let round = 0; round < 4; round++) {
    const { orderNumber, orderToken, lineIds } = await productionOrder(shop)
    const [lineId = ''] = lineIds
    const staff = await staffLater(shop)
    await step(staff, 'confirm-order', orderNumber)
    const body = { order: orderToken, reason: 'changed_mind' } as const
    const [cancelled, cut] = await Promise.all([
      shop.guest().call('POST order/cancel-order', { body }),
      move(staff, { orderNumber, lineId }, 'cutting'),
    ])
    expect([cancelled, cut].filter(({ errorCode }) => errorCode === 0)).toHaveLength(1)
    const { status, states } = await statesOf(shop, orderToken)
    expect([status, ...states]).toEqual(
      cut.errorCode === 0 ? ['in_production', 'cutting'] : ['cancelled', 'approved'],
    )
  }
})

test('the same step twice at once moves a production item once, and of two different steps the second must follow the first', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await productionOrder(shop)
  const [lineId = ''] = lineIds
  const productionItem = { orderNumber, lineId }
  const staff = await staffLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  await move(staff, productionItem, 'cutting')
  const before = await count(shop, 'production_events')
  const both = await Promise.all([1, 2, 3].map(() => move(staff, productionItem, 'stitching')))
  expect(both.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0])
  expect((await count(shop, 'production_events')) - before).toBe(1)
  await moveAll(staff, productionItem, ['finishing', 'quality_check'])
  const [ready, back] = await Promise.all([
    move(staff, productionItem, 'ready'),
    move(staff, productionItem, 'stitching', { note: 'A seam opens.' }),
  ])
  expect([ready, back].map(({ errorCode }) => errorCode).toSorted()).toEqual([
    0,
    errors.production_step_refused.number,
  ])
})

test('a line of another order and a ready-to-wear line are not found as production items', async () => {
  await using shop = await testShop()
  const { orderNumber, groupIds } = await productionOrder(shop, { readyToWear: 1 })
  const other = await productionOrder(shop)
  const staff = await staffLater(shop)
  for (const lineId of [...groupIds, ...other.lineIds]) {
    expect(await move(staff, { orderNumber, lineId }, 'approved')).toMatchObject({
      status: 404,
      errorCode: errors.production_item_not_found.number,
    })
  }
})
