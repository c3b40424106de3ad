import { pino } from 'pino'
import { freePort } from '../free-port.ts'
import { readConfig } from '../../config.ts'
import { startShop } from '../../start.ts'
import { placeOrder, seenTotal } from '../order-fixtures.ts'
import { addProduct, putInCart } from '../fixtures.ts'
import { visitor } from '../test-shop.ts'

export type Shop = Awaited<ReturnType<typeof openShop>>

/** Starts a whole shop on the embedded database of a data folder. */
export async function openShop(dataDir: string) {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SAMPLE_SHOP: 'off',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  })
  const { deps, stop } = await startShop(config, {
    log: pino({ level: 'silent' }),
    say: () => {},
    storefront: null,
    signal: new AbortController().signal,
  })
  return { deps, stop, guest: () => visitor(`http://127.0.0.1:${config.port}`) }
}

export async function shopWithOrder(dataDir: string) {
  const shop = await openShop(dataDir)
  const product = await addProduct(shop.deps.db, { id: 'backed-up', stock: { 54: 10 } })
  const guest = shop.guest()
  await putInCart(guest, product)
  const total = await seenTotal(guest)
  const { result } = await placeOrder({ guest, total }, { paymentMethod: 'cash_on_delivery' })
  return { shop, sku: product.skuOf(54), orderToken: result.orderToken }
}

export async function orderOf(shop: Shop, orderToken: string) {
  const params = { orderToken }
  return (await shop.guest().call('GET order/get-order/{orderToken}', { params })).result
}

/**
 * Changes stock one unit after the other while the work runs, in thirty rounds at most. Between the changes a table is
 * created and dropped, a checkpoint is made, and a segment of the write-ahead log ends.
 */
export async function writeUntil(
  { shop, sku }: Pick<Awaited<ReturnType<typeof shopWithOrder>>, 'shop' | 'sku'>,
  work: () => Promise<void>,
) {
  const { pool } = shop.deps
  const commits: { at: number }[] = []
  const { rows } = await pool.query('select stock from variants where sku = $1', [sku])
  const stockBefore = rows[0]?.stock as number
  await addUnits(10)
  const madeBefore = commits.length
  let done = false
  const working = work().finally(() => (done = true))
  // Its error is thrown after the loop.
  working.catch(() => {})
  for (let round = 0; !done && round < 30; round++) {
    await pool.query('create table passing as select generate_series(1, 5000) as number')
    await addUnits(5)
    await pool.query('drop table passing')
    if (round < 4) await pool.query('select pg_switch_wal()')
    await pool.query('checkpoint')
  }
  await working
  return { commits, madeBefore, stockBefore, url: pool.options.connectionString ?? '' }

  async function addUnits(count: number) {
    for (let added = 0; added < count; added++) {
      await pool.query(
        `with counted as (update variants set stock = stock + 1 where sku = $1 returning stock)
        insert into stock_movements (sku, quantity, kind, stock_after, at, note)
        select $1, 1, 'found', stock, now(), $2 from counted`,
        [sku, `write ${commits.length + 1}`],
      )
      commits.push({ at: Date.now() })
    }
  }
}
