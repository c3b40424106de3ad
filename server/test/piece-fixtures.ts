import type { CancelPreview } from '@rimal/contract/cancelling'
import { addDiscount, addProduct, putInBag, type TestPiece } from './fixtures.ts'
import { noon, placeOrder, press, seenTotal } from './order-fixtures.ts'
import { testShop, type TestShop } from './test-shop.ts'

/** A shop with two kinds of pieces on the shelf, five of each, and one that is sewn once it is ordered. */
export async function shopOfPieces(settings: Parameters<typeof testShop>[0] = {}) {
  const shop = await testShop(settings)
  shop.setClock(noon)
  const { db } = shop.deps
  const layla = await addProduct(db, { id: 'try-layla', price: 10_000, stock: { 54: 5 } })
  const nada = await addProduct(db, { id: 'try-nada', price: 7_777, stock: { 54: 5 } })
  const sewn = await addProduct(db, {
    id: 'try-sewn',
    price: 20_000,
    madeToOrder: true,
    leadDays: 5,
  })
  return { shop, layla, nada, sewn, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}
export type ShopOfPieces = Awaited<ReturnType<typeof shopOfPieces>>

type Paying = { method?: 'card' | 'cash_on_delivery'; percent?: number }

/** An order of pieces, placed; one that is named twice is a line of two. */
export async function orderedPieces(
  shop: TestShop,
  pieces: readonly TestPiece[],
  { method = 'card', percent }: Paying = {},
) {
  const guest = shop.guest()
  for (const piece of pieces) await putInBag(guest, piece)
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

/** What can be taken out of an order, by the name of the piece. */
export async function piecesOf(shop: TestShop, order: string) {
  const { pieces } = await previewOf(shop, order)
  return new Map(pieces.map((piece) => [piece.name, piece]))
}

let keys = 0

export function takeOut(
  shop: TestShop,
  order: string,
  pieces: { lineId: string; quantity: number }[],
  {
    key = `pieces-${process.pid}-${++keys}`,
    ...wish
  }: { key?: string } & Record<string, string> = {},
) {
  return shop.guest().call('POST order/cancel-pieces', {
    body: { order, key, pieces, reason: 'changed_mind', ...wish },
  })
}

/** What the books of a shop with one order say of its money. */
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
