import type { BenchDatabase } from './databases.ts'
import { quantile, type Request } from './load.ts'
import { floorConnections, pgbench } from './pgbench.ts'
import { fillCarts, orderRequest, type Product } from './shopping.ts'
import { besideFloor, type Row } from './table.ts'

const products = 50
const buyers = 1000

type Answer = { errorCode: number; message: string; result: { paymentToken: string } }
type Reply = Answer & { ms: number }

/**
 * A thousand guests order one of fifty units at once and pay by card. Throws unless orders, ledger,
 * invoices and stock agree afterwards.
 */
export async function measureFlashSale(address: string, database: BenchDatabase): Promise<Row> {
  const product = await putOnSale(database)
  const carts = await fillCarts(address, [product], buyers)
  const inputs = await inTurns(carts, (cookie) => orderRequest(address, cookie, 'card'))
  const began = performance.now()
  const replies = await Promise.all(inputs.map((input) => order(address, input)))
  const seconds = (performance.now() - began) / 1000
  const sold = replies.filter(({ errorCode }) => errorCode === 0)
  await Promise.all(sold.map(({ result }) => pay(address, result.paymentToken)))
  await expectAgreement(database, product.sku, replies)

  await database.query(
    `update variants set stock = ${products}, reserved = 0 where sku = '${product.sku}'`,
  )
  const floor = pgbench(database.url, 'take-one', { transactions: buyers / floorConnections })
  const times = replies.map(({ ms }) => ms)
  const measured = {
    perSecond: buyers / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed: 0,
  }
  const { note = '', ...figures } = besideFloor(measured, floor)
  console.log(`flash sale: ${sold.length} of ${buyers} in ${seconds.toFixed(1)} s`)
  const counted = `${sold.length} sold, ${buyers - sold.length} refused with a message`
  return {
    name: `flash sale, ${products} units, ${buyers.toLocaleString('en')} at once`,
    ...figures,
    note: `${counted}; ${note} for the stock statement alone`,
  }
}

/** Puts a variant on sale that no other measurement uses. */
async function putOnSale(database: BenchDatabase): Promise<Product & { sku: string }> {
  const [product] = await database.query<Product & { sku: string }>(`
    select i.product_id, v.item_id, i.color_code, v.size, v.sku
    from variants v join product_items i on i.id = v.item_id join products p on p.id = i.product_id
    where p.published and not p.made_to_order and v.stock > 0 and p.price < 150000
      and not exists (select from bench_products b where b.sku = v.sku)
    order by v.sku limit 1`)
  if (!product) throw new Error('There is no product left for the sale.')
  await database.query(`create table bench_sale as select '${product.sku}'::text as sku`)
  await database.query(
    `update variants set stock = ${products}, reserved = 0 where sku = '${product.sku}'`,
  )
  return product
}

/** Fifty requests at a time, because this part is not measured. */
async function inTurns<From, To>(all: From[], make: (one: From) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (let start = 0; start < all.length; start += 50) {
    made.push(...(await Promise.all(all.slice(start, start + 50).map(make))))
  }
  return made
}

async function order(address: string, { path, ...request }: Request): Promise<Reply> {
  const began = performance.now()
  const reply = await fetch(address + path, request as RequestInit)
  const answer = (await reply.json()) as Answer
  return { ...answer, ms: performance.now() - began }
}

/** Approves on the page of the simulator, which sends the webhook to the shop. */
async function pay(address: string, paymentToken: string) {
  const reply = await fetch(`${address}/api/payment/get-status/${paymentToken}`)
  const { result } = (await reply.json()) as { result: { payAt: string } }
  const body = new URLSearchParams({ outcome: 'approve' })
  await fetch(result.payAt, { method: 'POST', body, redirect: 'manual' })
}

async function expectAgreement(database: BenchDatabase, sku: string, replies: readonly Reply[]) {
  const [books] = await database.query<Record<string, number>>(`
    with sold as (
      select o.* from orders o join order_lines l on l.order_id = o.id where l.sku = '${sku}'
    ), captured as (
      select m.amount from sold join payment_attempts a on a.id = sold.paid_by
      join payment_ledger m on m.attempt_id = a.id and m.kind = 'capture'
    ), charged as (
      select (entry->>'amount')::int as amount from sold join payment_attempts a on a.order_id = sold.id
      join simulator_payments s on s.ref = a.provider_ref, jsonb_array_elements(s.entries) entry
    )
    select count(*)::int as orders, count(*) filter (where status = 'placed')::int as placed,
      (select count(distinct number)::int from invoices
        where order_id in (select id from sold)) as invoices, sum(total)::int as total,
      (select sum(amount)::int from captured) as captured,
      (select sum(amount)::int from charged) as charged,
      (select stock from variants where sku = '${sku}') as stock,
      (select reserved from variants where sku = '${sku}') as reserved from sold`)
  const { orders, placed, invoices, total, captured, charged, stock, reserved } = books ?? {}
  const refused = replies.filter(
    ({ errorCode, message }) => errorCode !== 0 && message !== '',
  ).length
  const counts = [orders, placed, invoices].every((count) => count === products)
  const money = captured === total && charged === total
  if (!counts || !money || stock !== 0 || reserved !== 0 || refused !== buyers - products) {
    throw new Error(`The sale does not add up: ${JSON.stringify({ ...books, refused })}`)
  }
}
