import type { CancelPreview } from '@rimal/contract/cancel-order'
import { addDiscount, addProduct, putInCart, type TestProduct } from './fixtures.ts'
import { noon, placeOrder, press, seenTotal } from './order-fixtures.ts'
import { testShop, type TestShop } from './test-shop.ts'

/** Makes a shop with two products in stock, five units of each, and one that is made to order. */
export async function shopWithLines(settings: Parameters<typeof testShop>[0] = {}) {
  const shop = await testShop(settings)
  shop.setClock(noon)
  const { db } = shop.deps
  const layla = await addProduct(db, { id: 'try-layla', price: 10_000, stock: { 54: 5 } })
  const nada = await addProduct(db, { id: 'try-nada', price: 7_777, stock: { 54: 5 } })
  const madeToOrder = await addProduct(db, {
    id: 'try-made-to-order',
    price: 20_000,
    madeToOrder: true,
    leadDays: 5,
  })
  return {
    shop,
    layla,
    nada,
    madeToOrder,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
export type ShopWithLines = Awaited<ReturnType<typeof shopWithLines>>

type Paying = { method?: 'card' | 'cash_on_delivery'; percent?: number }

/** Places an order of products; a product that is named twice becomes one line of two units. */
export async function orderedLines(
  shop: TestShop,
  products: readonly TestProduct[],
  { method = 'card', percent }: Paying = {},
) {
  const guest = shop.guest()
  for (const line of products) await putInCart(guest, line)
  if (percent !== undefined) {
    const code = `LESS${percent}`
    await addDiscount(shop.deps.db, { code, percent })
    await guest.call('POST guest-cart/apply-discount', { body: { code } })
  }
  const total = await seenTotal(guest)
  const { result } = await placeOrder({ guest, total }, { paymentMethod: method })
  if (method === 'card') await press(shop, result.paymentToken, 'approve')
  await shop.runJob('settle-open-payments')
  return { ...result, guest, total }
}

export async function previewOf(shop: TestShop, order: string): Promise<CancelPreview> {
  const { result } = await shop.call('GET order/cancel-preview/{order}', { params: { order } })
  return result
}

/** Returns the lines of an order that can be cancelled, by the name of the product. */
export async function linesOf(shop: TestShop, order: string) {
  const { lines: products } = await previewOf(shop, order)
  return new Map(products.map((line) => [line.name, line]))
}

let keys = 0

export function cancelUnits(
  shop: TestShop,
  order: string,
  products: { lineId: string; quantity: number }[],
  {
    key = `lines-${process.pid}-${++keys}`,
    ...input
  }: { key?: string } & Record<string, string> = {},
) {
  return shop.guest().call('POST order/cancel-order-lines', {
    body: { order, key, lines: products, reason: 'changed_mind', ...input },
  })
}

/** Returns the amounts of money that the database records, for a shop with one order. */
export async function moneyOf(shop: TestShop) {
  const { rows } = await shop.deps.pool.query<{
    captured: number
    refunded: number
    invoiced: number
    credited: number
  }>(
    `select
      (select coalesce(sum(amount), 0)::int from payment_ledger where kind = 'capture') as captured,
      (select coalesce(sum(amount), 0)::int from payment_ledger where kind = 'refund') as refunded,
      (select coalesce(sum((document -> 'totals' ->> 'total')::int), 0)::int from invoices
        where kind = 'invoice') as invoiced,
      (select coalesce(sum((document -> 'totals' ->> 'total')::int), 0)::int from invoices
        where kind = 'credit_note') as credited`,
  )
  if (!rows[0]) throw new Error('A row without a table was not answered.')
  return rows[0]
}
