import { errors } from '@rimal/contract/errors'
import { addDays } from '@rimal/contract/dates'
import type { MakingState } from '@rimal/contract/making/making-states'
import { expect, test } from 'vitest'
import {
  comeIn,
  customerOf,
  readOutbox,
  type TestCustomer,
} from '../../../test/identity-fixtures.ts'
import { houseLater, posted, sewnOrder } from '../../../test/making-fixtures.ts'
import { addProduct, putInBag, saveCustomSize } from '../../../test/fixtures.ts'
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

type Piece = { orderNumber: string; lineId: string }

function move(staff: TestCustomer, piece: Piece, state: MakingState, more: object = {}) {
  return staff.call('POST staff/move-piece', { body: { ...piece, state, ...more } })
}

async function moveAll(staff: TestCustomer, piece: Piece, states: readonly MakingState[]) {
  for (const state of states) expect((await move(staff, piece, state)).errorCode).toBe(0)
}

function step(
  staff: TestCustomer,
  path: 'confirm-order' | 'start-production' | 'order-ready',
  orderNumber: string,
) {
  return staff.call(`POST staff/${path}`, { body: { orderNumber } })
}

const toCheck = ['stitching', 'finishing', 'quality_check'] as const

async function statesOf(shop: TestShop, orderToken: string) {
  const { lines, status } = await readOrder(shop, orderToken)
  return { status, states: lines.map(({ making }) => making?.state ?? null) }
}

test('every sewn piece of an order that is placed is looked at first; what hangs ready is not sewn', async () => {
  await using shop = await testShop()
  const { orderToken } = await sewnOrder(shop, { sewn: 2, shelf: 1 })
  await sewnOrder(shop, { sewn: 0, shelf: 1 })
  const { lines, shipping } = await readOrder(shop, orderToken)
  const made = lines.flatMap(({ making }) => (making ? [making] : []))
  expect(made).toHaveLength(2)
  expect(made[0]).toMatchObject({
    state: 'in_review',
    promisedOn: addDays(shipping.arrival.earliest, -1),
    late: false,
  })
  expect(made[0]?.moves).toMatchObject([{ from: null, to: 'in_review' }])
  expect(await count(shop, 'making')).toBe(2)
})

test('an order is sewn once it is placed: by its payment, or as it is written where she pays at the door', async () => {
  await using shop = await testShop()
  shop.setClock(noon)
  const guest = shop.guest()
  const measured = await addProduct(shop.deps.db, { id: 'test-measured', customSize: true })
  await putInBag(guest, measured, { customSizeId: await saveCustomSize(guest) })
  await placeOrder({ guest, total: await seenTotal(guest) })
  expect(await count(shop, 'making')).toBe(0)

  const piece = await addProduct(shop.deps.db, {
    id: 'test-to-order',
    madeToOrder: true,
    leadDays: 9,
  })
  const { guest: other } = await buyer(shop, piece)
  // It costs her nothing to collect it.
  const bought = { guest: other, total: 10_000 }
  const { result } = await placeOrder(bought, {
    paymentMethod: 'cash_on_delivery',
    shippingMethod: 'boutique',
  })
  const { lines, shipping, status } = await readOrder(shop, result.orderToken)
  expect(status).toBe('placed')
  // What she collects is ready on the day that she was told.
  expect(lines[0]?.making).toMatchObject({
    state: 'in_review',
    promisedOn: shipping.arrival.latest,
  })
  expect(lines[0]?.making?.moves).toEqual([{ from: null, to: 'in_review', at: later(0) }])
})

test('a piece goes its way, its order follows, and she reads each step with its moment', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await sewnOrder(shop)
  const [lineId = ''] = lineIds
  const staff = await houseLater(shop)
  const piece = { orderNumber, lineId }
  await step(staff, 'confirm-order', orderNumber)
  expect(await statesOf(shop, orderToken)).toEqual({ status: 'confirmed', states: ['approved'] })
  await move(staff, piece, 'cutting', { tailor: ' Salma ' })
  expect(await statesOf(shop, orderToken)).toEqual({ status: 'in_production', states: ['cutting'] })
  const { result: toSew } = await staff.call('GET staff/list-making')
  expect(toSew).toMatchObject([
    { orderNumber, line: 1, state: 'cutting', tailor: 'Salma', late: false, question: null },
  ])
  const owner = await houseLater(shop, 26)
  await moveAll(owner, piece, toCheck)
  const { lines } = await readOrder(shop, orderToken)
  expect(lines[0]?.making?.moves.map(({ to, at }) => [to, at])).toContainEqual([
    'stitching',
    later(26 * 60),
  ])
  await move(owner, piece, 'ready')
  expect(await statesOf(shop, orderToken)).toEqual({ status: 'ready', states: ['ready'] })
  expect((await owner.call('GET staff/list-making')).result).toEqual([])
  const { rows } = await shop.deps.pool.query(
    "select to_status, actor from order_events where to_status in ('in_production', 'ready')",
  )
  const actor = `staff:${staff.customerId}`
  expect(rows).toEqual([
    { to_status: 'in_production', actor },
    { to_status: 'ready', actor },
  ])
  const { result: audit } = await owner.call('GET staff/list-audit', {
    query: { subject: orderNumber },
  })
  expect(audit).toContainEqual(
    expect.objectContaining({
      action: 'staff/move-piece',
      details: { line: 1, from: 'quality_check', to: 'ready', tailor: 'Salma' },
    }),
  )
})

test('with pieces from the shelf the house says when all is packed', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await sewnOrder(shop, { shelf: 1 })
  const [lineId = ''] = lineIds
  const staff = await houseLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  await moveAll(staff, { orderNumber, lineId }, ['cutting', ...toCheck, 'ready'])
  expect((await readOrder(shop, orderToken)).status).toBe('in_production')
  expect((await step(staff, 'order-ready', orderNumber)).errorCode).toBe(0)
})

test('an order of two pieces is ready with the second one', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await sewnOrder(shop, { sewn: 2 })
  const staff = await houseLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  for (const [index, lineId] of lineIds.entries()) {
    expect((await readOrder(shop, orderToken)).status).toBe(
      index === 0 ? 'confirmed' : 'in_production',
    )
    await moveAll(staff, { orderNumber, lineId }, ['cutting', ...toCheck, 'ready'])
  }
  expect((await readOrder(shop, orderToken)).status).toBe('ready')
})

test('a house that moves whole orders brings the pieces along, each with its event', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken } = await sewnOrder(shop, { sewn: 2, shelf: 1 })
  const staff = await houseLater(shop)
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
  expect(await count(shop, 'making_events')).toBe(2 * 4)
})

test('nothing is cut while she is promised that she may cancel, unless she asks for it', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await sewnOrder(shop)
  const [lineId = ''] = lineIds
  const piece = { orderNumber, lineId }
  const staff = await houseLater(shop, 1)
  await step(staff, 'confirm-order', orderNumber)
  expect((await move(staff, piece, 'cutting')).errorCode).toBe(errors.still_free_to_cancel.number)
  expect((await readOrder(shop, orderToken)).leave).toMatchObject({ until: later(24 * 60) })
  expect((await move(staff, piece, 'cutting', { hurried: true })).errorCode).toBe(0)
  expect((await readOrder(shop, orderToken)).leave).toBeNull()
  const { rows } = await shop.deps.pool.query(
    "select reason from order_events where to_status = 'in_production'",
  )
  expect(rows).toEqual([{ reason: 'hurried' }])
})

test('a step back says why; the same one said again is one, for another reason it is another', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await sewnOrder(shop)
  const [lineId = ''] = lineIds
  const piece = { orderNumber, lineId }
  const staff = await houseLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  await moveAll(staff, piece, ['cutting', ...toCheck])
  expect(await move(staff, piece, 'stitching')).toMatchObject({
    status: 400,
    fields: { note: expect.any(String) },
  })
  expect((await move(staff, piece, 'stitching', { note: 'A seam opens.' })).errorCode).toBe(0)
  for (const note of ['The silk tore.', 'The silk tore.', 'The wrong black.', '']) {
    expect((await move(staff, piece, 'cutting', { note })).errorCode).toBe(0)
  }
  const { rows } = await shop.deps.pool.query<{ note: string }>(
    "select note from making_events where note is not null and to_state <> 'in_review' order by id",
  )
  expect(rows.map(({ note }) => note)).toEqual([
    'A seam opens.',
    'The silk tore.',
    'The wrong black.',
  ])
})

test('she is asked about a measure: the order waits for the answer, and no longer than that', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await sewnOrder(shop)
  const [lineId = ''] = lineIds
  const piece = { orderNumber, lineId }
  const staff = await houseLater(shop)
  const note = 'A sleeve of 18 inches: is it right?'
  for (let time = 0; time < 2; time++) await move(staff, piece, 'awaiting_measurements', { note })
  const { lines } = await readOrder(shop, orderToken)
  expect(lines[0]?.making).toMatchObject({ state: 'awaiting_measurements', question: note })
  expect((await step(staff, 'confirm-order', orderNumber)).errorCode).toBe(
    errors.piece_awaits_measurements.number,
  )
  const asked = await posted(shop, 'piece_news')
  expect(asked).toMatchObject([{ recipient: 'mariam@example.com', data: { question: note } }])
  await move(staff, piece, 'in_review')
  const answered = await readOrder(shop, orderToken)
  expect(answered.lines[0]?.making).toMatchObject({ state: 'in_review', question: null })
  expect((await step(staff, 'confirm-order', orderNumber)).errorCode).toBe(0)
})

test('a customer hears of the first cut with her order, of later pieces and of each check in her notifications alone', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await sewnOrder(shop, { sewn: 2 })
  await customerOf(shop)
  const [first = '', second = ''] = lineIds
  const staff = await houseLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  await move(staff, { orderNumber, lineId: first }, 'cutting')
  expect(await posted(shop, 'piece_news')).toEqual([])
  expect(await posted(shop, 'order_in_production')).toMatchObject([{ channel: 'email' }])
  await move(staff, { orderNumber, lineId: second }, 'cutting')
  await moveAll(staff, { orderNumber, lineId: first }, [...toCheck, 'ready'])
  expect(await posted(shop, 'piece_news')).toMatchObject([
    { recipient: '', channel: 'notice', data: { what: 'cutting' } },
    { recipient: '', channel: 'notice', data: { what: 'ready' } },
  ])
  await shop.runJob('send-messages')
  const she = await comeIn(shop, 'mariam@example.com')
  const { result } = await she.call('GET notifications/list-notifications')
  expect(result.notifications.map(({ body }) => body)).toContain(
    'test-made-1 is sewn and has passed its check.'.replace(
      'test-made-1',
      String((await posted(shop, 'piece_news'))[1]?.data.piece),
    ),
  )
  expect(result.notifications.map(({ title }) => title)).toContain(
    `Order ${orderNumber} is confirmed`,
  )
})

test('another day moves all that travels with the piece, and she reads why', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await sewnOrder(shop, { sewn: 2 })
  const [lineId = '', other = ''] = lineIds
  const staff = await houseLater(shop)
  const before = await readOrder(shop, orderToken)
  const from = before.lines[0]?.making?.promisedOn ?? ''
  const later3 = addDays(from, 3)
  const body = { orderNumber, lineId, day: later3, reason: 'The silk is late.' }
  for (let time = 0; time < 2; time++) {
    expect((await staff.call('POST staff/move-piece-date', { body })).result).toMatchObject({
      promisedOn: later3,
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
  // Not the slowest one: the parcel is as it was.
  await staff.call('POST staff/move-piece-date', {
    body: { ...body, lineId: other, day: addDays(from, 2) },
  })
  expect((await readOrder(shop, orderToken)).shipping.arrival).toEqual(after.shipping.arrival)
  await staff.call('POST staff/move-piece-date', { body: { ...body, day: from } })
  expect((await readOrder(shop, orderToken)).shipping.arrival.latest).toBe(
    addDays(before.shipping.arrival.latest, 2),
  )
  const told = await posted(shop, 'piece_news')
  expect(told).toHaveLength(3)
  expect(told[0]).toMatchObject({
    recipient: 'mariam@example.com',
    data: { what: 'date', note: 'The silk is late.' },
  })
})

test.each([{ day: '2026-11-01' }, { day: '2026-13-01' }, { reason: '  ' }])(
  'another day with %o is refused',
  async (wrong) => {
    await using shop = await testShop()
    const { orderNumber, lineIds } = await sewnOrder(shop)
    const [lineId = ''] = lineIds
    const staff = await houseLater(shop)
    const body = { orderNumber, lineId, day: '2026-12-20', reason: 'Silk.', ...wrong }
    expect(await staff.call('POST staff/move-piece-date', { body })).toMatchObject({ status: 400 })
  },
)

test('the house is told once of a day that was missed, she only that it is over; with another day it begins anew', async () => {
  await using shop = await testShop()
  const { orderNumber, orderToken, lineIds } = await sewnOrder(shop, { sewn: 2 })
  const held = await sewnOrder(shop)
  const over = await sewnOrder(shop)
  const body = { order: over.orderToken, reason: 'changed_mind' } as const
  await shop.guest().call('POST order/cancel-order', { body })
  const [lineId = '', other = ''] = lineIds
  const { lines } = await readOrder(shop, orderToken)
  const promised = lines[0]?.making?.promisedOn ?? ''
  const hoursTo = (day: string) => (Date.parse(day) - Date.parse(later(0))) / 3_600_000
  const staff = await houseLater(shop, hoursTo(promised) + 8)
  await step(staff, 'confirm-order', orderNumber)
  await moveAll(staff, { orderNumber, lineId: other }, ['cutting', ...toCheck, 'ready'])
  // All of the promised day is still the promised day, by the clock of the shop.
  await shop.runJob('chase-making')
  expect(await posted(shop, 'pieces_overdue')).toEqual([])
  expect((await readOrder(shop, orderToken)).lines[0]?.making?.late).toBe(false)

  const owner = await houseLater(shop, hoursTo(promised) + 30)
  for (let time = 0; time < 2; time++) await shop.runJob('chase-making')
  const told = await posted(shop, 'pieces_overdue')
  expect(told).toHaveLength(1)
  const pieces = told[0]?.data.pieces as { orderNumber: string }[]
  expect(pieces.map((one) => one.orderNumber).toSorted()).toEqual([orderNumber, held.orderNumber])
  expect((await readOutbox(shop)).some(({ kind }) => kind === 'pieces_overdue')).toBe(true)
  const late = await readOrder(shop, orderToken)
  expect(late.lines.map(({ making }) => making?.late)).toEqual([true, false])
  expect((await owner.call('GET staff/list-making')).result[0]).toMatchObject({ late: true })
  expect(await posted(shop, 'piece_news')).toEqual([])

  const day = addDays(promised, 4)
  await owner.call('POST staff/move-piece-date', {
    body: { orderNumber, lineId, day, reason: 'The silk is late.' },
  })
  await houseLater(shop, hoursTo(day) + 30)
  await shop.runJob('chase-making')
  expect(await posted(shop, 'pieces_overdue')).toHaveLength(2)
})

test('of cancelling and cutting at once exactly one wins', async () => {
  await using shop = await testShop()
  for (let round = 0; round < 4; round++) {
    const { orderNumber, orderToken, lineIds } = await sewnOrder(shop)
    const [lineId = ''] = lineIds
    const staff = await houseLater(shop)
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

test('two who move the same piece at once move it once; of two different steps the second must follow the first', async () => {
  await using shop = await testShop()
  const { orderNumber, lineIds } = await sewnOrder(shop)
  const [lineId = ''] = lineIds
  const piece = { orderNumber, lineId }
  const staff = await houseLater(shop)
  await step(staff, 'confirm-order', orderNumber)
  await move(staff, piece, 'cutting')
  const before = await count(shop, 'making_events')
  const both = await Promise.all([1, 2, 3].map(() => move(staff, piece, 'stitching')))
  expect(both.map(({ errorCode }) => errorCode)).toEqual([0, 0, 0])
  expect((await count(shop, 'making_events')) - before).toBe(1)
  await moveAll(staff, piece, ['finishing', 'quality_check'])
  const [ready, back] = await Promise.all([
    move(staff, piece, 'ready'),
    move(staff, piece, 'stitching', { note: 'A seam opens.' }),
  ])
  expect([ready, back].map(({ errorCode }) => errorCode).toSorted()).toEqual([
    0,
    errors.piece_step_refused.number,
  ])
})

test('a piece of another order, and one that hangs ready, are not there', async () => {
  await using shop = await testShop()
  const { orderNumber, shelfIds } = await sewnOrder(shop, { shelf: 1 })
  const other = await sewnOrder(shop)
  const staff = await houseLater(shop)
  for (const lineId of [...shelfIds, ...other.lineIds]) {
    expect(await move(staff, { orderNumber, lineId }, 'approved')).toMatchObject({
      status: 404,
      errorCode: errors.piece_not_found.number,
    })
  }
})
