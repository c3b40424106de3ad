import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { products } from '../../../db/tables/catalog.ts'
import { addProduct, putInCart, saveCustomSize, type TestGuest } from '../../../test/fixtures.ts'
import { orderBody, readOrder } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { sampleSettings } from '../sample-data/sample-settings.ts'
import { saveSetting } from '../settings/settings.ts'

async function shownOnPage(shop: TestShop, id: string) {
  const { result } = await shop.call('GET product/get-product', { query: { id } })
  return result.arrival
}

/** Returns every arrival that cart, checkout and order give. */
async function saidOf(shop: TestShop, guest: TestGuest) {
  const cart = (await guest.call('GET guest-cart/get-cart')).result
  const { address } = orderBody(0)
  await guest.call('POST checkout/save-draft', { body: { draft: { address } } })
  const checkout = (await guest.call('GET checkout/get-checkout')).result
  const body = orderBody(checkout.cart.totals.total, { paymentMethod: 'card' })
  const placed = (await guest.call('POST order/place-order', { body })).result
  const order = await readOrder(shop, placed.orderToken)
  const method = checkout.shippingOptions.find(({ id }) => id === body.shippingMethod)
  return [
    ...cart.lines.map(({ arrival }) => arrival),
    ...checkout.cart.lines.map(({ arrival }) => arrival),
    method?.arrival,
    order.shipping.arrival,
    ...order.lines.map(({ arrival }) => arrival),
  ]
}

test.each([
  ['ready', {}, 'ready', false],
  ['made to order', { madeToOrder: true, leadDays: 5 }, 'custom', false],
  ['sewn to measure', {}, 'custom', true],
  ['sewn to measure in its own time', { leadDays: 5 }, 'custom', true],
  ['made to order and to measure', { madeToOrder: true, leadDays: 5 }, 'custom', true],
] as const)(
  'page, cart, checkout and order give the same days for a product that is %s',
  async (_, given, part, measured) => {
    await using shop = await testShop()
    shop.setClock('2026-11-23T06:00:00Z')
    const product = await addProduct(shop.deps.db, { id: 'test-noor', ...given })
    const guest = shop.guest()
    await putInCart(
      guest,
      product,
      measured ? { customSizeId: await saveCustomSize(guest) } : undefined,
    )
    const shown = (await shownOnPage(shop, 'test-noor'))[part]
    expect(shown).not.toBeNull()
    const said = await saidOf(shop, guest)
    expect(said).toEqual(said.map(() => shown))
  },
)

test('units travel together: the one with the longest production decides when all of them arrive', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-23T06:00:00Z')
  const { db } = shop.deps
  const ready = await addProduct(db, { id: 'test-ready' })
  const madeToOrder = await addProduct(db, {
    id: 'test-made-to-order',
    madeToOrder: true,
    leadDays: 5,
  })
  const guest = shop.guest()
  await putInCart(guest, ready)
  await putInCart(guest, madeToOrder)
  const { custom } = await shownOnPage(shop, 'test-made-to-order')
  const said = await saidOf(shop, guest)
  expect(said).toHaveLength(8)
  expect(said).toEqual(said.map(() => custom))
})

test('a product that cannot be bought delays no shipment', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const guest = shop.guest()
  await putInCart(guest, await addProduct(db, { id: 'test-ready' }))
  const madeToOrder = await addProduct(db, {
    id: 'test-made-to-order',
    madeToOrder: true,
    leadDays: 5,
  })
  await putInCart(guest, madeToOrder)
  await db.update(products).set({ published: false }).where(eq(products.id, 'test-made-to-order'))
  const { ready } = await shownOnPage(shop, 'test-ready')
  const { lines } = (await guest.call('GET guest-cart/get-cart')).result
  expect(lines.map(({ arrival }) => arrival)).toEqual([ready, null])
})

test('the page assumes the same delivery method as the cart, in whatever sequence the owner lists the methods', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-23T06:00:00Z')
  await saveSetting(shop.deps.db, 'shipping', sampleSettings.shipping.toReversed())
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  await putInCart(guest, product)
  const { lines } = (await guest.call('GET guest-cart/get-cart')).result
  expect(lines[0]?.arrival).toEqual((await shownOnPage(shop, 'test-noor')).ready)
})
