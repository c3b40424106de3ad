import { pino } from 'pino'
import { StartError } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { makeTransact } from './db/transact.ts'
import {
  clearSynthetic,
  fillSynthetic,
} from './features/catalog/synthetic-products/fill-synthetic.ts'
import { loadSampleShop } from './features/shop/sample-data/load-sample-shop.ts'
import { readOptions } from './process/read-options.ts'

const usage = `Makes invented products to measure with, in the database of DATABASE_URL.

  npm run seed -- --products 100000   makes so many; of those made before it keeps as many
  npm run seed -- --clear             takes them away again`

const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const values = readOptions({ products: { type: 'string' }, clear: { type: 'boolean' } })
  const url = process.env.DATABASE_URL
  const count = Number(values.products ?? 0)
  const wanted = values.clear || (Number.isInteger(count) && count > 0 && count < 1_000_000)
  if (!url || !wanted) {
    say(usage)
    process.exit(1)
  }
  await seed(url, values.clear ? null : count)
} catch (error) {
  const known = error instanceof StartError || (error as { forOwner?: boolean }).forOwner
  say(known ? (error as Error).message : String((error as Error).stack ?? error))
  process.exit(1)
}

async function seed(url: string, count: number | null) {
  const { db, pool } = openDatabase(url)
  const log = pino({ level: 'warn' })
  // No job of these changes has to run at once.
  const jobs = { wake: async () => {} }
  const deps = { db, transact: makeTransact({ db, log, jobs }) }
  const began = performance.now()
  try {
    await migrate(pool)
    await loadSampleShop({ db }, say)
    const progress = (done: number, all: number) => {
      const percent = String(Math.round((done / all) * 100)).padStart(3)
      say(`${percent} %  ${done.toLocaleString('en')} of ${all.toLocaleString('en')} products`)
    }
    if (count === null) await clearSynthetic(deps, progress)
    else await fillSynthetic(deps, count, progress)
    say(`Done in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  } finally {
    await pool.end()
  }
}
