import { expect, test } from 'vitest'
import { addProduct, putInCart, type TestGuest } from '../../../test/fixtures.ts'
import { buyer, count, placeOrder, press } from '../../../test/order-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const contact = { name: 'Mariam', email: 'mariam@example.com', phone: '+971501234567' }

async function draftOf(guest: TestGuest) {
  const { result } = await guest.call('GET checkout/get-checkout')
  return result.draft
}

function fillIn(guest: TestGuest) {
  return guest.call('POST checkout/save-draft', { body: { draft: { contact } } })
}

test('after an order the next checkout on this device knows nobody', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const customer = await buyer(shop, product)
  await fillIn(customer.guest)
  await placeOrder(customer, { paymentMethod: 'cash_on_delivery' })
  await putInCart(customer.guest, product)
  expect(await draftOf(customer.guest)).toEqual({})
})

test('an order that awaits payment leaves its checkout filled in, and the paid order clears it', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  const customer = await buyer(shop, product)
  await fillIn(customer.guest)
  const { result } = await placeOrder(customer, { paymentMethod: 'card' })
  expect(await draftOf(customer.guest)).toEqual({ contact })
  await press(shop, result.paymentToken, 'approve')
  await putInCart(customer.guest, product)
  expect(await draftOf(customer.guest)).toEqual({})
})

test('checkout data that was never ordered is deleted after a month, and its cart stays', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-01T08:00:00Z')
  const { guest } = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  await fillIn(guest)
  shop.setClock('2026-11-30T08:00:00Z')
  await shop.runJob('clean-up-personal-data')
  expect(await draftOf(guest)).toEqual({ contact })
  shop.setClock('2026-12-02T08:00:00Z')
  await shop.runJob('clean-up-personal-data')
  expect(await draftOf(guest)).toEqual({})
  expect((await guest.call('GET guest-cart/get-cart')).result.count).toBe(1)
})

test('messages are deleted a month after they were sent or given up, and messages still to be sent stay', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-01T08:00:00Z')
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  for (let order = 0; order < 4; order++) {
    await placeOrder(await buyer(shop, product), { paymentMethod: 'cash_on_delivery' })
  }
  await shop.deps.pool.query(`
    update outbox set sent_at = t.at, created_at = t.made from (
      select id, (array['2026-11-01', '2026-11-20', null, null])[row_number() over ()]::timestamptz as at,
        (array['2026-11-01', '2026-11-01', '2026-11-20', '2026-11-01'])[row_number() over ()]::timestamptz as made
      from outbox) t where t.id = outbox.id`)
  shop.setClock('2026-12-10T08:00:00Z')
  await shop.runJob('clean-up-personal-data')
  expect(await count(shop, 'outbox')).toBe(2)
  expect(await count(shop, 'outbox', "sent_at = '2026-11-20'")).toBe(1)
  expect(await count(shop, 'outbox', "sent_at is null and created_at = '2026-11-20'")).toBe(1)
})

test('a search for an order is counted for thirty days', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-01T08:00:00Z')
  const body = { orderNumber: 'RM-1', contact: '0501234567' }
  await shop.call('POST order/find-order', { body })
  expect(await count(shop, 'limit_counters')).toBe(4)
  for (const [at, left] of [
    ['2026-11-02T09:00:00Z', 1],
    ['2026-12-01T09:00:00Z', 0],
  ] as const) {
    shop.setClock(at)
    await shop.runJob('clean-up-personal-data')
    expect(await count(shop, 'limit_counters')).toBe(left)
  }
})
