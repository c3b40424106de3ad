import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartLines } from '../../db/tables/carts.ts'
import { itemPictures, products, variants } from '../../db/tables/catalog.ts'
import {
  addDiscount,
  addProduct,
  fullSize,
  putInCart,
  saveCustomSize,
  type TestGuest,
} from '../../test/fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { saveSetting } from '../shop/settings/settings.ts'

async function cartOf(guest: TestGuest, language_code: 'en' | 'arb' = 'en') {
  return (await guest.call('GET guest-cart/get-cart', { query: { language_code } })).result
}

async function setStock(shop: Awaited<ReturnType<typeof testShop>>, sku: string, stock: number) {
  await shop.deps.db.update(variants).set({ stock }).where(eq(variants.sku, sku))
}

async function setPrice(shop: Awaited<ReturnType<typeof testShop>>, id: string, price: number) {
  await shop.deps.db.update(products).set({ price }).where(eq(products.id, id))
}

test('a shopper without a cart gets an empty one, and reading it creates none', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  const reply = await guest.call('GET guest-cart/get-cart')
  expect(reply).toMatchObject({
    errorCode: 0,
    result: {
      count: 0,
      lines: [],
      country: 'AE',
      totals: {
        currency: 'AED',
        subtotal: 0,
        discount: 0,
        discountCode: null,
        shipping: 0,
        total: 0,
        vat: 0,
        vatPercent: 5,
        freeShipping: { from: 500_00, missing: 500_00 },
        instalments: [0, 0, 0, 0],
      },
    },
  })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.headers.getSetCookie()).toEqual([])
})

test('a cart is in the language of the call', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  await putInCart(guest, product)
  expect((await cartOf(guest, 'en')).lines[0]).toMatchObject({
    name: 'test-noor',
    colorName: 'Black',
  })
  expect((await cartOf(guest, 'arb')).lines[0]).toMatchObject({
    name: 'عباية test-noor',
    colorName: 'أسود',
  })
})

test('the cart adds up: lines, discount, delivery, VAT and four payments', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, { code: 'TEN', percent: 10 })
  const madeToOrder = await addProduct(db, { id: 'test-layla', price: 1250_00 })
  const ready = await addProduct(db, { id: 'test-noor', price: 980_00, compareAt: 1200_00 })
  const guest = shop.guest()
  await putInCart(guest, madeToOrder, { customSizeId: await saveCustomSize(guest) })
  await putInCart(guest, ready)
  const { result } = await guest.call('POST guest-cart/apply-discount', { body: { code: 'ten' } })
  expect(result.lines.map(({ total, compareAt }) => [total, compareAt])).toEqual([
    [1250_00, null],
    [980_00, 1200_00],
  ])
  expect(result.totals).toMatchObject({
    subtotal: 2230_00,
    discount: 223_00,
    discountCode: 'TEN',
    discountPercent: 10,
    shipping: 0,
    total: 2007_00,
    vat: 95_57,
    freeShipping: { from: 500_00, missing: 0 },
    instalments: [501_75, 501_75, 501_75, 501_75],
  })
})

test('delivery is estimated with the cheapest method, and free from the amount in the settings', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const product = await addProduct(db, { id: 'test-noor', price: 250_00 })
  const guest = shop.guest()
  await putInCart(guest, product)
  expect((await cartOf(guest)).totals).toMatchObject({
    shipping: 25_00,
    total: 275_00,
    freeShipping: { from: 500_00, missing: 250_00 },
  })
  await putInCart(guest, product)
  expect((await cartOf(guest)).totals).toMatchObject({ shipping: 0, total: 500_00 })
  await addDiscount(db, { code: 'ONE', percent: 1 })
  await guest.call('POST guest-cart/apply-discount', { body: { code: 'ONE' } })
  expect((await cartOf(guest)).totals).toMatchObject({
    discount: 5_00,
    shipping: 25_00,
    total: 520_00,
    freeShipping: { missing: 5_00 },
  })
  await saveSetting(db, 'shipping', [])
  expect((await cartOf(guest)).totals).toMatchObject({ shipping: null, total: 495_00 })
})

test('all lines arrive together, when the slowest production is done', async () => {
  await using shop = await testShop()
  shop.setClock('2026-11-23T06:00:00Z')
  const { db } = shop.deps
  const ready = await addProduct(db, { id: 'test-ready' })
  const toOrder = await addProduct(db, { id: 'test-order', madeToOrder: true, leadDays: 5 })
  const guest = shop.guest()
  const days = async () => (await cartOf(guest)).lines.map(({ arrival }) => arrival?.latest)
  await putInCart(guest, ready)
  expect(await days()).toEqual(['2026-11-26'])
  await putInCart(guest, toOrder)
  expect(await days()).toEqual(['2026-12-05', '2026-12-05'])
  await putInCart(guest, ready, { customSizeId: await saveCustomSize(guest) })
  expect(await days()).toEqual(['2026-12-13', '2026-12-13', '2026-12-13'])
  expect((await cartOf(guest)).lines[0]?.arrival?.earliest).toBe('2026-12-12')
})

test('a changed price is noted at every read, until the shopper changes the cart', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const dearer = await addProduct(db, { id: 'test-up', price: 100_00 })
  const cheaper = await addProduct(db, { id: 'test-down', price: 100_00 })
  const guest = shop.guest()
  await putInCart(guest, dearer)
  await putInCart(guest, cheaper)
  await setPrice(shop, 'test-up', 120_00)
  await setPrice(shop, 'test-down', 80_00)
  const said = [
    { unitPrice: 120_00, seenPrice: 100_00, total: 120_00, notes: ['price_up'] },
    { unitPrice: 80_00, seenPrice: 100_00, total: 80_00, notes: ['price_down'] },
  ]
  expect((await cartOf(guest)).lines).toMatchObject(said)
  const { lines } = await cartOf(guest)
  expect(lines).toMatchObject(said)

  const line_id = lines[0]?.id ?? ''
  const change = (quantity: number) =>
    guest.call('POST guest-cart/change-quantity', { body: { line_id, quantity } })
  const changed = (await change(2)).result
  expect(changed.lines.map(({ notes }) => notes)).toEqual([['price_up'], ['price_down']])
  expect(changed.totals.subtotal).toBe(320_00)
  expect((await cartOf(guest)).lines).toMatchObject([
    { seenPrice: 120_00, notes: [] },
    { seenPrice: 80_00, notes: [] },
  ])
})

test('a product that is added again counts as seen at its new price', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-up', price: 100_00 })
  const guest = shop.guest()
  await putInCart(guest, product)
  await setPrice(shop, 'test-up', 120_00)
  await putInCart(guest, product)
  expect((await cartOf(guest)).lines[0]).toMatchObject({ seenPrice: 120_00, notes: [] })
})

test('a sold-out product stays in the cart, costs nothing and can become available again', async () => {
  await using shop = await testShop()
  const gone = await addProduct(shop.deps.db, { id: 'test-gone', price: 300_00 })
  const there = await addProduct(shop.deps.db, { id: 'test-there', price: 200_00 })
  const guest = shop.guest()
  await putInCart(guest, gone)
  await putInCart(guest, gone)
  await putInCart(guest, there)
  await setStock(shop, gone.skuOf(54), 0)
  const { count, lines, totals } = await cartOf(guest)
  expect(count).toBe(3)
  expect(lines).toMatchObject([
    { buyable: false, quantity: 2, quantityLimit: 0, notes: ['sold_out'], arrival: null },
    { buyable: true, notes: [] },
  ])
  expect(totals).toMatchObject({ subtotal: 200_00, total: 225_00 })
  await setStock(shop, gone.skuOf(54), 9)
  expect((await cartOf(guest)).lines[0]).toMatchObject({ buyable: true, quantity: 2, notes: [] })
})

test('asked for more than is left, the quantity is lowered and stays lowered, and it is said', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, {
    id: 'test-noor',
    price: 100_00,
    stock: { 54: 6 },
  })
  const guest = shop.guest()
  for (let count = 0; count < 5; count += 1) await putInCart(guest, product)
  await setStock(shop, product.skuOf(54), 2)
  const lowered = { quantity: 2, quantityLimit: 2, notes: ['quantity_lowered', 'few_left'] }
  const first = await cartOf(guest)
  expect(first).toMatchObject({ count: 2, lines: [lowered], totals: { subtotal: 200_00 } })
  expect(await shop.deps.db.select().from(cartLines)).toMatchObject([{ quantity: 2 }])
  expect((await cartOf(guest)).lines).toMatchObject([lowered])

  await setStock(shop, product.skuOf(54), 6)
  expect((await cartOf(guest)).lines).toMatchObject([{ quantity: 2, notes: ['quantity_lowered'] }])
  const line_id = first.lines[0]?.id ?? ''
  const body = { line_id, quantity: 3 }
  expect(
    (await guest.call('POST guest-cart/change-quantity', { body })).result.lines,
  ).toMatchObject([{ quantity: 3, notes: [] }])
})

test('lines of one variant share the available stock, the earliest line first', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 9 } })
  const guest = shop.guest()
  for (const remarks of ['one', 'one', 'two', 'two', 'three']) {
    await putInCart(guest, product, { size: 54, remarks })
  }
  await setStock(shop, product.skuOf(54), 3)
  const shared = (await cartOf(guest)).lines.map((line) => [line.quantity, line.quantityLimit])
  expect(shared).toEqual([
    [2, 2],
    [1, 1],
    [1, 0],
  ])
  expect((await cartOf(guest)).lines[2]).toMatchObject({ buyable: false, notes: ['sold_out'] })
})

test('a line says when its size is running out', async () => {
  await using shop = await testShop()
  const stock = { 52: 1, 54: 2, 56: 3, 58: 4 }
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock })
  const guest = shop.guest()
  for (const size of [52, 54, 56, 58]) await putInCart(guest, product, { size })
  const notes = (await cartOf(guest)).lines.map((line) => line.notes)
  expect(notes).toEqual([['last_one'], ['few_left'], ['few_left'], []])
})

test('an unpublished product is shown as withdrawn', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const product = await addProduct(db, { id: 'test-noor' })
  const guest = shop.guest()
  await putInCart(guest, product)
  await db.update(products).set({ published: false, price: 1 }).where(eq(products.id, product.id))
  await db.delete(itemPictures).where(eq(itemPictures.itemId, product.itemId))
  const { lines, totals } = await cartOf(guest)
  expect(lines).toMatchObject([{ buyable: false, notes: ['withdrawn'], picture: { id: 'none' } }])
  expect(totals.total).toBe(0)
})

test('made to measure is never out of stock', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 0 } })
  const guest = shop.guest()
  await putInCart(guest, product, { customSizeId: await saveCustomSize(guest) })
  expect((await cartOf(guest)).lines[0]).toMatchObject({
    buyable: true,
    size: null,
    measurements: fullSize,
    quantityLimit: 10,
    notes: [],
  })
})
