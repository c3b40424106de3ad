import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartLines, carts, customSizes } from '../../db/tables/carts.ts'
import { variants } from '../../db/tables/catalog.ts'
import { customers } from '../../db/tables/customers.ts'
import {
  addDiscount,
  addProduct,
  pieceToAdd,
  putInBag,
  saveCustomSize,
  type TestGuest,
  type TestPiece,
} from '../../test/fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { addToCart } from './add-to-cart.ts'
import { getCustomSize } from '../custom-sizes/get-custom-size.ts'
import { getCart } from './get-cart.ts'
import { mergeCarts } from './merge-carts.ts'

type Choice = Parameters<typeof pieceToAdd>[1]

/** A customer and the guest she was until a moment ago. */
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
    add: (piece: TestPiece, choice?: Choice) =>
      addToCart(shop.deps, { shopper: { customerId }, piece: pieceToAdd(piece, choice) }),
    bag: () => getCart(shop.deps, { shopper: { customerId }, language: 'en' }),
    merge: () => mergeCarts(shop.deps, { guestId: guest.cookies.get('gid') ?? '', customerId }),
  }
}

async function guestBag(guest: TestGuest) {
  return (await guest.call('GET guest-cart/get-cart')).result
}

test('a customer has a bag of her own', async () => {
  await using shop = await testShop()
  const piece = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  const [one, other] = [await customerOf(shop, guest), await customerOf(shop, guest)]
  expect(await one.add(piece)).toEqual({ count: 1 })
  expect(await one.add(piece)).toEqual({ count: 2 })
  expect(await other.add(piece)).toEqual({ count: 1 })
  expect(await one.bag()).toMatchObject({ count: 2, lines: [{ quantity: 2, size: 54 }] })
  await expect(one.add(piece, { size: 58 })).rejects.toMatchObject({ code: 'size_unknown' })
})

test('two bags become one: nothing is lost, equal pieces keep the larger quantity', async () => {
  await using shop = await testShop()
  const noor = await addProduct(shop.deps.db, { id: 'test-noor' })
  const reem = await addProduct(shop.deps.db, { id: 'test-reem' })
  const guest = shop.guest()
  const customer = await customerOf(shop, guest)
  await customer.add(noor)
  await customer.add(noor, { size: 56 })
  await customer.add(noor, { size: 56 })
  for (const choice of [{ size: 54 }, { size: 54 }, { size: 54 }, { size: 56 }]) {
    await putInBag(guest, noor, choice)
  }
  await putInBag(guest, noor, { size: 54, remarks: 'Longer' })
  await putInBag(guest, reem)
  expect(await customer.merge()).toEqual({ count: 7, pieces: 6, customSizes: 0 })
  const lines = (await customer.bag()).lines.map((line) => [
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
  expect((await guestBag(guest)).count).toBe(0)
  expect(await customer.merge()).toEqual({ count: 7, pieces: 0, customSizes: 0 })
  expect(await customer.bag()).toMatchObject({ count: 7 })
})

test('who had no bag before takes over the one of the guest, with code, details and measurements', async () => {
  await using shop = await testShop()
  const { db } = shop.deps
  await addDiscount(db, { code: 'TEN', percent: 10 })
  const piece = await addProduct(db, { id: 'test-noor' })
  const guest = shop.guest()
  const customer = await customerOf(shop, guest)
  const customSizeId = await saveCustomSize(guest)
  await putInBag(guest, piece, { customSizeId })
  await guest.call('POST guest-cart/apply-discount', { body: { code: 'TEN' } })
  const contact = { name: 'Mariam', email: '', phone: '' }
  await guest.call('POST checkout/save-draft', { body: { draft: { contact } } })
  expect(await customer.merge()).toEqual({ count: 1, pieces: 1, customSizes: 1 })
  expect(await customer.bag()).toMatchObject({
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
  const piece = await addProduct(shop.deps.db, { id: 'test-noor', stock: { 54: 5 } })
  const guest = shop.guest()
  const customer = await customerOf(shop, guest)
  for (let count = 0; count < 3; count += 1) {
    await putInBag(guest, piece, { size: 54, remarks: 'Longer' })
    await customer.add(piece)
  }
  const { db } = shop.deps
  await db
    .update(variants)
    .set({ stock: 4 })
    .where(eq(variants.sku, piece.skuOf(54)))
  expect(await customer.merge()).toMatchObject({ count: 4, pieces: 3 })
  const { lines } = await customer.bag()
  expect(lines.map(({ quantity }) => quantity).toSorted()).toEqual([1, 3])
  expect(lines.flatMap(({ notes }) => notes)).toContain('quantity_lowered')
})

test('what the guest had taken out does not come back, and merging at once is merging once', async () => {
  await using shop = await testShop()
  const [noor, reem] = [
    await addProduct(shop.deps.db, { id: 'test-noor' }),
    await addProduct(shop.deps.db, { id: 'test-reem' }),
  ]
  const guest = shop.guest()
  const customer = await customerOf(shop, guest)
  await putInBag(guest, noor)
  await putInBag(guest, reem)
  const line_id = (await guestBag(guest)).lines[0]?.id ?? ''
  await guest.call('POST guest-cart/remove-line', { body: { line_id } })
  const answers = await Promise.all([customer.merge(), customer.merge(), customer.merge()])
  expect(answers).toMatchObject([{ count: 1 }, { count: 1 }, { count: 1 }])
  expect(await shop.deps.db.select().from(cartLines)).toMatchObject([{ itemId: reem.itemId }])
  const restored = await guest.call('POST guest-cart/restore-line', { body: { line_id } })
  expect(restored).toMatchObject({ status: 404, errorCode: 210 })
})

test('a guest without a bag has nothing to merge', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, shop.guest())
  expect(await customer.merge()).toEqual({ count: 0, pieces: 0, customSizes: 0 })
})
