import { errors } from '@rimal/contract/errors'
import { expect, test } from 'vitest'
import { count, readOrder, stockOf } from '../../../test/order-fixtures.ts'
import {
  ask,
  returnToShop,
  deliver,
  deliveredOrder,
  staffPerson,
  readReturn,
  type ReturnBody,
  uploadTo,
} from '../../../test/return-fixtures.ts'
import { jpeg } from '../../../test/review-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { originalKey, photoFile } from '../../catalog/pictures/picture-files.ts'

type Order = Awaited<ReturnType<typeof deliveredOrder>>

function exchangeFor(shop: TestShop, order: Order, size: number, quantity = 1) {
  const [lineId = ''] = order.lineIds
  return ask(shop, order, {
    kind: 'exchange',
    reason: 'too_small',
    lines: [{ lineId, quantity, wantedSku: order.product.skuOf(size) }],
  })
}

async function claimFor(shop: TestShop, order: Order) {
  const { result: picture } = await uploadTo(shop, order.orderToken, await jpeg())
  return ask(shop, order, {
    kind: 'claim',
    reason: 'damaged',
    note: 'A hole in the left sleeve.',
    pictures: [picture.id],
  })
}

test('the wanted unit is reserved when staff approve the exchange, and is delivered by an order that costs nothing', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const [had, wanted] = [order.product.skuOf(54), order.product.skuOf(56)]
  const { result: options } = await shop
    .guest()
    .call('GET return/get-options/{order}', { params: { order: order.orderToken } })
  // Neither the size of the item itself nor a sold-out size is offered.
  expect(options.lines[0]?.insteadOf).toMatchObject([{ sku: wanted, size: 56 }])
  const { result } = await exchangeFor(shop, order, 56)
  expect(result.lines).toMatchObject([{ wanted: { sku: wanted, size: 56 } }])
  expect(await stockOf(shop, wanted)).toEqual({ stock: 3, reserved: 0 })
  const staff = await staffPerson(shop)
  await staff.call('POST staff/approve-return', { body: { returnNumber: result.number } })
  expect(await stockOf(shop, wanted)).toEqual({ stock: 3, reserved: 1 })
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'exchanged' as const }
  for (const _ of [1, 2]) await staff.call('POST staff/resolve-return', { body })
  expect(await stockOf(shop, wanted)).toEqual({ stock: 2, reserved: 0 })
  expect(await stockOf(shop, had)).toEqual({ stock: 20, reserved: 0 })
  const { newOrder } = await readReturn(shop, result.token)
  const sent = await readOrder(shop, newOrder?.token ?? '')
  expect(sent).toMatchObject({
    status: 'placed',
    totals: { total: 0, shipping: 0 },
    lines: [{ size: 56, unitPrice: 0, quantity: 1 }],
    fromReturn: { number: result.number },
    cancellation: null,
    invoice: null,
  })
  expect(await count(shop, 'orders', 'return_id is not null')).toBe(1)
  expect(await count(shop, 'invoices', "kind = 'credit_note'")).toBe(0)
})

test('the customer cannot cancel an order that results from a return, and the order is not counted as a sale', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const { result } = await exchangeFor(shop, order, 56)
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'exchanged' as const }
  const resolved = await staff.call('POST staff/resolve-return', { body })
  const number = resolved.result.newOrderNumber ?? ''
  const { newOrder } = await readReturn(shop, result.token)
  const cancel = { order: newOrder?.token ?? '', reason: 'changed_mind' as const }
  expect(await shop.guest().call('POST order/cancel-order', { body: cancel })).toMatchObject({
    errorCode: errors.order_not_cancellable.number,
  })
  await shop.runJob('count-sales')
  expect(await count(shop, 'orders', `number = '${number}' and counted`)).toBe(1)
  expect(await count(shop, 'products', `id = '${order.product.id}' and sold = 1`)).toBe(1)
  // Staff process the order like any other; an item that came in exchange can be exchanged again, but not refunded.
  await deliver(shop, number)
  const { result: options } = await shop
    .guest()
    .call('GET return/get-options/{order}', { params: { order: newOrder?.token ?? '' } })
  expect(options.lines).toMatchObject([{ left: 1, refundable: [], insteadOf: [{ size: 54 }] }])
})

test('reserved units are released when the customer cancels the return, and when the customer does not hand the item over', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const wanted = order.product.skuOf(56)
  const staff = await staffPerson(shop)
  const first = await exchangeFor(shop, order, 56)
  await staff.call('POST staff/approve-return', { body: { returnNumber: first.result.number } })
  expect(await stockOf(shop, wanted)).toMatchObject({ reserved: 1 })
  const { token: returnToken } = first.result
  await shop.guest().call('POST return/cancel-return', { body: { returnToken } })
  expect(await stockOf(shop, wanted)).toEqual({ stock: 3, reserved: 0 })
  const second = await exchangeFor(shop, order, 56)
  await staff.call('POST staff/approve-return', { body: { returnNumber: second.result.number } })
  shop.setClock('2026-12-01T08:00:00Z')
  await shop.runJob('remind-of-returns')
  expect(await readReturn(shop, second.result.token)).toMatchObject({ state: 'closed' })
  expect(await stockOf(shop, wanted)).toEqual({ stock: 3, reserved: 0 })
})

test('when two customers want the last unit in exchange, also at the same time, one gets it', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { quantity: 2, stock: { 54: 20, 56: 1 } })
  const staff = await staffPerson(shop)
  const [one, two] = [await exchangeFor(shop, order, 56), await exchangeFor(shop, order, 56)]
  const replies = await Promise.all(
    [one, two].map(({ result }) =>
      staff.call('POST staff/approve-return', { body: { returnNumber: result.number } }),
    ),
  )
  const codes = replies.map(({ errorCode }) => errorCode).toSorted((a, b) => a - b)
  expect(codes).toEqual([0, errors.return_exchange_sold_out.number])
  expect(await stockOf(shop, order.product.skuOf(56))).toEqual({ stock: 1, reserved: 1 })
})

test('an exchange may end in a refund, and the reserved unit is released', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const { result } = await exchangeFor(shop, order, 56)
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'refunded' as const }
  expect(await staff.call('POST staff/resolve-return', { body })).toMatchObject({
    result: { refund: { amount: 10_000 } },
  })
  expect(await stockOf(shop, order.product.skuOf(56))).toEqual({ stock: 3, reserved: 0 })
})

test('a claim stores its pictures, which nobody else sees, and the same product is sent again', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const { result } = await claimFor(shop, order)
  expect(result.pictures).toHaveLength(1)
  expect(result.pictures[0]?.preview).toMatch(/^data:image\/webp;base64,/)
  const [{ id = '' } = {}] = result.pictures
  const { status } = await fetch(`${shop.address}/media/${id}/640.webp`)
  expect(status).toBe(404)
  const staff = await staffPerson(shop)
  await returnToShop(staff, result, 'damaged')
  const sku = order.product.skuOf(54)
  expect(await stockOf(shop, sku)).toMatchObject({ stock: 19 })
  await staff.call('POST staff/resolve-return', {
    body: { returnNumber: result.number, outcome: 'exchanged' },
  })
  expect(await stockOf(shop, sku)).toEqual({ stock: 18, reserved: 0 })
})

test('a claim about a made-to-measure product ends in another one with the same measurements', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { measured: true })
  const { result } = await claimFor(shop, order)
  const staff = await staffPerson(shop)
  await returnToShop(staff, result, 'damaged')
  await staff.call('POST staff/resolve-return', {
    body: { returnNumber: result.number, outcome: 'exchanged' },
  })
  const { newOrder } = await readReturn(shop, result.token)
  const [before] = (await readOrder(shop, order.orderToken)).lines
  const sent = await readOrder(shop, newOrder?.token ?? '')
  expect(sent.status).toBe('placed')
  expect(sent.lines[0]?.measurements).toEqual(before?.measurements)
})

test("a made-to-measure product is altered: the customer's own item is in production, with the customer's text for the workshop", async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop, { measured: true })
  const { result } = await ask(shop, order, {
    kind: 'alteration',
    reason: 'too_long',
    note: 'The sleeves, two centimetres.',
  })
  const staff = await staffPerson(shop)
  await returnToShop(staff, result)
  const body = { returnNumber: result.number, outcome: 'altered' as const }
  await staff.call('POST staff/resolve-return', { body })
  const { newOrder } = await readReturn(shop, result.token)
  expect(await readOrder(shop, newOrder?.token ?? '')).toMatchObject({
    status: 'in_production',
    totals: { total: 0 },
    // The item is opened, not cut.
    lines: [
      { remarks: 'Too long\nThe sleeves, two centimetres.', production: { state: 'stitching' } },
    ],
  })
  const { orderNumber } = { orderNumber: newOrder?.number ?? '' }
  expect(await staff.call('POST staff/order-ready', { body: { orderNumber } })).toMatchObject({
    errorCode: 0,
  })
  // The item went back to the customer by another order, so it is taken in this order.
  expect(
    await ask(shop, order, { kind: 'alteration', reason: 'too_long', note: 'Again' }),
  ).toMatchObject({ errorCode: errors.return_line_taken.number })
})

test('five pictures wait for a request, a sixth is refused, and a file that is no picture is refused', async () => {
  await using shop = await testShop()
  const { orderToken } = await deliveredOrder(shop)
  const ids: string[] = []
  for (let n = 0; n < 5; n++) {
    ids.push((await uploadTo(shop, orderToken, await jpeg())).result.id)
  }
  expect(await uploadTo(shop, orderToken, await jpeg())).toMatchObject({
    errorCode: errors.return_pictures_full.number,
  })
  const [pictureId = ''] = ids
  const remove = { order: orderToken, pictureId }
  for (const _ of [1, 2]) {
    expect(await shop.guest().call('POST return/remove-picture', { body: remove })).toMatchObject({
      errorCode: 0,
    })
  }
  expect(await uploadTo(shop, orderToken, Buffer.from('<svg/>'))).toMatchObject({
    errorCode: errors.picture_refused.number,
  })
})

test('a picture of another order is none of this one’s, and what no request took is swept away', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const other = await deliveredOrder(shop)
  const { result: picture } = await uploadTo(shop, other.orderToken, await jpeg())
  const input: Partial<ReturnBody> = {
    kind: 'claim',
    reason: 'damaged',
    note: 'A hole.',
    pictures: [picture.id],
  }
  expect(await ask(shop, order, input)).toMatchObject({
    errorCode: errors.return_picture_expired.number,
  })
  expect(await count(shop, 'order_returns')).toBe(0)
  const { result: taken } = await claimFor(shop, order)
  const fileOf = (id = '') => shop.deps.files.read(originalKey(photoFile(id)))
  shop.setClock('2026-11-23T08:00:00Z')
  await shop.runJob('clean-up-return-pictures')
  expect(await fileOf(picture.id)).toBe(undefined)
  expect(await fileOf(taken.pictures[0]?.id)).toBeInstanceOf(Buffer)
})

test('the shop collects in its own country, and an order to Saudi Arabia is sent back by the customer', async () => {
  await using shop = await testShop()
  const order = await deliveredOrder(shop)
  const isCollected = async () => {
    const params = { order: order.orderToken }
    return (await shop.guest().call('GET return/get-options/{order}', { params })).result.collected
  }
  expect(await isCollected()).toBe(true)
  await shop.deps.pool.query(`update orders set address = address || '{"country": "SA"}'`)
  expect(await isCollected()).toBe(false)
  const { result } = await ask(shop, order, {
    kind: 'exchange',
    lines: [{ lineId: order.lineIds[0] ?? '', quantity: 1, wantedSku: order.product.skuOf(56) }],
  })
  expect(await readReturn(shop, result.token)).toMatchObject({ kind: 'exchange', collected: false })
})
