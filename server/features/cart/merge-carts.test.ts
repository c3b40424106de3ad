import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartLines, carts, customSizes } from '../../db/tables/carts.ts'
import { variants } from '../../db/tables/catalog.ts'
import { customers } from '../../db/tables/customers.ts'
import {
  addDiscount,
  addProduct,
  productToAdd,
  putInCart,
  saveCustomSize,
  type TestGuest,
  type TestProduct,
} from '../../test/fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { addToCart } from './add-to-cart.ts'
import { getCustomSize } from '../customers/measurements/get-custom-size.ts'
import { getCart } from './get-cart.ts'
import { mergeCarts } from './merge-carts.ts'

type Choice = Parameters<typeof productToAdd>[1]

/** Creates a customer for a guest who has just logged in. */
async function customerOf(shop: TestShop, guest: TestGuest) {
  const customerId = randomUUID()
  await shop.deps.db.insert(customers).values({
    id: customerId,
    email: `${customerId}@example.com`,
    name: 'Mariam',
    language: 'en',
  })
  return {
    customerId,
    add: (product: TestProduct, choice?: Choice) =>
      addToCart(shop.deps, { shopper: { customerId }, item: productToAdd(product, choice) }),
    cart: () => getCart(shop.deps, { shopper: { customerId }, language: 'en' }),
    merge: () => mergeCarts(shop.deps, { guestId: guest.cookies.get('gid') ?? '', customerId }),
  }
}

async function guestCartOf(guest: TestGuest) {
  return (await guest.call('GET guest-cart/get-cart')).result
}

test('every customer has a separate cart', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  const [one, other] = [await customerOf(shop, guest), await customerOf(shop, guest)]
  expect(await one.add(product)).toEqual({ count: 1 })
  expect(await one.add(product)).toEqual({ count: 2 })
  expect(await other.add(product)).toEqual({ count: 1 })
  expect(await one.cart()).toMatchObject({ count: 2, lines: [{ quantity: 2, size: 54 }] })
  await expect(one.add(product, { size: 58 })).rejects.toMatchObject({ code: 'size_unknown' })
})

test('two carts become one: nothing is lost, and equal lines retain the larger quantity', async () => {
  await using shop = await testShop()
  const noor = await addProduct(shop.deps.db, { id: 'test-noor' })
  const reem = await addProduct(shop.deps.db, { id: 'test-reem' })
  const guest = shop.guest()
  const customer = await customerOf(shop, guest)
  await customer.add(noor)
  await customer.add(noor, { size: 56 })
  await customer.add(noor, { size: 56 })
  for (const choice of [{ size: 54 }, { size: 54 }, { size: 54 }, { size: 56 }]) {
    await putInCart(guest, noor, choice)
  }
  await putInCart(guest, noor, { size: 54, remarks: 'Longer' })
  await putInCart(guest, reem)
  expect(await customer.merge()).toEqual({ count: 7, units: 6, customSizes: 0 })
  const lines = (await customer.cart()).lines.map((line) => [
    line.product_id,
    line.size,
    line.remarks,
    line.quantity,
  ])
  expect(lines.toSorted()).toEqual([
    ['test-noor', 54, '', 3],
    ['test-noor', 54, 'Longer', 1],
    ['test-noor', 56, '', 2],
    ['test-reem', 54, '', 1],
  ])
  expect((await guestCartOf(guest)).count).toBe(0)
  expect(await customer.merge()).toEqual({ count: 7, units: 0, customSizes: 0 })
  expect(await customer.cart()).toMatchObject({ count: 7 })
})

test('a customer without a cart gets the cart of the guest, with code, details and measurements', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, { code: 'TEN', percent: 10 })
  const product = await addProduct(db, { id: 'test-noor' })
  const guest = shop.guest()
  const customer = await customerOf(shop, guest)
  const customSizeId = await saveCustomSize(guest)
  await putInCart(guest, product, { customSizeId })
  await guest.call('POST guest-cart/apply-discount', { body: { code: 'TEN' } })
  const contact = { name: 'Mariam', email: '', phone: '' }
  await guest.call('POST checkout/save-draft', { body: { draft: { contact } } })
  expect(await customer.merge()).toEqual({ count: 1, units: 1, customSizes: 1 })
  expect(await customer.cart()).toMatchObject({
    lines: [{ customSizeId }],
    totals: { discountCode: 'TEN' },
  })
  const owner = { shopper: { customerId: customer.customerId }, id: customSizeId }
  expect(await getCustomSize(shop.deps, owner)).toMatchObject({ unit: 'in' })
  expect(
    await db.select().from(carts).where(eq(carts.customerId, customer.customerId)),
  ).toMatchObject([{ draft: { contact } }])
  const emptied = await db
    .select()
    .from(carts)
    .where(eq(carts.guestId, guest.cookies.get('gid') ?? ''))
  expect(emptied).toMatchObject([{ discountCode: null, draft: {} }])
  expect(await db.select().from(customSizes)).toMatchObject([{ guestId: null }])
})

test('together no more than there is left, and it is said', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 5 } })
  const guest = shop.guest()
  const customer = await customerOf(shop, guest)
  for (let count = 0; count < 3; count += 1) {
    await putInCart(guest, product, { size: 54, remarks: 'Longer' })
    await customer.add(product)
  }
  const { db } = shop.deps
  await db
    .update(variants)
    .set({ stock: 4 })
    .where(eq(variants.sku, product.skuOf(54)))
  expect(await customer.merge()).toMatchObject({ count: 4, units: 3 })
  const { lines } = await customer.cart()
  expect(lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3])
  expect(lines.flatMap(({ notes }) => notes)).toContain('quantity_lowered')
})

test('a line that the guest removed does not return, and simultaneous merges merge once', async () => {
  await using shop = await testShop()
  const [noor, reem] = [
    await addProduct(shop.deps.db, { id: 'test-noor' }),
    await addProduct(shop.deps.db, { id: 'test-reem' }),
  ]
  const guest = shop.guest()
  const customer = await customerOf(shop, guest)
  await putInCart(guest, noor)
  await putInCart(guest, reem)
  const line_id = (await guestCartOf(guest)).lines[0]?.id ?? ''
  await guest.call('POST guest-cart/remove-line', { body: { line_id } })
  const answers = await Promise.all([customer.merge(), customer.merge(), customer.merge()])
  expect(answers).toMatchObject([{ count: 1 }, { count: 1 }, { count: 1 }])
  expect(await shop.deps.db.select().from(cartLines)).toMatchObject([{ itemId: reem.itemId }])
  const restored = await guest.call('POST guest-cart/restore-line', { body: { line_id } })
  expect(restored).toMatchObject({ status: 404, errorCode: 210 })
})

test('a guest without a cart has nothing to merge', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, shop.guest())
  expect(await customer.merge()).toEqual({ count: 0, units: 0, customSizes: 0 })
})
