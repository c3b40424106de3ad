import { expect, test } from 'vitest'
import { addProduct, putInCart } from '../../test/fixtures.ts'
import { placeOrder, readOrder, seenTotal } from '../../test/order-fixtures.ts'
import { at, dropShop, enter, join, queueRequired, setQueued } from '../../test/shops/drop-shop.ts'

/** A guest who filled the cart before the product was queued. */
async function filledBefore({ shop, abaya }: Awaited<ReturnType<typeof dropShop>>) {
  const guest = shop.guest()
  await setQueued(shop, false)
  await putInCart(guest, abaya)
  return { guest, total: await seenTotal(guest) }
}

test('another payment method replaces an open order without another turn in the queue', async () => {
  await using given = await dropShop()
  const { shop } = given
  const bought = await filledBefore(given)
  const { result: first } = await placeOrder(bought)
  await setQueued(shop, true)
  const second = await placeOrder(bought, { paymentMethod: 'pay_in_4' })
  expect(second.errorCode).toBe(0)
  expect(await readOrder(shop, first.orderToken)).toMatchObject({
    status: 'expired',
    replacedBy: { number: second.result.orderNumber },
  })
})

test('a queued product that the open order does not have needs a turn, and the open order stays', async () => {
  await using given = await dropShop()
  const { shop, abaya } = given
  const noor = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  await putInCart(guest, noor)
  const { result: open } = await placeOrder({ guest, total: await seenTotal(guest) })
  await setQueued(shop, false)
  await putInCart(guest, abaya)
  await setQueued(shop, true)
  const refused = await placeOrder({ guest, total: await seenTotal(guest) })
  expect(refused).toMatchObject({ errorCode: queueRequired, fields: { queue: 'drop' } })
  expect(await readOrder(shop, open.orderToken)).toMatchObject({ status: 'awaiting_payment' })
})

test('the key of an order that has ended unpaid does not lead past the queue', async () => {
  await using given = await dropShop()
  const { shop } = given
  const bought = await filledBefore(given)
  const idempotencyKey = '0c4b7b1e-6a53-4a0b-9b0e-5f7f0c0f3a12'
  const { result } = await placeOrder(bought, { idempotencyKey })
  await bought.guest.call('POST order/cancel-unpaid', { body: { orderToken: result.orderToken } })
  await setQueued(shop, true)
  expect(await placeOrder(bought, { idempotencyKey })).toMatchObject({ errorCode: queueRequired })
  await join(bought.guest)
  await enter(bought.guest)
  expect(await placeOrder(bought, { idempotencyKey })).toMatchObject({ errorCode: 0 })
})

test('a shopper who joins again during the checkout may still order', async () => {
  await using given = await dropShop()
  const { shop, abaya } = given
  const guest = shop.guest()
  await join(guest)
  await enter(guest)
  await putInCart(guest, abaya)
  const total = await seenTotal(guest)
  shop.setClock(at(20 * 60))
  await join(guest)
  expect(await putInCart(guest, abaya)).toMatchObject({ errorCode: queueRequired })
  expect((await placeOrder({ guest, total })).errorCode).toBe(0)
})
