import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartLines } from '../../db/tables/carts.ts'
import { products, variants } from '../../db/tables/catalog.ts'
import { addProduct, putInCart, type TestGuest } from '../../test/fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

async function cartOf(guest: TestGuest) {
  return (await guest.call('GET guest-cart/get-cart')).result
}

/** Creates a guest with one unit of size 54 in the cart; the shop has five in stock. */
async function guestWithProduct(shop: TestShop, id = 'test-noor') {
  const product = await addProduct(shop.deps.db, { id, price: 100_00 })
  const guest = shop.guest()
  await putInCart(guest, product)
  const line_id = (await cartOf(guest)).lines[0]?.id ?? ''
  return {
    product,
    guest,
    line_id,
    change: (quantity: number, of = line_id) =>
      guest.call('POST guest-cart/change-quantity', { body: { line_id: of, quantity } }),
    remove: () => guest.call('POST guest-cart/remove-line', { body: { line_id } }),
    restore: () => guest.call('POST guest-cart/restore-line', { body: { line_id } }),
  }
}

test('the shopper sets the quantity, up to the available stock', async () => {
  await using shop = await testShop()
  const { guest, product, change } = await guestWithProduct(shop)
  expect(await change(5)).toMatchObject({
    errorCode: 0,
    result: { count: 5, lines: [{ quantity: 5 }], totals: { subtotal: 500_00 } },
  })
  expect(await change(6)).toMatchObject({ status: 200, errorCode: 205 })
  expect((await change(2)).result.count).toBe(2)
  await putInCart(guest, product, { size: 54, remarks: 'Longer' })
  expect(await change(5)).toMatchObject({ errorCode: 205 })
  expect(await change(4)).toMatchObject({ errorCode: 0, result: { count: 5 } })
  await shop.deps.db.update(variants).set({ stock: 0 }).where(eq(variants.itemId, product.itemId))
  expect(await change(1)).toMatchObject({ status: 200, errorCode: 204 })
  await shop.deps.db.update(products).set({ published: false }).where(eq(products.id, product.id))
  expect(await change(1)).toMatchObject({ status: 404, errorCode: 201 })
})

test('a quantity that is none is refused and changes nothing', async () => {
  await using shop = await testShop()
  const { guest, change } = await guestWithProduct(shop)
  for (const quantity of [0, -1, 1.5, 11, 1e9, '1', null, true, [1]]) {
    expect(await change(quantity as number)).toMatchObject({ status: 400, errorCode: 1 })
  }
  expect(await change(Number.NaN)).toMatchObject({ status: 400 })
  expect((await cartOf(guest)).count).toBe(1)
})

test('a line is named as its number is written, not in another spelling of it', async () => {
  await using shop = await testShop()
  const { change, line_id } = await guestWithProduct(shop)
  const spellings = [`urn:uuid:${line_id}`, `{${line_id}}`, line_id.replaceAll('-', '')]
  for (const id of [...spellings, line_id.toUpperCase(), '1', '']) {
    expect(await change(2, id)).toMatchObject({ status: 400, errorCode: 1 })
  }
  expect(await change(2)).toMatchObject({ errorCode: 0 })
})

test("nobody can access a line of someone else's cart", async () => {
  await using shop = await testShop()
  const { guest, line_id } = await guestWithProduct(shop)
  const stranger = await guestWithProduct(shop, 'test-reem')
  const body = { line_id }
  expect(await stranger.change(2, line_id)).toMatchObject({ status: 404, errorCode: 210 })
  for (const thief of [stranger.guest, shop.guest()]) {
    expect(await thief.call('POST guest-cart/remove-line', { body })).toMatchObject({
      status: 404,
      errorCode: 210,
    })
    expect(await thief.call('POST guest-cart/restore-line', { body })).toMatchObject({
      status: 404,
      errorCode: 210,
    })
  }
  const noUuid = { line_id: 'x' }
  expect(await guest.call('POST guest-cart/remove-line', { body: noUuid })).toMatchObject({
    status: 400,
  })
  expect((await cartOf(guest)).count).toBe(1)
})

test('a removal can be undone for a day, and then no more', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-21T08:00:00Z')
  const { guest, line_id, change, remove, restore } = await guestWithProduct(shop)
  await change(3)
  expect(await remove()).toMatchObject({ errorCode: 0, result: { count: 0, lines: [] } })
  expect(await remove()).toMatchObject({ errorCode: 0, result: { count: 0 } })
  expect(await change(1)).toMatchObject({ status: 404, errorCode: 210 })
  expect((await cartOf(guest)).lines).toEqual([])
  shop.setClock('2026-11-22T07:59:00Z')
  expect(await restore()).toMatchObject({
    errorCode: 0,
    result: { count: 3, lines: [{ id: line_id, quantity: 3 }] },
  })
  expect(await restore()).toMatchObject({ errorCode: 0, result: { count: 3 } })
  await remove()
  shop.setClock('2026-11-23T08:00:00Z')
  expect(await restore()).toMatchObject({ status: 404, errorCode: 210 })
})

test('a line put back beside its equal becomes one with it', async () => {
  await using shop = await testShop()
  const { guest, product, change, remove, restore } = await guestWithProduct(shop)
  await change(2)
  await remove()
  await putInCart(guest, product)
  expect(await restore()).toMatchObject({ errorCode: 0, result: { lines: [{ quantity: 3 }] } })
  expect(await shop.deps.db.select().from(cartLines)).toMatchObject([{ quantity: 3 }])
  expect(await restore()).toMatchObject({ status: 404, errorCode: 210 })
})

test('a line put back may ask for more than is left by now, and the answer says so', async () => {
  await using shop = await testShop()
  const { product, change, remove, restore } = await guestWithProduct(shop)
  await change(4)
  await remove()
  await shop.deps.db.update(variants).set({ stock: 2 }).where(eq(variants.itemId, product.itemId))
  expect((await restore()).result.lines).toMatchObject([
    { quantity: 2, notes: ['quantity_lowered', 'few_left'] },
  ])
  expect(await shop.deps.db.select().from(cartLines)).toMatchObject([
    { quantity: 2, lowered: false },
  ])
})

test('a full cart cannot restore a line', async () => {
  await using shop = await testShop()
  const { guest, remove, restore } = await guestWithProduct(shop)
  await remove()
  const other = await addProduct(shop.deps.db, { id: 'test-many', madeToOrder: true, leadDays: 3 })
  for (let line = 0; line < 50; line += 1) {
    await putInCart(guest, other, { size: 54, remarks: `Number ${line}` })
  }
  expect(await restore()).toMatchObject({ status: 200, errorCode: 209 })
})

test('simultaneous changes leave the cart as one of them set it', async () => {
  await using shop = await testShop()
  const { guest, product, change } = await guestWithProduct(shop)
  await Promise.all([
    ...[1, 2, 3, 4].map((quantity) => change(quantity)),
    ...Array.from({ length: 6 }, () => putInCart(guest, product)),
  ])
  const { lines } = await cartOf(guest)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.quantity).toBeLessThanOrEqual(5)
})

test('another site cannot change a cart', async () => {
  await using shop = await testShop()
  const { guest, line_id } = await guestWithProduct(shop)
  const headers = { 'sec-fetch-site': 'cross-site' }
  const replies = [
    await guest.call('POST guest-cart/remove-line', { body: { line_id }, headers }),
    await guest.call('POST guest-cart/change-quantity', {
      body: { line_id, quantity: 3 },
      headers,
    }),
    await guest.call('POST guest-cart/apply-discount', { body: { code: 'TEN' }, headers }),
  ]
  expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await cartOf(guest)).count).toBe(1)
})
