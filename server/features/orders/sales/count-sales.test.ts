import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addProduct, putInCart, type TestProduct } from '../../../test/fixtures.ts'
import { buyer, placeOrder, press, seenTotal } from '../../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { changeStatus } from '../change-status.ts'
import { countSales } from './count-sales.ts'
import { findOrderByToken, lockOrder } from '../stored-order.ts'

const cash = { paymentMethod: 'cash_on_delivery' } as const

async function soldOf(shop: TestShop, ...ids: string[]): Promise<number[]> {
  const { rows } = await shop.deps.db.execute<{ sold: number }>(
    sql`select sold from products where id in ${ids} order by id`,
  )
  return rows.map(({ sold }) => sold)
}

async function buy(shop: TestShop, lines: readonly TestProduct[]) {
  const guest = shop.guest()
  for (const product of lines) await putInCart(guest, product)
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) }, cash)
  return result
}

test('an order is counted once it is placed, and only once', async () => {
  await using shop = await testShop()
  const a = await addProduct(shop.deps.db, { id: 'try-a' })
  const b = await addProduct(shop.deps.db, { id: 'try-b' })
  await buy(shop, [a, a, b])
  const { result } = await placeOrder(await buyer(shop, b))
  expect(await soldOf(shop, 'try-a', 'try-b')).toEqual([0, 0])
  await Promise.all([shop.runJob('count-sales'), shop.runJob('count-sales')])
  await shop.runJob('count-sales')
  expect(await soldOf(shop, 'try-a', 'try-b')).toEqual([2, 1])

  await press(shop, result.paymentToken, 'approve')
  await shop.runJob('count-sales')
  expect(await soldOf(shop, 'try-a', 'try-b')).toEqual([2, 2])
})

test('an order that is cancelled after all is taken off again', async () => {
  await using shop = await testShop()
  const { db, clock } = shop.deps
  const product = await addProduct(db, { id: 'try-a' })
  await buy(shop, [product])
  const { orderToken } = await buy(shop, [product])
  await shop.runJob('count-sales')
  expect(await soldOf(shop, 'try-a')).toEqual([2])

  const cancelled = await findOrderByToken(db, orderToken)
  await shop.deps.transact(async (tx) => {
    const order = await lockOrder(tx, cancelled?.id ?? '')
    await changeStatus(tx, order, 'cancelled', { actor: 'staff:test', at: clock() })
  })
  await shop.runJob('count-sales')
  await shop.runJob('count-sales')
  expect(await soldOf(shop, 'try-a')).toEqual([1])
})

test('the list of best sellers follows', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  await shop.deps.db.execute(sql`update products set sold = 0`)
  await shop.deps.listing.load(shop.deps.db)
  await buy(shop, [product])
  await shop.runJob('count-sales')
  await expect
    .poll(async () => {
      const { result } = await shop.call('GET product/list-products', {
        query: { sort: 'best_selling' },
      })
      return result.products[0]?.id
    })
    .toBe('try-a')
})

test('many orders are counted part by part', async () => {
  await using shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'try-a' })
  for (let count = 0; count < 3; count++) await buy(shop, [product])
  await countSales(shop.deps, { batch: 2 })
  expect(await soldOf(shop, 'try-a')).toEqual([3])
})
