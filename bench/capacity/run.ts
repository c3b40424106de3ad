import { parseArgs } from 'node:util'
import { benchDatabase } from '../databases.ts'
import { startShop } from '../processes.ts'
import { measureCosts } from './measure-costs.ts'
import { type Asked, type Cost, type Second, type Shoppers, simulatePeak } from './peak.ts'

/**
 * `npm run capacity` measures what each kind of request costs on this machine, and calculates what an evening before Eid
 * asks of a shop: a wave of shoppers, second by second. `-- --shoppers 5000` calculates another peak.
 */
const { shoppers } = parseArgs({
  options: { shoppers: { type: 'string', default: '20000' } },
}).values

const evening: Shoppers = {
  peak: Number(shoppers),
  // Two thirds of all arrive within twenty minutes.
  waveSeconds: 600,
  visitSeconds: 360,
  perMinute: {
    cachedPage: 3,
    // One page of twenty is in no cache: a filter that nobody chose before.
    newPage: 0.15,
    // The cart, the wishlist and the login, which no cache may have.
    personalRead: 3,
    addToCart: 0.15,
    checkout: 0.1,
    order: 0.05,
  },
}
/** Above it, queues grow. */
const maxLoad = 0.6

await using database = await benchDatabase(1000)
const shop = await startShop(database.url, 4303)
try {
  const costs = await measureCosts({ shop, database, amount: 400 })
  printCosts(costs)
  printPeak(costs)
} finally {
  await shop.stop()
}

function printCosts(costs: Record<Asked, Cost>) {
  console.log(
    '\n| Request | Shop, ms | Database, ms | For each shopper and minute |\n|---|---|---|---|',
  )
  for (const [kind, { shopMs, databaseMs }] of Object.entries(costs) as [Asked, Cost][]) {
    const often = evening.perMinute[kind]
    console.log(`| ${kind} | ${shopMs.toFixed(2)} | ${databaseMs.toFixed(2)} | ${often} |`)
  }
}

function printPeak(costs: Record<Asked, Cost>) {
  const one = simulatePeak(evening, { processes: 1, databaseProcessors: 1 }, costs)
  const full = highest(one, ({ shoppers: present }) => present)
  const asked = Object.entries(full.asked).map(([kind, each]) => `${Math.round(each)} ${kind}`)
  console.log(`\nIn the fullest second: ${asked.join(', ')}.`)
  const processes = Math.ceil(full.shopLoad / maxLoad)
  const databaseProcessors = Math.ceil(full.databaseLoad / maxLoad)
  console.log(
    `Processors at ${maxLoad * 100} % load: ${processes} for the shop, ${databaseProcessors} for the database.`,
  )
  console.log('\n| Minute | Shoppers | Orders a second | Shop | Database |\n|---|---|---|---|---|')
  const seconds = simulatePeak(evening, { processes, databaseProcessors }, costs)
  for (const { at, shoppers: present, asked: now, shopLoad, databaseLoad } of seconds) {
    if (at % 600 !== 0) continue
    const percents = [shopLoad, databaseLoad].map((share) => `${Math.round(share * 100)} %`)
    const cells = [at / 60, Math.round(present), now.order.toFixed(1), ...percents]
    console.log(`| ${cells.join(' | ')} |`)
  }
}

function highest(seconds: Second[], value: (second: Second) => number): Second {
  return seconds.reduce((best, second) => (value(second) > value(best) ? second : best))
}
