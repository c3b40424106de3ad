import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BenchDatabase, benchDatabase } from './databases.ts'
import { measureAdmin } from './measure-admin.ts'
import { measureCalls } from './measure-calls.ts'
import { measureCustomers } from './measure-customers.ts'
import { measureImport } from './measure-import.ts'
import { measureMoney } from './measure-money.ts'
import { measureOrders } from './measure-orders.ts'
import { measurePages } from './measure-pages.ts'
import { startShop } from './processes.ts'
import { becomeOwner } from './staff-session.ts'
import { type Row, table } from './table.ts'

/**
 * `npm run bench` measures every figure beside its floor in the same run. `-- --products 1000`
 * measures one size of catalogue only; `-- --quick` measures the small size with short loads, for a
 * first look.
 */
const { quick, products: size } = parseArgs({
  options: { quick: { type: 'boolean' }, products: { type: 'string' } },
}).values
const seconds = quick ? 2 : 6
const sizes = size ? [Number(size)] : quick ? [1000] : [1000, 100_000]

const rows: Row[] = []
for (const products of sizes) {
  await using database = await benchDatabase(products)
  const shop = await startShop(database.url, 4300)
  try {
    console.log(`\n${products} products`)
    rows.push(...(await measureCalls(shop.address, { products, seconds })))
    rows.push(...(await measureOrders(shop.address, database, { products, seconds })))
    if (products === sizes[0]) {
      rows.push(...(await measureMoney(shop.address, database, { seconds })))
      rows.push(...(await measurePages(shop.address)))
    }
  } finally {
    await shop.stop()
  }
  if (products === sizes[0]) rows.push(...(await customersOf(database)))
  rows.push(...(await adminOf(database, products)))
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
