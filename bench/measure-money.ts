import { createHmac } from 'node:crypto'
import type { BenchDatabase } from './databases.ts'
import { measureFlashSale } from './flash-sale.ts'
import { load, type Request } from './load.ts'
import { floorConnections, pgbench } from './pgbench.ts'
import { benchSecret } from './processes.ts'
import { fillCarts, orderRequest, type Product } from './shopping.ts'
import { besideFloor, type Row } from './table.ts'

/**
 * More requests than are counted, for those that are still open when the last counted one is
 * answered.
 */
const spare = 64

/**
 * Orders by card, the webhooks that place them, and a flash sale. Runs after measureOrders, on the
 * same database.
 */
export async function measureMoney(
  address: string,
  database: BenchDatabase,
  { seconds }: { seconds: number },
): Promise<Row[]> {
  const products = await database.query<Product>('select * from bench_products')
  const each = 100 * seconds
  const carts = await fillCarts(address, products, 2 * each + spare)
  const inputs = await Promise.all(carts.map((cookie) => orderRequest(address, cookie, 'card')))
  const orders = await load(address, () => inputs.pop() ?? fail(), { amount: 2 * each })
  const refs = await charge(database)

  const events = refs.slice(each).map(({ ref }) => ref)
  const settles = await load(address, () => webhook(events.pop() ?? refs[0]?.ref ?? ''), {
    amount: each - spare,
  })
  await expectPlaced(database, each - spare)
  await prepareFloor(database, refs.slice(0, each))
  const transactions = Math.floor(each / floorConnections)
  const floor = pgbench(database.url, 'settle', { transactions })
  await expectPlaced(database, each - spare + transactions * floorConnections)
  // Otherwise the shop would issue the invoices of the floor during the next measurement.
  await database.query('truncate waiting_invoices')
  console.log(`settle: ${Math.round(settles.perSecond)} of ${Math.round(floor.perSecond)} /s`)
  const { perSecond: value, p50, p99, failed } = orders
  return [
    {
      name: 'guest order, card, its payment opened',
      value,
      unit: '/s',
      p50,
      p99,
      ...(failed > 0 ? { note: `${failed} failed` } : {}),
    },
    { name: 'webhook that places an order', ...besideFloor(settles, floor) },
    await measureFlashSale(address, database),
  ]
}

function fail(): never {
  throw new Error('There were fewer carts than orders.')
}

/** Captures every open payment at the simulator, which sends no webhook for them yet. */
function charge(database: BenchDatabase) {
  return database.query<{ ref: string }>(`
    update simulator_payments set state = 'captured', entries = jsonb_build_array(jsonb_build_object(
      'kind', 'capture', 'tx', ref || '-capture', 'amount', amount, 'key', 'capture'))
    where state = 'pending' returning ref`)
}

/** A webhook event with the signature of the simulator. */
function webhook(ref: string): Request {
  const body = JSON.stringify({ id: `${ref}:captured:1`, ref, state: 'captured' })
  const key = hmac(benchSecret, 'simulator\nwebhook')
  const t = Math.floor(Date.now() / 1000)
  return {
    method: 'POST',
    path: '/api/payment/webhook/simulator',
    headers: {
      'content-type': 'application/json',
      'simulator-signature': `t=${t},v1=${hmac(key, `${t}.${body}`)}`,
    },
    body,
  }
}

function hmac(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}

/**
 * A webhook event is accepted before it is processed: only the database shows whether the order was
 * placed.
 */
async function expectPlaced(database: BenchDatabase, min: number) {
  const [books] = await database.query<{ placed: number; booked: number; invoices: number }>(`
    select count(*)::int as placed, count(l.id)::int as booked, count(*) filter (where o.id in (
      select order_id from invoices union all select order_id from waiting_invoices))::int as invoices
    from orders o left join payment_ledger l on l.attempt_id = o.paid_by and l.kind = 'capture'
    where o.payment_method = 'card' and o.status = 'placed'`)
  const { placed = 0, booked, invoices } = books ?? {}
  if (placed < min || booked !== placed || invoices !== placed) {
    throw new Error(
      `Of ${min} webhooks ${placed} orders, ${booked} captures, ${invoices} invoices.`,
    )
  }
}

async function prepareFloor(database: BenchDatabase, refs: readonly { ref: string }[]) {
  const list = refs.map(({ ref }) => `'${ref}'`).join(', ')
  await database.query(`
    create table bench_payments as
    select row_number() over ()::int as n, a.provider_ref as ref, a.id as attempt, o.id as order_id,
      o.cart_id, o.number
    from payment_attempts a join orders o on o.id = a.order_id
    where a.provider_ref in (${list}) and o.status = 'awaiting_payment'`)
  await database.query('create unique index on bench_payments (n)')
  await database.query('create sequence bench_payment_turn')
  await database.query('vacuum analyze')
}
