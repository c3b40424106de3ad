import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cartLines, carts, customSizes } from '../../db/tables/carts.ts'
import { addProduct, putInCart, saveCustomSize } from '../../test/fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

async function count({ deps: { db } }: TestShop) {
  return Promise.all([db.$count(carts), db.$count(cartLines), db.$count(customSizes)])
}

test('a cart without a change for half a year is deleted with its measurements', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const [gone, back] = [shop.guest(), shop.guest()]
  shop.setClock('2026-01-01T00:00:00Z')
  const customSizeIds = [await saveCustomSize(gone), await saveCustomSize(back)]
  await saveCustomSize(back)
  await shop.deps.db.update(customSizes).set({ createdAt: new Date('2026-01-01T00:00:00Z') })
  await putInCart(gone, product, { customSizeId: customSizeIds[0] })
  await putInCart(back, product, { customSizeId: customSizeIds[1] })

  shop.setClock('2026-06-29T00:00:00Z')
  await shop.runJob('clean-up-carts')
  expect(await count(shop)).toEqual([2, 2, 3])
  await putInCart(back, product)
  shop.setClock('2026-07-01T00:00:00Z')
  await shop.runJob('clean-up-carts')
  expect(await count(shop)).toEqual([1, 2, 1])
  await shop.runJob('clean-up-carts')
  expect(await count(shop)).toEqual([1, 2, 1])
})

test('the cart of an order stays', async () => {
  await using shop = await testShop()
  const guest = shop.guest()
  shop.setClock('2026-01-01T00:00:00Z')
  await putInCart(guest, await addProduct(shop.deps.db, { id: 'test-noor' }))
  await shop.deps.db.execute(sql`
    insert into orders (number, token, cart_id, idempotency_key, language, status, stock_state,
      contact, address, billing, shipping, payment_method, currency, totals, total)
    select 'R1', ${randomUUID()}, id, 'key', 'en', 'placed', 'sold',
      '{}', '{}', '{}', '{}', 'card', 'AED', '{}', 0 from carts`)
  shop.setClock('2027-01-01T00:00:00Z')
  await shop.runJob('clean-up-carts')
  expect(await count(shop)).toEqual([1, 1, 0])
})

test('a removed line goes when it can no longer be put back', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-noor' })
  const guest = shop.guest()
  shop.setClock('2026-11-21T08:00:00Z')
  await putInCart(guest, product)
  await putInCart(guest, product, { size: 56 })
  const { result } = await guest.call('GET guest-cart/get-cart')
  await guest.call('POST guest-cart/remove-line', { body: { line_id: result.lines[0]?.id ?? '' } })
  shop.setClock('2026-11-22T07:00:00Z')
  await shop.runJob('clean-up-carts')
  expect(await count(shop)).toEqual([1, 2, 0])
  shop.setClock('2026-11-22T09:00:00Z')
  await shop.runJob('clean-up-carts')
  expect(await count(shop)).toEqual([1, 1, 0])
})
