import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { count, crowd, orderBody, stockOf } from '../../test/order-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

test(
  'of 200 who order one of 50 pieces at once, exactly 50 get it',
  { timeout: 60_000 },
  async () => {
    await using shop = await testShop()
    const piece = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 50 } })
    const bag = [{ sku: piece.skuOf(54), itemId: piece.itemId }]
    const guests = await crowd(
      shop,
      Array.from({ length: 200 }, () => bag),
    )
    await shop.deps.pool.query(`update carts set draft = '{"country":"AE"}'`)
    const replies = await Promise.all(
      guests.map((guest, index) =>
        guest.call('POST order/place-order', {
          body: orderBody(12_500, { paymentMethod: index % 4 === 0 ? 'card' : 'cash_on_delivery' }),
        }),
      ),
    )
    const codes = replies.map(({ errorCode }) => errorCode)
    expect(codes.filter((code) => code === 0)).toHaveLength(50)
    expect(codes.filter((code) => code === 303)).toHaveLength(150)
    expect(await count(shop, 'orders')).toBe(50)

    const placed = await count(shop, 'orders', "status = 'placed'")
    // What she filled in leaves the bag with an order, never with a refusal.
    expect(await count(shop, 'carts', "draft = '{}'")).toBe(placed)
    expect(await stockOf(shop, piece.skuOf(54))).toEqual({
      stock: 50 - placed,
      reserved: 50 - placed,
    })
    const numbers = await shop.deps.pool.query<{ invoice_number: string }>(
      "select invoice_number from orders where status = 'placed' order by 1",
    )
    expect(numbers.rows.map((row) => Number(row.invoice_number.slice(-6)))).toEqual(
      Array.from({ length: placed }, (_, index) => index + 1),
    )
  },
)

test(
  'bags with the same pieces in other orders never block each other',
  { timeout: 60_000 },
  async () => {
    await using shop = await testShop()
    const sizes = [50, 52, 54, 56]
    const stock = Object.fromEntries(sizes.map((size) => [size, 100]))
    const piece = await addProduct(shop.deps.db, { id: 'try-a', stock })
    const pieces = sizes.map((size) => ({ sku: piece.skuOf(size), itemId: piece.itemId }))
    const bags = Array.from({ length: 60 }, (_, index) => [
      ...pieces.slice(index % 4),
      ...pieces.slice(0, index % 4),
    ])
    const guests = await crowd(shop, bags)
    const replies = await Promise.all(
      guests.map((guest) =>
        guest.call('POST order/place-order', {
          body: orderBody(42_500, { paymentMethod: 'cash_on_delivery' }),
        }),
      ),
    )
    expect(replies.map(({ errorCode }) => errorCode)).toEqual(guests.map(() => 0))
    for (const { sku } of pieces)
      expect(await stockOf(shop, sku)).toEqual({ stock: 40, reserved: 0 })
  },
)
