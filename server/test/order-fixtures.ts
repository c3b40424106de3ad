import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@rimal/contract/endpoint'
import type { ordersApi } from '@rimal/contract/orders'
import type { OnlineProvider } from '../features/payments/payment-provider.ts'
import { saveSetting } from '../features/shop/settings/settings.ts'
import { putInCart, type TestGuest, type TestProduct } from './fixtures.ts'
import type { TestShop } from './test-shop.ts'
import { villa } from './visit-fixtures.ts'

export type OrderBody = BodyOf<typeof ordersApi.placeOrder>

/** In Dubai. */
export const noon = '2026-11-21T08:00:00Z'

/** Returns the time that many minutes after noon. */
export function later(minutes: number): string {
  return new Date(Date.parse(noon) + minutes * 60_000).toISOString()
}

const person = { name: 'Mariam Saeed', email: 'mariam@example.com', phone: '+971501234567' }

let keys = 0

/** Returns an order that the shop accepts, with a new key. */
export function orderBody(seenTotal: number, changes: Partial<OrderBody> = {}): OrderBody {
  keys += 1
  return {
    idempotencyKey: `test-order-${process.pid}-${keys}`,
    seenTotal,
    contact: person,
    address: villa,
    billing: { sameAsDelivery: true, company: '', taxNumber: '', address: null },
    shippingMethod: 'uae-standard',
    paymentMethod: 'card',
    ...changes,
  }
}

/** Makes a guest with a product in the cart, and returns the price that the guest sees. */
export async function buyer(
  shop: TestShop,
  product: TestProduct,
  choice?: Parameters<typeof putInCart>[2],
) {
  const guest = shop.guest()
  await putInCart(guest, product, choice)
  return { guest, total: await seenTotal(guest) }
}

/** Writes guests with equal carts straight into the database, for tests that need hundreds of them. */
export async function crowd(
  shop: Pick<TestShop, 'guest'> & { deps: Pick<TestShop['deps'], 'pool'> },
  carts: readonly { sku: string; itemId: string; quantity?: number }[][],
): Promise<TestGuest[]> {
  const guests = carts.map((products) => ({ id: randomBytes(16).toString('hex'), products }))
  await shop.deps.pool.query(
    `with crowd as (
      insert into carts (guest_id) select g->>'id' from jsonb_array_elements($1) g
      returning id, guest_id
    )
    insert into cart_lines (cart_id, item_id, sku, quantity, seen_price, created_at)
    select crowd.id, p->>'itemId', p->>'sku', coalesce((p->>'quantity')::int, 1), 10000,
      now() + n * interval '1 ms'
    from jsonb_array_elements($1) g join crowd on crowd.guest_id = g->>'id',
      jsonb_array_elements(g->'products') with ordinality as pieces (p, n)`,
    [JSON.stringify(guests)],
  )
  return guests.map(({ id }) => {
    const guest = shop.guest()
    guest.cookies.set('gid', id)
    return guest
  })
}

export async function seenTotal(guest: TestGuest): Promise<number> {
  const { result } = await guest.call('GET guest-cart/get-cart')
  return result.totals.total
}

export async function placeOrder(
  { guest, total }: { guest: TestGuest; total: number },
  changes: Partial<OrderBody> = {},
) {
  return guest.call('POST order/place-order', { body: orderBody(total, changes) })
}

export async function paymentStatus(shop: TestShop, paymentToken: string | null) {
  const { result } = await shop.call('GET payment/get-status/{paymentToken}', {
    params: { paymentToken: paymentToken ?? '' },
  })
  return result
}

export async function readOrder(shop: TestShop, orderToken: string) {
  const { result } = await shop.call('GET order/get-order/{orderToken}', { params: { orderToken } })
  return result
}

/** Presses a button on the page of the simulator, as a browser would. */
export async function press(
  shop: TestShop,
  paymentToken: string | null,
  outcome: string,
): Promise<Response> {
  const { payAt } = await paymentStatus(shop, paymentToken)
  if (!payAt) throw new Error('There is no page to pay on.')
  return pressAt(payAt, outcome)
}

export function pressAt(payAt: string, outcome: string): Promise<Response> {
  return fetch(payAt, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  })
}

/** The simulator as the shop asks it, for a test in which it fails. */
export function onlineProvider(shop: TestShop): OnlineProvider {
  const provider = shop.deps.payments.find(({ online }) => online)
  if (!provider?.online) throw new Error('The simulator is off.')
  return provider
}

/** Returns the stock of a product's size as the database records it. */
export async function stockOf(shop: TestShop, sku: string) {
  const { rows } = await shop.deps.pool.query<{ stock: number; reserved: number }>(
    'select stock, reserved from variants where sku = $1',
    [sku],
  )
  return rows[0]
}

export async function count(shop: TestShop, table: string, where = 'true'): Promise<number> {
  const { rows } = await shop.deps.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table} where ${where}`,
  )
  return rows[0]?.count ?? 0
}

/** Marks each placed order as shipped; pay-later providers are captured then. */
export async function sendAll(shop: Pick<TestShop, 'deps'>): Promise<void> {
  await shop.deps.pool.query(
    `with sent as (update orders set status = 'shipped' where status = 'placed' returning id)
     update payment_attempts set ask_after = $1 where order_id in (select id from sent) and state = 'authorized'`,
    [shop.deps.clock()],
  )
}

/**
 * Changes the currency to riyals, in which bank networks take payments too; the numbers of the prices do not
 * change.
 */
export async function sellInRiyals({ deps: { db } }: Pick<TestShop, 'deps'>): Promise<void> {
  await saveSetting(db, 'otherCurrencies', [])
  await saveSetting(db, 'currency', 'SAR')
}
