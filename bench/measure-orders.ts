import type { BenchDatabase } from './databases.ts'
import { load } from './load.ts'
import { pgbench } from './pgbench.ts'
import { addRequest, fillCarts, orderRequest, type Product } from './shopping.ts'
import { besideFloor, type Row } from './table.ts'

/** Adding to the cart and ordering over HTTP, beside the same statements in pgbench. */
export async function measureOrders(
  address: string,
  database: BenchDatabase,
  { products, seconds }: { products: number; seconds: number },
): Promise<Row[]> {
  const stocked = await stockUp(database)
  let turn = 0
  const next = () => addRequest(stocked[turn++ % stocked.length] as Product)
  await load(address, next, { seconds: 1 })
  const adds = await load(address, next, { seconds })
  const addFloor = pgbench(database.url, 'add-to-cart', { seconds })
  console.log(`add to cart: ${Math.round(adds.perSecond)} of ${Math.round(addFloor.perSecond)} /s`)

  const carts = await fillCarts(address, stocked, 400 * seconds)
  const inputs = await Promise.all(carts.map((cookie) => orderRequest(address, cookie)))
  const orders = await load(address, () => inputs.pop() ?? fail(), {
    seconds,
    amount: inputs.length - 64,
  })
  await prepareFloor(database, 600 * seconds)
  const orderFloor = pgbench(database.url, 'place-order', { transactions: 50 * seconds })
  // Otherwise the shop would issue the invoices of the floor during the next measurement.
  await database.query('truncate waiting_invoices')
  console.log(`order: ${Math.round(orders.perSecond)} of ${Math.round(orderFloor.perSecond)} /s`)
  return [
    { name: 'add to cart', products, ...besideFloor(adds, addFloor) },
    { name: 'guest order, cash', products, ...besideFloor(orders, orderFloor) },
  ]
}

function fail(): never {
  throw new Error('There were fewer carts than orders.')
}

/** Five hundred variants with enough stock, so that neither side measures refusals. */
async function stockUp(database: BenchDatabase): Promise<Product[]> {
  await database.query(`
    create table bench_products as
    select row_number() over ()::int as n, product_id, item_id, color_code, size, sku
    from (select i.product_id, v.item_id, i.color_code, v.size, v.sku
      from variants v join product_items i on i.id = v.item_id join products p on p.id = i.product_id
      where p.published and not p.made_to_order and v.stock > 0 and p.price < 150000 limit 500) as products`)
  await database.query(
    'update variants set stock = 1000000 from bench_products b where b.sku = variants.sku',
  )
  await database.query('create unique index on bench_products (n)')
  return database.query<Product>('select * from bench_products')
}

/** Prepares carts for the floor, and one row with the constant parts of an order. */
async function prepareFloor(database: BenchDatabase, count: number) {
  await database.query(`
    create table bench_carts as
    select s as n, md5('bench-' || s) as guest_id, gen_random_uuid() as cart_id,
      gen_random_uuid() as line_id, b.sku, b.item_id
    from generate_series(1, ${count}) as s
    join bench_products b on b.n = 1 + s % (select count(*)::int from bench_products)`)
  await database.query('create unique index on bench_carts (n)')
  await database.query('create sequence bench_turn')
  await database.query('insert into carts (id, guest_id) select cart_id, guest_id from bench_carts')
  await database.query(`
    insert into cart_lines (id, cart_id, item_id, sku, quantity, seen_price)
    select line_id, cart_id, item_id, sku, 1, 1 from bench_carts`)
  await database.query(`
    create table bench_json as
    select o.contact, o.email_key, o.phone_key, o.address, o.billing, o.shipping, o.totals,
      m.data as confirmation, i.document, jsonb_build_array(to_jsonb(l)) as lines
    from orders o join outbox m on m.dedup_key = 'order_received:' || o.id
    join invoices i on i.order_id = o.id join order_lines l on l.order_id = o.id limit 1`)
  await database.query('vacuum analyze')
}
