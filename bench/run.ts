import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchDatabase, benchDatabase } from './databases.ts'
import { measureAdmin } from './admin/measure-admin.ts'
import { measureCalls } from './measure-calls.ts'
import { measureCheckout } from './measure-checkout.ts'
import { measureCustomers } from './measure-customers.ts'
import { measureImport } from './admin/measure-import.ts'
import { measureMoney } from './measure-money.ts'
import { measureOrders } from './measure-orders.ts'
import { measureOverload } from './overload/measure-overload.ts'
import { measurePages } from './pages/measure-pages.ts'
import { measureStart } from './measure-start.ts'
import { type Running, startShop } from './processes.ts'
import { becomeOwner } from './admin/staff-session.ts'
import { type Row, table } from './table.ts'

const parts = [
  'calls',
  'orders',
  'money',
  'pages',
  'overload',
  'start',
  'customers',
  'admin',
] as const
type Part = (typeof parts)[number]

/**
 * `npm run bench` measures every figure beside its floor in the same run. `-- --products 1000`
 * measures one size of catalogue only; `-- --quick` measures the small size with short loads, for a
 * first look; `-- --only orders,overload` measures some parts. Money and overload need orders.
 */
const {
  quick,
  products: size,
  only,
} = parseArgs({
  options: { quick: { type: 'boolean' }, products: { type: 'string' }, only: { type: 'string' } },
}).values
const isAsked = (part: Part) => !only || only.split(',').includes(part)
const seconds = quick ? 2 : 6
const sizes = size ? [Number(size)] : quick ? [1000] : [1000, 100_000]

const rows: Row[] = []
for (const products of sizes) {
  await using database = await benchDatabase(products)
  const shop = await startShop(database.url, 4300)
  try {
    console.log(`\n${products} products`)
    rows.push(...(await shopperParts(shop, database, products)))
  } finally {
    await shop.stop()
  }
  if (products === sizes[0] && isAsked('start'))
    rows.push(...(await measureStart(database, { products })))
  if (products === sizes[0] && isAsked('customers')) rows.push(...(await customersOf(database)))
  if (isAsked('admin')) rows.push(...(await adminOf(database, products)))
}

async function shopperParts(shop: Running, database: BenchDatabase, products: number) {
  const { address } = shop
  const found: Row[] = []
  if (isAsked('calls')) found.push(...(await measureCalls(address, { products, seconds })))
  if (isAsked('orders')) {
    found.push(...(await measureOrders(address, database, { products, seconds })))
    found.push(...(await measureCheckout(address, database, { products, seconds })))
  }
  if (products !== sizes[0]) return found
  if (isAsked('money')) found.push(...(await measureMoney(address, database, { seconds })))
  if (isAsked('pages')) found.push(...(await measurePages(address)))
  if (isAsked('overload')) found.push(...(await measureOverload(shop, database, { products })))
  return found
}

async function customersOf(database: BenchDatabase) {
  const shop = await startShop(database.url, 4301, 'development')
  try {
    return await measureCustomers(shop.address, database, { people: 20 * seconds })
  } finally {
    await shop.stop()
  }
}

async function adminOf(database: BenchDatabase, products: number) {
  const shop = await startShop(database.url, 4302)
  try {
    const token = await becomeOwner(shop.address, database.url)
    const { address, pid } = shop
    return [
      ...(await measureAdmin(address, database, { token, products, seconds })),
      ...(await measureImport(address, database, { token, products, pid })),
    ]
  } finally {
    await shop.stop()
  }
}

const text = table(rows)
console.log(`\n${text}`)
await writeFile(join(import.meta.dirname, 'latest.md'), `${text}\n`)
