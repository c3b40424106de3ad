import { pino } from 'pino'
import { readConfig } from './config.ts'
import { openDatabase } from './db/connect.ts'
import { migrate } from './db/migrate.ts'
import { makeTransact } from './db/transact.ts'
import {
  clearSynthetic,
  fillSynthetic,
} from './features/catalog/synthetic-products/fill-synthetic.ts'
import { loadSampleShop } from './features/shop/sample-data/load-sample-shop.ts'
import { readOptions } from './process/read-options.ts'
import { runCommand } from './process/run-command.ts'

const usage = `Makes invented products to measure with, in the database of DATABASE_URL.

  npm run seed -- --products 100000   makes so many; of those made before it keeps as many
  npm run seed -- --clear             takes them away again`

type Say = (line: string) => void

await runCommand(async (say) => {
  const values = readOptions({ products: { type: 'string' }, clear: { type: 'boolean' } })
  const { databaseUrl } = readConfig(process.env)
  const count = Number(values.products ?? 0)
  const wanted = values.clear || (Number.isInteger(count) && count > 0 && count < 1_000_000)
  if (!databaseUrl || !wanted) {
    say(usage)
    process.exitCode = 1
    return
  }
  await seed(databaseUrl, { count: values.clear ? null : count, say })
})

async function seed(url: string, { count, say }: { count: number | null; say: Say }) {
  const { db, pool } = openDatabase(url)
  const log = pino({ level: 'warn' })
  // No job of these changes has to run at once.
  const jobs = { wake: async () => {} }
  const deps = { db, transact: makeTransact({ db, log, jobs, issueInvoices: async () => {} }) }
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
