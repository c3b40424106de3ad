import { expect, test } from 'vitest'
import { childShop } from '../../test/child-shop.ts'
import { addDiscount, addProduct, putInCart, type TestProduct } from '../../test/fixtures.ts'
import { orderBody } from '../../test/order-fixtures.ts'

type Shop = Awaited<ReturnType<typeof childShop>>

const cuts = 4
const hands = 6
/** The number of orders that the shop acknowledges between two cuts. */
const ordersBetween = 6
/** The codes that a guest may read: the order was placed, or the database is not available. */
const expectedCodes = [0, 7]

/** Repeats a call while the database is away; returns the first other reply. */
async function untilAnswered<T extends { errorCode: number }>(
  ask: () => Promise<T>,
  codes: Set<number>,
): Promise<T> {
  for (;;) {
    const reply = await ask()
    codes.add(reply.errorCode)
    if (reply.errorCode !== 7) return reply
  }
}

/** Starts guests who order with cash on delivery, one order after the other, until they are stopped. */
function orderOn(shop: Shop, product: TestProduct) {
  const acknowledged: string[] = []
  const codes = new Set<number>()
  let stopped = false

  async function order() {
    const guest = shop.guest()
    await untilAnswered(() => putInCart(guest, product), codes)
    const body = orderBody(11_500, { paymentMethod: 'cash_on_delivery' })
    // The key stays the same, because the guest does not know whether the order arrived.
    const { result } = await untilAnswered(
      () => guest.call('POST order/place-order', { body }),
      codes,
    )
    acknowledged.push(result.orderToken)
  }

  const done = Promise.allSettled(
    Array.from({ length: hands }, async () => {
      while (!stopped) await order()
    }),
  )
  return {
    acknowledged,
    codes,
    async stop() {
      stopped = true
      const ends = await done
      expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
    },
  }
}

const ofShop = 'datname = current_database() and pid <> pg_backend_pid()'

/** Connections of the shop by what they do; the test has others. */
async function connections({ deps: { pool } }: Shop) {
  const { rows } = await pool.query<Record<'listening' | 'jobs' | 'waiting' | 'between', number>>(
    `select count(*) filter (where query like 'listen %')::int as listening,
      count(*) filter (where application_name = 'rimal-jobs')::int as jobs,
      count(*) filter (where wait_event_type = 'Lock')::int as waiting,
      count(*) filter (where state = 'idle in transaction')::int as between
    from pg_stat_activity where ${ofShop}`,
  )
  return rows[0] ?? { listening: 0, jobs: 0, waiting: 0, between: 0 }
}

/**
 * Cuts all connections of the shop while the transaction of an order stands between two statements: the
 * order waits for its size, and gets it while the process is paused.
 */
async function cutInTransaction(shop: Shop, sku: string): Promise<void> {
  const { pool } = shop.deps
  const other = await pool.connect()
  await other.query('begin')
  await other.query('select from variants where sku = $1 for no key update', [sku])
  await expect.poll(async () => (await connections(shop)).waiting).toBeGreaterThan(0)
  shop.pause()
  await other.query('rollback')
  other.release()
  await expect.poll(async () => (await connections(shop)).between).toBeGreaterThan(0)
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${ofShop}`)
  shop.goOn()
}

const all = { listening: 2, jobs: expect.toSatisfy((jobs: number) => jobs > 0) }

test(
  'a shop whose connections are cut again and again lives on, and forgets no order',
  { timeout: 120_000 },
  async () => {
    await using shop = await childShop()
    const product = await addProduct(shop.deps.db, { id: 'try-a', stock: { 54: 5_000 } })
    // An order without a promotion is one statement; with one it is a transaction.
    await addDiscount(shop.deps.db, { percent: 10 })
    const ordering = orderOn(shop, product)
    for (let cut = 1; cut <= cuts; cut++) {
      await expect.poll(() => connections(shop)).toMatchObject(all)
      await cutInTransaction(shop, product.skuOf(54))
      const enough = ordering.acknowledged.length + ordersBetween
      await expect.poll(() => ordering.acknowledged.length).toBeGreaterThan(enough)
    }
    await ordering.stop()

    const { acknowledged, codes } = ordering
    expect(shop.isAlive()).toBe(true)
    const health = await fetch(`${shop.address}/healthz`)
    expect([health.status, await health.json()]).toEqual([200, { ok: true }])
    expect((await fetch(`${shop.address}/readyz`)).status).toBe(200)
    expect([...codes].filter((code) => !expectedCodes.includes(code))).toEqual([])

    const { rows } = await shop.deps.pool.query<{ token: string }>(
      "select token from orders where status = 'placed'",
    )
    expect(rows.map(({ token }) => token).toSorted()).toEqual(acknowledged.toSorted())
    const stock = await shop.deps.pool.query('select stock from variants where sku = $1', [
      product.skuOf(54),
    ])
    expect(stock.rows).toEqual([{ stock: 5_000 - acknowledged.length }])
    // The jobs and those who listen have found the database again as well.
    await expect.poll(() => connections(shop)).toMatchObject(all)
  },
)
