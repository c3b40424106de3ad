import { setTimeout as delay } from 'node:timers/promises'
import type { DrillDatabase, Product } from './database.ts'
import type { DrillResult } from './drill.ts'
import type { Guests } from './guests.ts'

type Drilled = {
  what: string
  times: number
  database: DrillDatabase
  products: readonly Product[]
  guests: Guests
  /** Says what else does not add up yet. */
  settled?: () => Promise<string[]>
  /** How long jobs have to finish what a failure interrupted. */
  settleMs?: number
}

/** Compares the answers that guests got with what the database has, and the parts of the database with each other. */
export async function checkBooks({
  what,
  times,
  database,
  products,
  guests,
  settled = async () => [],
  settleMs = 120_000,
}: Drilled): Promise<DrillResult> {
  const { acknowledged, faults } = guests
  const lost = await countLost(database, acknowledged)
  const soldTwice = await countSoldTwice(database, products)
  const wrong = [
    ...faults,
    ...(await listDoubleOrders(database)),
    ...(await untilSettled(
      async () => [...(await checkMoney(database)), ...(await settled())],
      settleMs,
    )),
  ]
  if (acknowledged.length === 0) wrong.push('no order was placed')
  if (lost > 0) wrong.push(`${lost} acknowledged orders are lost`)
  if (soldTwice > 0) wrong.push(`${soldTwice} units are sold and not taken from the stock`)
  return {
    what,
    times,
    acknowledged: acknowledged.length,
    lost,
    soldTwice,
    longestGap: guests.longestGap,
    seen: guests.seen,
    wrong,
  }
}

async function countLost(
  database: DrillDatabase,
  acknowledged: readonly { number: string; token: string; key: string }[],
): Promise<number> {
  const [row] = await database.query<{ lost: number }>(
    `select count(*)::int as lost from jsonb_to_recordset($1) as said(number text, token text, key text)
    where not exists (select from orders o
      where o.number = said.number and o.token = said.token and o.idempotency_key = said.key)`,
    [JSON.stringify(acknowledged)],
  )
  return row?.lost ?? Number.NaN
}

/** Units that orders have and that are not missing from the stock, for each variant of the drill. */
async function countSoldTwice(database: DrillDatabase, products: readonly Product[]) {
  const atStart = new Map(products.map(({ sku, units }) => [sku, units]))
  const rows = await database.query<
    Record<'stock' | 'reserved' | 'sold' | 'held', number> & { sku: string }
  >(
    `select v.sku, v.stock, v.reserved,
      coalesce(sum(l.quantity) filter (where o.stock_state = 'sold'), 0)::int as sold,
      coalesce(sum(l.quantity) filter (where o.stock_state = 'reserved'), 0)::int as held
    from variants v left join order_lines l on l.sku = v.sku left join orders o on o.id = l.order_id
    where v.sku = any($1) group by v.sku`,
    [[...atStart.keys()]],
  )
  return rows.reduce((sum, { sku, stock, reserved, sold, held }) => {
    // What is reserved is still in the stock.
    const missing = Math.abs((atStart.get(sku) ?? 0) - stock - sold) + Math.abs(reserved - held)
    const below = Math.max(0, -stock) + Math.max(0, reserved - stock)
    return sum + missing + below
  }, 0)
}

async function listDoubleOrders(database: DrillDatabase): Promise<string[]> {
  const rows = await database.query<{ key: string }>(
    'select idempotency_key as key from orders group by 1 having count(*) > 1',
  )
  return rows.map(({ key }) => `two orders have the key ${key}`)
}

/** Jobs finish what a failure interrupted, so what does not add up yet is looked at again. */
async function untilSettled(check: () => Promise<string[]>, withinMs: number): Promise<string[]> {
  const start = performance.now()
  for (;;) {
    const wrong = await check()
    const tookMs = performance.now() - start
    if (wrong.length === 0) console.log(`The books add up after ${(tookMs / 1000).toFixed(1)} s.`)
    if (wrong.length === 0 || tookMs > withinMs) return wrong
    await delay(1_000)
  }
}

/** Invoices without a gap, one for each placed order, and captures that were not refunded equal to the paid orders. */
async function checkMoney(database: DrillDatabase): Promise<string[]> {
  const [row] = await database.query<{ gaps: number; without: number; unequal: number }>(`
    with numbers as (
      select regexp_replace(number, '\\d+$', '') as series, substring(number from '\\d+$')::int as n
      from invoices where kind = 'invoice'
    ), captured as (
      select a.order_id, sum(case l.kind when 'capture' then l.amount else -l.amount end)::int as amount
      from payment_ledger l join payment_attempts a on a.id = l.attempt_id
      where l.kind in ('capture', 'refund') group by 1
    )
    select (select coalesce(sum(gap), 0)::int from
        (select max(n) - min(n) + 1 - count(*) as gap from numbers group by series) g) as gaps,
      (select count(*)::int from orders o where o.status = 'placed'
        and not exists (select from invoices i where i.order_id = o.id)) as without,
      (select count(*)::int from captured c full join
        (select id, total from orders where paid_by is not null and payment_method = 'card') o
        on o.id = c.order_id where coalesce(c.amount, 0) <> coalesce(o.total, 0)) as unequal`)
  const { gaps = 1, without = 1, unequal = 1 } = row ?? {}
  return [
    ...(gaps > 0 ? [`${gaps} numbers of invoices are missing`] : []),
    ...(without > 0 ? [`${without} placed orders have no invoice`] : []),
    ...(unequal > 0 ? [`${unequal} paid orders differ from the ledger`] : []),
  ]
}
