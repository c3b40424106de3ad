import type { BenchDatabase } from '../databases.ts'
import { copyOrders } from '../copy-orders.ts'
import { quantile } from '../load.ts'
import { pgbench } from '../pgbench.ts'
import type { Row } from '../table.ts'
import { times } from '../timing.ts'

type Options = { token: string; products: number; seconds: number }
type Case = {
  name: string
  /** The call, with its query. */
  path: string
  /** The script of `statements/` with the main statements of the call. */
  script: string
  word?: string
}

/** The lists of the admin, each without a search, and with a search that finds much and one that finds one thing. */
const cases: Case[] = [
  { name: 'products, first page', path: 'list-products', script: 'list-products' },
  { name: 'products, a common word', path: 'list-products', script: 'find-products', word: 'عود' },
  {
    name: 'products, one address',
    path: 'list-products',
    script: 'find-products',
    word: 'syn-000777',
  },
  { name: 'orders, first page', path: 'list-orders', script: 'list-orders' },
  { name: 'orders, a common name', path: 'list-orders', script: 'find-orders', word: 'مريم' },
  { name: 'orders, part of a number', path: 'list-orders', script: 'find-orders', word: '9000777' },
  { name: 'customers, first page', path: 'list-customers', script: 'list-customers' },
  {
    name: 'customers, a common name',
    path: 'list-customers',
    script: 'find-customers',
    word: 'مريم',
  },
  {
    name: 'customers, part of a phone',
    path: 'list-customers',
    script: 'find-customers',
    word: '500000777',
  },
]

/**
 * The time of a list of the admin for a person who is alone in the shop, beside the main statements of the call in
 * pgbench on one connection. There are as many orders and customers as products.
 */
export async function measureAdmin(
  address: string,
  database: BenchDatabase,
  { token, products, seconds }: Options,
): Promise<Row[]> {
  await fillCustomers(database, products)
  await fillOrders(database, products)
  const calls = 40 * seconds
  const headers = { authorization: `Bearer ${token}` }
  const rows: Row[] = []
  for (const { name, path, script, word } of cases) {
    const query = new URLSearchParams(word ? { q: word } : {})
    const read = async () => {
      const response = await fetch(`${address}/api/staff/${path}?${query}`, { headers })
      const { errorCode, result } = (await response.json()) as Answer
      if (errorCode !== 0 || result.items.length === 0) throw new Error(`${name} finds nothing.`)
    }
    await times(Array.from({ length: 5 }), read)
    const taken = await times(Array.from({ length: calls }), read)
    const floor = pgbench(
      database.url,
      script,
      { transactions: calls },
      { connections: 1, mode: 'extended', ...(word ? { variables: { word } } : {}) },
    )
    const [p50, p99] = [quantile(taken, 0.5), quantile(taken, 0.99)]
    console.log(`admin, ${name}: ${p50.toFixed(1)} ms, floor ${floor.p50.toFixed(1)} ms`)
    const note = `floor ${floor.p50.toFixed(1)} / ${floor.p99.toFixed(1)} ms`
    rows.push({
      name: `admin, ${name}`,
      products,
      value: p50,
      unit: 'ms',
      floor: floor.p50,
      p50,
      p99,
      note,
    })
  }
  return rows
}

type Answer = { errorCode: number; result: { items: unknown[] } }

/** Every eighth person has the name that is searched for. */
const names = `(array['مريم السويدي', 'Fatima Al Mazrouei', 'Noura Khalid', 'شيخة المنصوري',
  'Hessa Al Nuaimi', 'ليلى حسن', 'Aisha Rashid', 'Salama Al Ketbi'])[1 + s % 8]`

async function fillCustomers({ query }: BenchDatabase, count: number) {
  await query(`
    insert into customers (name, email, phone, language, created_at)
    select ${names}, 'bench-list-' || s || '@example.com', '+9715' || lpad(s::text, 8, '0'), 'arb',
      now() - s * interval '5 minutes'
    from generate_series(1, ${count}) s`)
  await query('vacuum analyze customers')
}

/** Columns of an order of such a customer; one order in fifty is still to be done. */
const orderColumns = {
  number: `'RM-9' || lpad(s::text, 6, '0')`,
  customer_id: `(select id from customers where email = 'bench-list-' || s || '@example.com')`,
  contact: `contact || jsonb_build_object('name', ${names},
    'email', 'bench-list-' || s || '@example.com', 'phone', '+9715' || lpad(s::text, 8, '0'))`,
  address: `address || jsonb_build_object('name', ${names}, 'phone', '+9715' || lpad(s::text, 8, '0'))`,
  status: `case when s % 50 = 0 then 'confirmed' else 'completed' end`,
  stock_state: `'sold'`,
  // The shop does not count the sales of these orders while the lists are measured.
  counted: 'true',
  created_at: `now() - s * interval '5 minutes'`,
  placed_at: `now() - s * interval '5 minutes'`,
}

async function fillOrders({ query }: BenchDatabase, count: number) {
  const changes = Object.entries(orderColumns).map(([name, value]) => `${name} = ${value}`)
  await copyOrders(query, count, changes.join(', '))
}
