import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartLines, carts, customSizes } from '../../db/tables/carts.ts'
import { products, variants } from '../../db/tables/catalog.ts'
import {
  addProduct,
  fullSize,
  productToAdd,
  putInCart,
  saveCustomSize,
  type TestGuest,
} from '../../test/fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

async function cartOf(guest: TestGuest) {
  return (await guest.call('GET guest-cart/get-cart')).result
}

test('a product added to the cart is there, with the price of the shop', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor', price: 980_00 })
  const guest = shop.guest()
  expect(await putInCart(guest, product)).toMatchObject({ errorCode: 0, result: { count: 1 } })
  const { count, lines, totals } = await cartOf(guest)
  expect(count).toBe(1)
  expect(lines).toMatchObject([
    {
      product_id: 'test-noor',
      product_item_id: 'test-noor-black',
      size: 54,
      quantity: 1,
      unitPrice: 980_00,
      total: 980_00,
      buyable: true,
      notes: [],
      picture: { id: 'test-noor-black-front' },
    },
  ])
  expect(totals).toMatchObject({ subtotal: 980_00, shipping: 0, total: 980_00, vat: 46_67 })
})

test('a size is understood as a number, as text and in any digits', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  for (const size of [54, '54', ' 54 ', '٥٤', '۵۴']) {
    expect(await putInCart(guest, product, { size })).toMatchObject({ errorCode: 0 })
  }
  expect((await cartOf(guest)).lines).toMatchObject([{ size: 54, quantity: 5 }])
})

test('equal products are one line, and other remarks or another size make another line', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  const customSizeId = await saveCustomSize(guest)
  for (const choice of [
    { size: 54 },
    { size: '54', remarks: '  ' },
    { size: 54, remarks: ' No pockets\u202e ' },
    { size: 54, remarks: 'No pockets' },
    { size: 56 },
    { customSizeId },
    { customSizeId, size: '' },
  ]) {
    expect(await putInCart(guest, product, choice)).toMatchObject({ errorCode: 0 })
  }
  const { count, lines } = await cartOf(guest)
  expect(count).toBe(7)
  expect(lines.map(({ size, quantity, remarks }) => [size, quantity, remarks])).toEqual([
    [54, 2, ''],
    [54, 2, 'No pockets'],
    [56, 1, ''],
    [null, 2, ''],
  ])
  expect(lines[3]).toMatchObject({ customSizeId, measurements: fullSize })
})

test('a product that is not sold is refused', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const product = await addProduct(db, {
    id: 'test-noor',
    customSize: false,
    stock: { 54: 1, 56: 0 },
  })
  const other = await addProduct(db, { id: 'test-reem' })
  const hidden = await addProduct(db, { id: 'test-old', published: false })
  const guest = shop.guest()
  const customSizeId = await saveCustomSize(guest)
  const foreign = await saveCustomSize(shop.guest())
  const add = async (given: typeof product, choice: Record<string, unknown>) => {
    const { status, errorCode } = await putInCart(guest, given, choice)
    return [status, errorCode]
  }
  expect(await add({ ...product, itemId: other.itemId }, { size: 54 })).toEqual([404, 201])
  expect(await add({ ...product, itemId: 'no-such-item' }, { size: 54 })).toEqual([404, 201])
  expect(await add({ ...product, id: 'no-such-piece' }, { size: 54 })).toEqual([404, 201])
  expect(await add({ ...product, colorCode: '#ffffff' }, { size: 54 })).toEqual([404, 201])
  expect(await add(hidden, { size: 54 })).toEqual([404, 201])
  expect(await add(product, {})).toEqual([200, 202])
  expect(await add(product, { size: '', customSizeId: '', remarks: '' })).toEqual([200, 202])
  expect(await add(product, { size: 58 })).toEqual([200, 203])
  expect(await add(product, { size: 'XL' })).toEqual([200, 203])
  expect(await add(product, { size: 2_147_483_648 })).toEqual([200, 203])
  expect(await add(product, { size: 56 })).toEqual([200, 204])
  expect(await add(other, { customSizeId: foreign })).toEqual([404, 206])
  expect(await add(other, { customSizeId: crypto.randomUUID() })).toEqual([404, 206])
  expect(await add(other, { customSizeId: "1'; drop table carts" })).toEqual([404, 206])
  expect(await add(product, { customSizeId })).toEqual([200, 207])
  expect((await cartOf(guest)).lines).toEqual([])
  expect(await db.select().from(carts)).toEqual([])
  expect(await add({ ...product, colorCode: '#1a1a1A' }, { size: 54 })).toEqual([200, 0])
})

test('a refusal is said in the language of the call', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const { message } = await putInCart(shop.guest(), product, { language_code: 'arb' })
  expect(message).toBe('اختاري المقاس أولاً.')
})

test('stock is one for all lines of a variant', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 3 } })
  const { db } = shop.deps
  await db
    .update(variants)
    .set({ reserved: 1 })
    .where(eq(variants.sku, product.skuOf(54)))
  const guest = shop.guest()
  await putInCart(guest, product)
  await putInCart(guest, product, { size: 54, remarks: 'Longer belt' })
  expect(await putInCart(guest, product)).toMatchObject({ status: 200, errorCode: 205 })
  expect(await putInCart(guest, product, { size: 54, remarks: 'Third' })).toMatchObject({
    errorCode: 205,
  })
  expect(await cartOf(guest)).toMatchObject({ count: 2, lines: [{ quantity: 1 }, { quantity: 1 }] })
})

test('made-to-order products need no stock, and a line has ten units at most', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, {
    id: 'test-order',
    madeToOrder: true,
    leadDays: 7,
    stock: { 54: 0 },
  })
  const guest = shop.guest()
  for (let count = 1; count <= 10; count += 1) {
    expect(await putInCart(guest, product)).toMatchObject({ result: { count } })
  }
  expect(await putInCart(guest, product)).toMatchObject({ errorCode: 205 })
  expect((await cartOf(guest)).lines[0]).toMatchObject({ quantity: 10, quantityLimit: 10 })
})

test('a cart has fifty different lines at most', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, {
    id: 'test-order',
    madeToOrder: true,
    leadDays: 7,
  })
  const guest = shop.guest()
  for (let line = 1; line <= 50; line += 1) {
    await putInCart(guest, product, { size: 54, remarks: `Number ${line}` })
  }
  expect(await putInCart(guest, product)).toMatchObject({ status: 200, errorCode: 209 })
  expect(await putInCart(guest, product, { size: 54, remarks: 'Number 7' })).toMatchObject({
    result: { count: 51 },
  })
  expect((await cartOf(guest)).lines).toHaveLength(50)
})

test('twenty simultaneous additions of one product make one line with the right quantity', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 8, 56: 50 } })
  const guest = shop.guest()
  await putInCart(guest, product)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      putInCart(guest, product, index % 2 ? { size: 54 } : { size: 54, remarks: 'Longer' }),
    ),
  )
  expect(replies.filter(({ errorCode }) => errorCode === 0)).toHaveLength(7)
  expect(new Set(replies.map(({ errorCode }) => errorCode))).toEqual(new Set([0, 205]))
  const { count, lines } = await cartOf(guest)
  expect([count, lines.length]).toEqual([8, 2])

  await Promise.all(Array.from({ length: 9 }, () => putInCart(guest, product, { size: 56 })))
  expect((await cartOf(guest)).lines[2]).toMatchObject({ size: 56, quantity: 9 })
})

test('a price or any other field from outside is refused and changes nothing', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  for (const extra of [
    { price: 1 },
    { unitPrice: 1 },
    { total: 0 },
    { quantity: 3 },
    { role: '' },
  ]) {
    const reply = await putInCart(guest, product, { size: 54, ...extra })
    expect(reply).toMatchObject({ status: 400, errorCode: 1 })
    expect(Object.values(reply.fields ?? {})).toEqual(['unknown'])
  }
  expect((await cartOf(guest)).count).toBe(0)
})

test('a poisoned or broken body is refused', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const body = JSON.stringify(productToAdd(product))
  const post = async (text: string, type = 'application/json') => {
    const address = `${shop.address}/api/guest-cart/add-to-cart`
    const headers = { 'content-type': type }
    const { status } = await fetch(address, { method: 'POST', headers, body: text })
    return status
  }
  expect(await post(body.replace('{', '{"__proto__":{"price":1},'))).toBe(400)
  expect(await post(body.replace('{', '{"constructor":{"prototype":{"price":1}},'))).toBe(400)
  expect(await post(body.slice(1))).toBe(400)
  expect(await post('['.repeat(10_000))).toBe(400)
  expect(await post(body, 'text/plain')).toBe(400)
  expect(await post(body, 'application/x-www-form-urlencoded')).toBe(415)
  expect(await post(JSON.stringify({ remarks: 'x'.repeat(100_000) }))).toBe(413)
  expect(({} as { price?: number }).price).toBeUndefined()
})

test('remarks lose what turns text around or breaks the database, and nothing else', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  const remarks = '\u2067 أطول\u0000 بقليل\ud800\n<b>"5%"</b> 👩‍👧\u200f '
  expect(await putInCart(guest, product, { size: 54, remarks })).toMatchObject({ errorCode: 0 })
  expect((await cartOf(guest)).lines[0]?.remarks).toBe('أطول بقليل\ufffd\n<b>"5%"</b> 👩‍👧')
  expect(await putInCart(guest, product, { size: 54, remarks: 'x'.repeat(501) })).toMatchObject({
    status: 400,
  })
})

test('strangers behind one address have separate carts', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const [first, second] = [shop.guest(), shop.guest()]
  const choice = { size: 54, ip_address: '94.200.1.2' }
  await putInCart(first, product, choice)
  expect(await putInCart(second, product, choice)).toMatchObject({ result: { count: 1 } })
  expect((await cartOf(first)).count).toBe(1)
  expect((await cartOf(shop.guest())).count).toBe(0)
})

test('an IP address is stored only if it is valid', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const stored = async (ip_address: string | null | undefined) => {
    const reply = await putInCart(shop.guest(), product, { size: 54, ip_address })
    const [cart] = await shop.deps.db.delete(carts).returning()
    return [reply.errorCode, cart?.ipAddress]
  }
  expect(await stored('94.200.1.2')).toEqual([0, '94.200.1.2'])
  expect(await stored('2001:db8::1')).toEqual([0, '2001:db8::1'])
  for (const none of ['fe80::1%eth0', '', 'null', '300.1.1.1', '94.200.1.2/8', null, undefined]) {
    expect(await stored(none)).toEqual([0, null])
  }
  expect(await putInCart(shop.guest(), product, { size: 54, ip_address: 7 })).toMatchObject({
    status: 400,
  })
})

test('another site cannot put anything into the cart', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  await putInCart(guest, product)
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ] as Record<string, string>[]) {
    const reply = await guest.call('POST guest-cart/add-to-cart', {
      body: productToAdd(product),
      headers,
    })
    expect(reply).toMatchObject({ status: 403, errorCode: 6 })
  }
  expect((await cartOf(guest)).count).toBe(1)
})

test('without a login the calls of customers are refused', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const headers = { authorization: 'Bearer anything' }
  const body = { ...productToAdd(product), user_id: 'somebody' }
  expect(await shop.call('POST cart/add-to-cart', { body, headers })).toMatchObject({
    status: 401,
    errorCode: 101,
  })
  const params = { guestId: 'a', userId: 'b' }
  expect(
    await shop.call('GET cart/guest-cart-replace/{guestId}/{userId}', { params, headers }),
  ).toMatchObject({ status: 401, errorCode: 101 })
  const merging = { body: { user_id: 'somebody' }, headers }
  expect(await shop.call('POST cart/guest-cart-replace', merging)).toMatchObject({
    status: 401,
    errorCode: 101,
  })
})

test('more than sixty adds in a minute are too many', async () => {
  await using shop = await testShop({ rateLimits: true })
  const guest = shop.guest()
  const body = productToAdd({ id: 'none', itemId: 'none', colorCode: '', skuOf: String })
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1) {
    statuses.push((await guest.call('POST guest-cart/add-to-cart', { body })).status)
  }
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 404))
  expect(statuses[60]).toBe(429)
})

test('a line stays the product that it was, whatever the shop changes about the product', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  const product = await addProduct(db, { id: 'test-noor' })
  const guest = shop.guest()
  await putInCart(guest, product, { customSizeId: await saveCustomSize(guest) })
  await db.update(products).set({ customSize: false }).where(eq(products.id, product.id))
  expect((await cartOf(guest)).lines).toMatchObject([{ buyable: false, notes: ['withdrawn'] }])
  expect(await db.select().from(cartLines)).toHaveLength(1)
  expect(await db.select().from(customSizes)).toHaveLength(1)
})
