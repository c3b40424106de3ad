import { maxWishlistItems } from '@rimal/contract/limits'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productItems, products } from '../../../db/tables/catalog.ts'
import { sharedWishlists, wishlistItems } from '../../../db/tables/wishlist.ts'
import { addProduct } from '../../../test/fixtures.ts'
import {
  loginOf,
  customerOf,
  resetLimits,
  latestCode,
  type TestCustomer,
} from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'
const unknownToken = '0'.repeat(32)

function save(customer: TestCustomer, product_item_id: string) {
  return customer.call('POST wishlist/add-item', { body: { product_item_id } })
}

async function linesOf(customer: TestCustomer) {
  return (await customer.call('GET wishlist/list-items')).result
}

async function withdraw(shop: TestShop, id: string) {
  await shop.deps.db.update(products).set({ published: false }).where(eq(products.id, id))
}

/** Adds many colours to one product. */
async function addColors(shop: TestShop, productId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${productId}-color-${index}`)
  await shop.deps.db.insert(productItems).values(
    ids.map((id, index) => ({
      id,
      productId,
      position: index + 2,
      name: { en: id, ar: `لون ${index}` },
      colorCode: '#1A1A1A',
      colorFamily: 'black',
    })),
  )
  return ids
}

test('a product is saved by its colour, the newest first, and removed again', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const [noor, layla] = [
    await addProduct(db, { id: 'test-noor' }),
    await addProduct(db, { id: 'test-layla', stock: { 56: 2, 54: 0, 52: 1 } }),
  ]
  const customer = await customerOf(shop)
  expect((await save(customer, noor.itemId)).result).toEqual({ itemIds: [noor.itemId] })
  const both = { itemIds: [layla.itemId, noor.itemId] }
  expect((await save(customer, layla.itemId)).result).toEqual(both)
  expect((await save(customer, noor.itemId)).result).toEqual(both)
  expect((await customer.call('GET wishlist/list-item-ids')).result).toEqual(both)

  const { items, token } = await linesOf(customer)
  expect(token).toBeNull()
  expect(items).toMatchObject([
    {
      product_id: 'test-layla',
      product_item_id: layla.itemId,
      name: 'test-layla',
      colorName: 'Black',
      price: 100_00,
      state: 'available',
      sizes: [52, 56],
      customSize: true,
      picture: { id: `${layla.itemId}-front` },
    },
    { product_id: 'test-noor', sizes: [54, 56] },
  ])
  const arabic = await customer.call('GET wishlist/list-items', { query: { language_code: 'arb' } })
  expect(arabic.result.items[0]).toMatchObject({ name: 'عباية test-layla', colorName: 'أسود' })

  const remove = () =>
    customer.call('POST wishlist/remove-item', { body: { product_item_id: layla.itemId } })
  expect((await remove()).result).toEqual({ itemIds: [noor.itemId] })
  expect((await remove()).result).toEqual({ itemIds: [noor.itemId] })
})

test('sold-out and withdrawn products stay on the list and are marked', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const [gone, empty, madeToOrder] = [
    await addProduct(db, { id: 'test-gone' }),
    await addProduct(db, { id: 'test-empty', stock: { 54: 0 } }),
    await addProduct(db, {
      id: 'test-made-to-order',
      stock: { 54: 0 },
      madeToOrder: true,
      leadDays: 7,
    }),
  ]
  const customer = await customerOf(shop)
  for (const { itemId } of [gone, empty, madeToOrder]) await save(customer, itemId)
  await withdraw(shop, 'test-gone')
  expect((await linesOf(customer)).items).toMatchObject([
    { product_id: 'test-made-to-order', state: 'available', sizes: [54] },
    { product_id: 'test-empty', state: 'sold_out', sizes: [] },
    { product_id: 'test-gone', name: 'test-gone', state: 'withdrawn', sizes: [] },
  ])
})

test('only products in the shop can be saved, up to the limit of the list', async () => {
  await using shop = await testShop()
  const item = await addProduct(shop.deps.db, { id: 'test-noor' })
  const hidden = await addProduct(shop.deps.db, { id: 'test-hidden', published: false })
  const customer = await customerOf(shop)
  expect(await save(customer, 'no-such-item')).toMatchObject({ status: 404, errorCode: 201 })
  expect(await save(customer, hidden.itemId)).toMatchObject({ status: 404, errorCode: 201 })
  expect(await save(customer, "x' or 1=1")).toMatchObject({ status: 400, errorCode: 1 })

  const itemIds = await addColors(shop, item.id, maxWishlistItems)
  const all = await customer.call('POST wishlist/merge-guest-list', { body: { itemIds } })
  expect(all.result).toEqual({ itemIds, merged: maxWishlistItems })
  expect(await save(customer, item.itemId)).toMatchObject({ status: 200, errorCode: 212 })
  expect((await save(customer, itemIds[7] ?? '')).errorCode).toBe(0)
})

test('the items of a guest come before the items of the customer, each once', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const [old, both, fresh, gone] = [
    await addProduct(db, { id: 'test-old' }),
    await addProduct(db, { id: 'test-both' }),
    await addProduct(db, { id: 'test-fresh' }),
    await addProduct(db, { id: 'test-gone', published: false }),
  ].map(({ itemId }) => itemId) as [string, string, string, string]
  const customer = await customerOf(shop)
  await save(customer, both)
  await save(customer, old)
  const merge = (itemIds: string[]) =>
    customer.call('POST wishlist/merge-guest-list', { body: { itemIds } })
  const sent = [fresh, gone, both, 'no-such-item', fresh]
  const after = [fresh, old, both]
  expect((await merge(sent)).result).toEqual({ itemIds: after, merged: 1 })
  expect((await merge(sent)).result).toEqual({ itemIds: after, merged: 0 })
  const replies = await Promise.all([merge(sent), merge(sent)])
  expect(replies.map(({ result }) => result.itemIds)).toEqual([after, after])
  const tooMany = Array.from({ length: maxWishlistItems + 1 }, (_, index) => `item-${index}`)
  expect(await merge(tooMany)).toMatchObject({ status: 400, errorCode: 1 })
})

test('a merge fills the list up to its limit only', async () => {
  await using shop = await testShop()
  const item = await addProduct(shop.deps.db, { id: 'test-noor' })
  const customer = await customerOf(shop)
  await save(customer, item.itemId)
  const itemIds = await addColors(shop, item.id, maxWishlistItems)
  const { result } = await customer.call('POST wishlist/merge-guest-list', { body: { itemIds } })
  expect(result.merged).toBe(maxWishlistItems - 1)
  expect(result.itemIds).toEqual([...itemIds.slice(0, -1), item.itemId])
})

test("a guest sees the products of the guest's own list, and none that is not published yet", async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const noor = await addProduct(db, { id: 'test-noor' })
  const empty = await addProduct(db, { id: 'test-empty', stock: { 54: 0 } })
  const secret = await addProduct(db, { id: 'test-secret', published: false })
  const show = (itemIds: string[]) =>
    shop.call('POST wishlist/show-guest-items', { body: { itemIds } })
  const { result } = await show([empty.itemId, secret.itemId, 'nothing', noor.itemId])
  expect(result).toMatchObject([
    { product_item_id: empty.itemId, state: 'sold_out' },
    { product_item_id: noor.itemId, state: 'available' },
  ])
  expect(result).toHaveLength(2)
  expect((await show([])).result).toEqual([])
  const tooMany = Array.from({ length: maxWishlistItems + 1 }, (_, index) => `item-${index}`)
  expect(await show(tooMany)).toMatchObject({ status: 400, errorCode: 1 })
})

test('a shared list is seen by its link alone, without a word of whose it is', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const noor = await addProduct(db, { id: 'test-noor' })
  const gone = await addProduct(db, { id: 'test-gone' })
  const customer = await customerOf(shop)
  await save(customer, noor.itemId)
  await save(customer, gone.itemId)
  await withdraw(shop, 'test-gone')
  const share = async () =>
    (await customer.call('POST wishlist/make-share-link', { body: {} })).result.token
  const token = await share()
  expect(token).toMatch(/^[0-9a-f]{32}$/)
  expect(await share()).toBe(token)
  expect((await linesOf(customer)).token).toBe(token)

  const open = (key: string) =>
    shop.call('GET wishlist/get-shared/{token}', { params: { token: key } })
  const reply = await open(token)
  expect(reply.result).toMatchObject([{ product_item_id: noor.itemId }])
  expect(reply.result).toHaveLength(1)
  expect(reply.headers.get('cache-control')).toBe('no-store')
  for (const personal of [email, 'Mariam', customer.customerId, token]) {
    expect(JSON.stringify(reply.result)).not.toContain(personal)
  }
  expect(await open(unknownToken)).toMatchObject({ status: 404, errorCode: 213 })
  expect(await open('short')).toMatchObject({ status: 400, errorCode: 1 })

  const stop = () => customer.call('POST wishlist/stop-sharing', { body: {} })
  expect((await stop()).errorCode).toBe(0)
  expect((await stop()).errorCode).toBe(0)
  expect(await open(token)).toMatchObject({ status: 404, errorCode: 213 })
  expect((await linesOf(customer)).token).toBeNull()
  expect(await share()).not.toBe(token)
})

test('each customer has a separate list, and no call reaches the list of another', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const [noor, layla] = [
    await addProduct(db, { id: 'test-noor' }),
    await addProduct(db, { id: 'test-layla' }),
  ]
  const [customer, other] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'o@example.com' }),
  ]
  await save(customer, noor.itemId)
  await save(other, layla.itemId)
  const body = { product_item_id: noor.itemId }
  expect((await other.call('POST wishlist/remove-item', { body })).result).toEqual({
    itemIds: [layla.itemId],
  })
  const { token } = (await customer.call('POST wishlist/make-share-link', { body: {} })).result
  await other.call('POST wishlist/stop-sharing', { body: {} })
  expect(await linesOf(customer)).toMatchObject({ items: [{ product_id: 'test-noor' }], token })
  const owned = { ...body, user_id: customer.customerId } as never
  expect(await other.call('POST wishlist/add-item', { body: owned })).toMatchObject({
    status: 400,
  })
  expect((await linesOf(await loginOf(shop, email))).items).toHaveLength(1)
})

test('a guest has no list on the server', async () => {
  await using shop = await testShop()
  const noor = await addProduct(shop.deps.db, { id: 'test-noor' })
  const body = { product_item_id: noor.itemId }
  const guest = shop.guest()
  const replies = [
    await guest.call('GET wishlist/list-item-ids'),
    await guest.call('GET wishlist/list-items'),
    await guest.call('POST wishlist/add-item', { body }),
    await guest.call('POST wishlist/remove-item', { body }),
    await guest.call('POST wishlist/merge-guest-list', { body: { itemIds: [noor.itemId] } }),
    await guest.call('POST wishlist/make-share-link', { body: {} }),
    await guest.call('POST wishlist/stop-sharing', { body: {} }),
  ]
  for (const reply of replies) expect(reply).toMatchObject({ status: 401, errorCode: 101 })
  expect(await shop.deps.db.select().from(wishlistItems)).toEqual([])
})

test('the list is in the export without its key, and goes with the account', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const noor = await addProduct(db, { id: 'test-noor' })
  const [customer, other] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'o@example.com' }),
  ]
  await save(customer, noor.itemId)
  await save(other, noor.itemId)
  const { token } = (await customer.call('POST wishlist/make-share-link', { body: {} })).result
  const exported = (await customer.call('GET account/export-data')).result
  expect(exported['wishlist']).toEqual({
    items: [{ itemId: noor.itemId, savedAt: expect.any(String) }],
    shared: [{ since: expect.any(String) }],
    notifies: [],
  })
  expect(JSON.stringify(exported)).not.toContain(token)

  await resetLimits(shop)
  const { challengeId } = (await customer.call('POST account/send-delete-code', { body: {} }))
    .result
  const { code } = await latestCode(shop, email)
  await customer.call('POST account/delete-account', { body: { challengeId, code } })
  expect(await db.select().from(wishlistItems)).toMatchObject([{ customerId: other.customerId }])
  expect(await db.select().from(sharedWishlists)).toEqual([])
  expect(
    (await shop.call('GET wishlist/get-shared/{token}', { params: { token } })).errorCode,
  ).toBe(213)
})
