import { expect, test } from 'vitest'
import { addProduct, fullSize, putInCart, saveCustomSize } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { placeOrder, press, seenTotal } from '../../../test/order-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

/**
 * A shop where a guest ordered one made-to-measure unit with a remark, two units of a size and one of another
 * product.
 */
async function orderedShop() {
  const shop = await testShop()
  const { db } = shop.deps
  const layla = await addProduct(db, { id: 'try-layla', customSize: true, stock: { 54: 5, 56: 9 } })
  const noor = await addProduct(db, { id: 'try-noor', stock: { 54: 4 } })
  const guest = shop.guest()
  const customSizeId = await saveCustomSize(guest)
  await putInCart(guest, layla, { customSizeId, remarks: 'Two buttons, please' })
  await putInCart(guest, layla, { size: 56 })
  await putInCart(guest, layla, { size: 56 })
  await putInCart(guest, noor)
  const { result } = await placeOrder({ guest, total: await seenTotal(guest) })
  await press(shop, result.paymentToken, 'approve')
  const { pool } = shop.deps
  return {
    ...result,
    shop,
    guest,
    sql: (text: string) => pool.query(text),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('an order can be repeated: measurements, size, quantity and remarks', async () => {
  await using given = await orderedShop()
  const customer = await customerOf(given.shop)
  const body = { order: given.orderNumber }
  const { result } = await customer.call('POST order/order-again', { body })
  expect(result).toEqual({ added: 4, count: 4, missing: [] })
  const cart = await customer.call('GET guest-cart/get-cart')
  expect(cart.result.lines).toMatchObject([
    {
      product_id: 'try-layla',
      measurements: fullSize,
      remarks: 'Two buttons, please',
      quantity: 1,
    },
    { product_id: 'try-layla', size: 56, quantity: 2, remarks: '' },
    { product_id: 'try-noor', size: 54, quantity: 1 },
  ])
  const { rows } = await given.sql(
    `select count(*)::int as sets from custom_sizes where customer_id = '${customer.customerId}'`,
  )
  expect(rows[0].sets).toBe(1)
})

test('products that are sold out, withdrawn or no longer made are left out, and the customer is informed', async () => {
  await using given = await orderedShop()
  await given.sql(`update variants set stock = 1 where sku = 'TRY-LAYLA-BLACK-56'`)
  await given.sql(`update products set published = false where id = 'try-noor'`)
  await given.sql(`update products set custom_size = false where id = 'try-layla'`)
  const body = { order: given.orderToken }
  const { result } = await given.guest.call('POST order/order-again', { body })
  expect(result).toMatchObject({
    added: 1,
    count: 1,
    missing: [
      {
        name: 'try-layla',
        measurements: fullSize,
        quantity: 1,
        why: expect.stringContaining('sewn'),
      },
      { name: 'try-layla', size: 56, quantity: 1, why: expect.stringContaining('left') },
      { name: 'try-noor', size: 54, quantity: 1, queue: null },
    ],
  })
  const arabic = await given.guest.call('POST order/order-again', {
    body: { ...body, language_code: 'arb' },
  })
  expect(arabic.result.missing[0]?.why).toContain('القياس')
})

test('a line of a queued product names the queue, and the others are added', async () => {
  await using given = await orderedShop()
  await given.sql(`update products set queued = true where id = 'try-noor'`)
  const body = { order: given.orderToken }
  const { result } = await given.guest.call('POST order/order-again', { body })
  expect(result).toMatchObject({
    added: 3,
    missing: [{ name: 'try-noor', quantity: 1, queue: 'try-noor' }],
  })
})

test('an order of somebody else is not there', async () => {
  await using given = await orderedShop()
  const other = await customerOf(given.shop, { email: 'other@example.com' })
  const body = { order: given.orderNumber }
  for (const stranger of [other, given.shop.guest()]) {
    expect((await stranger.call('POST order/order-again', { body })).status).toBe(404)
  }
})
