import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { BenchDatabase } from './databases.ts'
import { load, type Request } from './load.ts'
import type { Row } from './table.ts'

export type Piece = { product_id: string; item_id: string; color_code: string; size: number }

const json = { 'content-type': 'application/json' }
const contact = { name: 'Bench', phone: '+971505550186' }

/** Adding to the bag and ordering over HTTP, beside the same statements run by pgbench. */
export async function measureOrders(
  address: string,
  database: BenchDatabase,
  { products, seconds }: { products: number; seconds: number },
): Promise<Row[]> {
  const pieces = await stockUp(database)
  let turn = 0
  const next = () => addRequest(pieces[turn++ % pieces.length] as Piece)
  await load(address, next, { seconds: 1 })
  const adds = await load(address, next, { seconds })
  const addFloor = pgbench(database.url, 'add-to-cart', { seconds })
  console.log(`add to bag: ${Math.round(adds.perSecond)} of ${Math.round(addFloor)} /s`)

  const bags = await fillBags(address, pieces, 400 * seconds)
  const wishes = await Promise.all(bags.map((cookie) => orderRequest(address, cookie)))
  const orders = await load(address, () => wishes.pop() ?? fail(), {
    seconds,
    amount: wishes.length - 64,
  })
  await prepareFloor(database, 600 * seconds)
  const orderFloor = pgbench(database.url, 'place-order', { transactions: 50 * seconds })
  console.log(`order: ${Math.round(orders.perSecond)} of ${Math.round(orderFloor)} /s`)
  const shared = { products, unit: '/s' }
  return [
    {
      name: 'add to bag',
      ...shared,
      value: adds.perSecond,
      floor: addFloor,
      p50: adds.p50,
      p99: adds.p99,
      ...failures(adds.failed),
    },
    {
      name: 'guest order, cash',
      ...shared,
      value: orders.perSecond,
      floor: orderFloor,
      p50: orders.p50,
      p99: orders.p99,
      ...failures(orders.failed),
    },
  ]
}

function failures(failed: number) {
  return failed > 0 ? { note: `${failed} failed` } : {}
}

function fail(): never {
  throw new Error('There were fewer bags than orders.')
}

/** Five hundred pieces that do not run out, so that neither side measures refusals. */
async function stockUp(database: BenchDatabase): Promise<Piece[]> {
  await database.query(`
    create table bench_pieces as
    select row_number() over ()::int as n, product_id, item_id, color_code, size, sku
    from (select i.product_id, v.item_id, i.color_code, v.size, v.sku
      from variants v join product_items i on i.id = v.item_id join products p on p.id = i.product_id
      where p.published and not p.made_to_order and v.stock > 0 and p.price < 150000 limit 500) as pieces`)
  await database.query(
    'update variants set stock = 1000000 from bench_pieces b where b.sku = variants.sku',
  )
  await database.query('create unique index on bench_pieces (n)')
  return database.query<Piece>('select * from bench_pieces')
}

function addRequest({ product_id, item_id, color_code, size }: Piece): Request {
  return {
    method: 'POST',
    path: '/api/guest-cart/add-to-cart',
    headers: { ...json },
    body: JSON.stringify({
      product_id,
      product_item_id: item_id,
      color_code,
      language_code: 'en',
      isSingleCart: false,
      size,
      ip_address: null,
    }),
  }
}

/** Bags of one piece, each of a guest of her own; answers their cookies. */
async function fillBags(address: string, pieces: Piece[], count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let start = 0; start < count; start += 50) {
    const batch = Array.from({ length: 50 }, async (_, index) => {
      const request = addRequest(pieces[(start + index) % pieces.length] as Piece)
      const response = await fetch(address + request.path, request as RequestInit)
      await response.arrayBuffer()
      return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
    })
    cookies.push(...(await Promise.all(batch)))
  }
  return cookies
}

async function orderRequest(address: string, cookie: string): Promise<Request> {
  const response = await fetch(`${address}/api/guest-cart/get-cart?language_code=en`, {
    headers: { cookie },
  })
  const { result } = (await response.json()) as { result: { totals: { total: number } } }
  const delivery = {
    type: 'home',
    name: 'Bench',
    country: 'AE',
    state: 'Dubai',
    district: 'Jumeirah',
    city: '',
    addressLineOne: 'Al Wasl Road, villa 14',
    addressLineTwo: '',
    zipCode: '',
    phone: contact.phone,
    alternateNumber: '',
    landmark: '',
    email: 'bench@example.com',
  }
  return {
    method: 'POST',
    path: '/api/order/place-order',
    headers: { ...json, cookie },
    body: JSON.stringify({
      language_code: 'en',
      idempotencyKey: randomUUID(),
      seenTotal: result.totals.total,
      contact: { ...contact, email: 'bench@example.com' },
      address: delivery,
      billing: { sameAsDelivery: true, company: '', taxNumber: '', address: null },
      shippingMethod: 'uae-standard',
      paymentMethod: 'cash_on_delivery',
    }),
  }
}

/** Bags for the floor, and the constant parts of an order in a row of their own. */
async function prepareFloor(database: BenchDatabase, count: number) {
  await database.query(`
    create table bench_bags as
    select s as n, md5('bench-' || s) as guest_id, gen_random_uuid() as cart_id,
      gen_random_uuid() as line_id, b.sku, b.item_id
    from generate_series(1, ${count}) as s
    join bench_pieces b on b.n = 1 + s % (select count(*)::int from bench_pieces)`)
  await database.query('create unique index on bench_bags (n)')
  await database.query('create sequence bench_turn')
  await database.query('insert into carts (id, guest_id) select cart_id, guest_id from bench_bags')
  await database.query(`
    insert into cart_lines (id, cart_id, item_id, sku, quantity, seen_price)
    select line_id, cart_id, item_id, sku, 1, 1 from bench_bags`)
  await database.query(`
    create table bench_json as
    select contact, email_key, phone_key, address, billing, shipping, totals, m.data as thanks, i.document
    from orders o join outbox m on m.dedup_key = 'order_received:' || o.id
    join invoices i on i.order_id = o.id limit 1`)
  await database.query('vacuum analyze')
}

/** Transactions per second of a script in `statements/`, with as many connections as the shop has. */
function pgbench(
  url: string,
  script: string,
  { seconds, transactions }: { seconds?: number; transactions?: number },
): number {
  const file = join(import.meta.dirname, 'statements', `${script}.sql`)
  const length = transactions ? ['-t', String(transactions)] : ['-T', String(seconds)]
  const run = spawnSync(
    'pgbench',
    ['-n', '-M', 'prepared', '-c', '10', '-j', '2', ...length, '-f', file, url],
    { encoding: 'utf8' },
  )
  const [, tps] = /tps = ([\d.]+)/.exec(run.stdout ?? '') ?? []
  if (!tps) throw new Error(`pgbench did not run ${script}: ${run.error?.message ?? run.stderr}`)
  return Number(tps)
}
