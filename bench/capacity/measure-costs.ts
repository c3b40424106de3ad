import { readdirSync, readFileSync } from 'node:fs'
import type { BenchDatabase } from '../databases.ts'
import { load, type Request } from '../load.ts'
import type { Running } from '../processes.ts'
import { addRequest, fillCarts, orderRequest, type Product } from '../shopping.ts'
import type { Asked, Cost } from './peak.ts'

const tickMs = 10
/** So few at once that no new page is refused while the process still compiles its code. */
const connections = 8
/** The share of the requests that are sent first and not measured. */
const warmUp = 0.25
const brotli = { 'accept-encoding': 'br' }

type Measured = { shop: Running; database: BenchDatabase; amount: number }

/**
 * Measures what each kind of request takes of the processors: of the shop with its rendering thread, and of the
 * connections of the database. Time of a processor hardly depends on what else the machine does, unlike requests per
 * second. Reads /proc, so it works on Linux alone, with a PostgreSQL on the same machine.
 */
export async function measureCosts(measured: Measured): Promise<Record<Asked, Cost>> {
  const { shop, database, amount } = measured
  const products = await stockedProducts(database)
  const ask = (path: string): Request => ({ path, headers: brotli })
  let turn = 0
  const cost = (next: () => Request, of = amount) => costOf(measured, next, of)

  const newPage = await cost(() => ask(`/product-list?price_min=${turn++}`))
  await load(shop.address, ask('/home'), { amount: 64 })
  const cachedPage = await cost(() => ask('/home'), 20 * amount)
  const addToCart = await cost(() => addRequest(products[turn++ % products.length] as Product))
  const carts = await fillCarts(shop.address, products, (1 + warmUp) * amount + connections)
  const read = (path: string) => () => ({
    path,
    headers: { cookie: carts[turn++ % carts.length] ?? '' },
  })
  const personalRead = await cost(read('/api/guest-cart/get-cart?language_code=en'))
  const checkout = await cost(read('/api/checkout/get-checkout?language_code=en'))
  const orders = await Promise.all(carts.map((cookie) => orderRequest(shop.address, cookie)))
  const order = await cost(() => orders.pop() as Request)
  return { cachedPage, newPage, personalRead, addToCart, checkout, order }
}

async function costOf(
  { shop, database }: Measured,
  next: () => Request,
  amount: number,
): Promise<Cost> {
  await load(shop.address, next, { amount: warmUp * amount, connections })
  const before = { shop: processorMs([shop.pid]), database: processorMs(await backends(database)) }
  const { failed } = await load(shop.address, next, { amount, connections })
  if (failed > 0) throw new Error(`${failed} of ${amount} requests failed: ${next().path}`)
  const after = { shop: processorMs([shop.pid]), database: processorMs(await backends(database)) }
  return {
    shopMs: (after.shop - before.shop) / amount,
    databaseMs: Math.max(0, after.database - before.database) / amount,
  }
}

/** The processes of PostgreSQL that serve the database, but for the one that answers this question. */
async function backends({ query }: BenchDatabase): Promise<number[]> {
  const rows = await query<{ pid: number }>(
    `select pid from pg_stat_activity
    where datname = current_database() and application_name like 'rimal%'`,
  )
  return rows.map(({ pid }) => pid)
}

/** Returns the time of a processor that processes have taken, with all their threads, in milliseconds. */
function processorMs(pids: number[]): number {
  const known = new Set(readdirSync('/proc'))
  return pids.reduce((sum, pid) => {
    if (!known.has(String(pid))) return sum
    // The name of the program is in brackets and may contain spaces.
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const fields = rest.split(' ')
    return sum + (Number(fields[11]) + Number(fields[12])) * tickMs
  }, 0)
}

async function stockedProducts(database: BenchDatabase): Promise<Product[]> {
  await database.query('update variants set stock = 1000000')
  return database.query<Product>(
    `select i.product_id, v.item_id, i.color_code, v.size
    from variants v join product_items i on i.id = v.item_id join products p on p.id = i.product_id
    where p.published and not p.made_to_order and p.price < 150000 limit 500`,
  )
}
