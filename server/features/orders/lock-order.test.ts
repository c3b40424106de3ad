import { expect, test } from 'vitest'
import type { Tx } from '../../db/transact.ts'
import { addProduct } from '../../test/fixtures.ts'
import { previewOf, cancelUnits } from '../../test/line-fixtures.ts'
import { count, crowd, noon, orderBody, press, stockOf } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { releaseStock, reserveStock } from './return-orders/move-stock.ts'
import { releaseOrderStock, sellReserved } from './order-stock.sql.ts'
import { findOrderByToken, type StoredOrder } from './stored-order.ts'

const sizes = [50, 52, 54, 56]

/** A shop with four sizes, and carts that hold all of them, each in another order. */
async function shopWithSizes() {
  const shop = await testShop()
  shop.setClock(noon)
  const stock = Object.fromEntries(sizes.map((size) => [size, 100]))
  const product = await addProduct(shop.deps.db, { id: 'try-a', stock })
  const skus = sizes.map((size) => product.skuOf(size))
  const lines = skus.map((sku) => ({ sku, itemId: product.itemId }))
  const ways = [lines, lines.toReversed()].flatMap((way) =>
    way.map((_, at) => [...way.slice(at), ...way.slice(0, at)]),
  )
  return {
    shop,
    skus,
    guests: (many: number) =>
      crowd(
        shop,
        Array.from({ length: many }, (_, at) => ways[at % ways.length] ?? lines),
      ),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}
type Given = Awaited<ReturnType<typeof shopWithSizes>>
type Guest = Awaited<ReturnType<Given['guests']>>[number]

function order(guest: Guest, paymentMethod: 'card' | 'cash_on_delivery') {
  const body = orderBody(42_500, { paymentMethod })
  return guest.call('POST order/place-order', { body })
}

async function ordered(given: Given, many: number, method: 'card' | 'cash_on_delivery') {
  const replies = await Promise.all((await given.guests(many)).map((guest) => order(guest, method)))
  return replies.map(({ result }) => result)
}

/** Returns those of the SKUs whose rows are not locked. */
async function unlocked({ deps: { pool } }: TestShop, skus: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ sku: string }>(
    'select sku from variants where sku = any($1) for no key update skip locked',
    [skus],
  )
  return rows.map(({ sku }) => sku).toSorted()
}

type Work = (tx: Tx, held: StoredOrder, skus: readonly string[]) => Promise<unknown>
const backwards = (skus: readonly string[]) =>
  skus.toReversed().map((sku) => ({ sku, quantity: 1 }))

test.each<[string, Work]>([
  ['is ordered', (tx, _, skus) => reserveStock(tx, backwards(skus))],
  ['is paid', (tx, { id }) => sellReserved(tx, id, new Date())],
  ['is released', (tx, held) => releaseOrderStock(tx, held, new Date())],
  ['comes back', (tx, _, skus) => releaseStock(tx, backwards(skus))],
])('stock of several SKUs that %s is locked in the order of the SKUs', async (_, work) => {
  await using given = await shopWithSizes()
  const { shop, skus } = given
  const { pool, db, transact } = shop.deps
  const [{ orderToken } = { orderToken: '' }] = await ordered(given, 1, 'card')
  const held = await findOrderByToken(db, orderToken)
  if (!held) throw new Error('The order is not there.')
  const other = await pool.connect()
  await other.query('begin')
  await other.query('select from variants where sku = $1 for no key update', [skus[2]])
  const done = transact((tx) => work(tx, held, skus))
  const isWaiting = `wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(() => count(shop, 'pg_stat_activity', isWaiting)).toBe(1)
  const free = await unlocked(shop, skus)
  await other.query('rollback')
  other.release()
  await done
  // The first two were locked, the third was waited for, and the last was not yet asked for.
  expect(free).toEqual([skus[3]])
  expect(await unlocked(shop, skus)).toEqual(skus)
})

test(
  'orders of several SKUs that are placed, paid, cancelled, reduced and expired at once never deadlock',
  { timeout: 120_000 },
  async () => {
    await using given = await shopWithSizes()
    const { shop } = given
    const { pool } = shop.deps
    const [toPay, toExpire, toCancel, toReduce] = await Promise.all([
      ordered(given, 12, 'card'),
      ordered(given, 12, 'card'),
      ordered(given, 12, 'cash_on_delivery'),
      ordered(given, 12, 'cash_on_delivery'),
    ])
    await pool.query('update orders set pay_before = $1 where token = any($2)', [
      noon,
      toExpire.map(({ orderToken }) => orderToken),
    ])
    const reduced = await Promise.all(
      toReduce.map(async ({ orderToken }) => {
        const { lines } = await previewOf(shop, orderToken)
        return { orderToken, lines: lines.slice(0, 2).map(({ lineId }) => lineId) }
      }),
    )
    const buyers = await given.guests(24)

    const [placed, cancelled, fewer] = await Promise.all([
      Promise.all(buyers.map((guest) => order(guest, 'cash_on_delivery'))),
      Promise.all(
        toCancel.map(({ orderToken }) =>
          shop.guest().call('POST order/cancel-order', {
            body: { order: orderToken, reason: 'changed_mind' },
          }),
        ),
      ),
      Promise.all(
        reduced.map(({ orderToken, lines }) =>
          cancelUnits(
            shop,
            orderToken,
            lines.map((lineId) => ({ lineId, quantity: 1 })),
          ),
        ),
      ),
      Promise.all(toPay.map(({ paymentToken }) => press(shop, paymentToken, 'approve'))),
      Promise.all([1, 2].map(() => shop.runJob('expire-unpaid-orders'))),
    ])
    const codes = [...placed, ...cancelled, ...fewer].map(({ errorCode }) => errorCode)
    expect(codes).toEqual(codes.map(() => 0))
    expect(shop.repeated).toEqual([])

    const statuses = await pool.query(
      'select status, count(*)::int as orders from orders group by status order by status',
    )
    expect(statuses.rows).toEqual([
      { status: 'cancelled', orders: 12 },
      { status: 'expired', orders: 12 },
      { status: 'placed', orders: 48 },
    ])
    await expectSold(given, 48 * 4 - 12 * 2)
  },
)

/** The stock of every SKU agrees with the orders that were sold, which have `units` together. */
async function expectSold(
  { shop, skus }: Awaited<ReturnType<typeof shopWithSizes>>,
  units: number,
): Promise<void> {
  const gone = await shop.deps.pool.query<{ sku: string; quantity: number }>(
    `select sku, sum(quantity)::int as quantity from stock_holds h join orders o on o.id = h.order_id
    where o.stock_state = 'sold' group by sku`,
  )
  for (const sku of skus) {
    const { quantity = 0 } = gone.rows.find((row) => row.sku === sku) ?? {}
    expect(await stockOf(shop, sku)).toEqual({ stock: 100 - quantity, reserved: 0 })
  }
  expect(gone.rows.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(units)
}
