import { parseArgs } from 'node:util'
import { type BenchDatabase, benchDatabase } from './databases.ts'
import { quantile } from './load.ts'
import { startShop } from './processes.ts'
import { type Entered, type Joined, sendCrowd, waitAndEnter } from './queue/shoppers.ts'

/** The highest rate that the settings allow: 100 shoppers a second. */
const perMinute = 6000
/** Of so many shoppers, one tries to enter at each answer that says to wait. */
const earlyEach = 100
const port = 4370

const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '10' },
  },
})
const [shoppers, seconds] = [Number(values.shoppers), Number(values.seconds)]

await using database = await benchDatabase(1000)
const product = await makeDrop(database)
const shop = await startShop(database.url, port)
try {
  const began = performance.now()
  const admissions = watchAdmissions(database, product)
  const admitted = () => admittedOf(database, product)
  const crowd = await sendCrowd(shop.address, { product, shoppers, seconds }, (joined, index) =>
    waitAndEnter(shop.address, joined, { product, triesEarly: index % earlyEach === 0, admitted }),
  )
  const samples = await admissions.stop()
  const entered = crowd.map((one) => one.entered)
  reportJoins(
    crowd.map((one) => one.joined),
    began,
  )
  await checkPlaces(database, product, entered)
  checkRate(samples)
  reportEntries(entered, samples)
} finally {
  await shop.stop()
}

/** Makes a queue before a product that has stock. */
async function makeDrop({ query }: BenchDatabase): Promise<string> {
  const value = JSON.stringify({ wholeShop: false, byLoad: false, perMinute, minutes: 10 })
  await query(`insert into settings (key, value) values ('queue', '${value}')
    on conflict (key) do update set value = excluded.value`)
  const [drop] = await query<{ id: string }>(`
    update products set queued = true where id = (
      select p.id from products p join product_items i on i.product_id = p.id
      join variants v on v.item_id = i.id
      where p.published and not p.made_to_order and v.available > 0 order by p.id limit 1)
    returning id`)
  if (!drop) throw new Error('There is no product for the drop.')
  return drop.id
}

async function admittedOf({ query }: BenchDatabase, id: string): Promise<number> {
  const [row] = await query<{ admitted: number }>(`select admitted from queues where id = '${id}'`)
  return row?.admitted ?? 0
}

type Sample = { admitted: number; credit: number; at: number }

/** Reads twice a second how many the queue has admitted, and when the process did so. */
function watchAdmissions({ query }: BenchDatabase, id: string) {
  const samples: Sample[] = []
  const look = async () => {
    const [row] = await query<Sample>(`
      select admitted, credit, (extract(epoch from advanced_at) * 1000)::float8 as at
      from queues where id = '${id}'`)
    if (row) samples.push(row)
  }
  let underWay = look()
  const timer = setInterval(() => (underWay = underWay.then(look)), 500)
  return {
    stop: async () => {
      clearInterval(timer)
      await underWay
      await look()
      return samples
    },
  }
}

/** Throws unless the places are those from 1 to the number of shoppers, and each shopper saw another one. */
async function checkPlaces({ query }: BenchDatabase, id: string, entered: readonly Entered[]) {
  const [row] = await query<Record<'count' | 'places' | 'last' | 'shift', number>>(`
    select count(*)::int, count(distinct number)::int as places, max(number) as last,
      max(abs(number - by_id))::int as shift
    from (select number, row_number() over (order by id) as by_id
      from queue_places where queue_id = '${id}') numbered`)
  const seen = new Set(entered.map(({ place }) => place))
  const numbers = [row?.count, row?.places, row?.last, seen.size]
  if (numbers.some((number) => number !== shoppers)) {
    throw new Error(`The places are not unique and without gaps: ${JSON.stringify(row)}`)
  }
  console.log(`places: ${shoppers} of ${shoppers}, unique and without gaps`)
  console.log(`places behind or before the order of the joins: ${row?.shift} at most`)
}

/** Throws where the queue admitted more between two samples than its rate and its credit allow. */
function checkRate(samples: readonly Sample[]) {
  for (const [index, { admitted, at }] of samples.entries()) {
    const before = samples[index - 1]
    if (!before) continue
    const allowed = before.credit + ((at - before.at) * perMinute) / 60_000
    const count = admitted - before.admitted
    // The credit is stored with seven digits.
    if (count > allowed + 0.01 || count < 0) {
      throw new Error(`${count} were admitted where ${allowed} may be: ${index}`)
    }
  }
}

function reportJoins(joined: readonly Joined[], began: number) {
  const took = (Math.max(...joined.map(({ endedAt }) => endedAt)) - began) / 1000
  const rate = (joined.length / took).toFixed(0)
  console.log(
    `joins: ${joined.length} due in ${seconds} s, answered in ${took.toFixed(1)} s (${rate} a second)`,
  )
  console.log(`a join: ${milliseconds(joined.map(({ ms }) => ms))}`)
}

function reportEntries(entered: readonly Entered[], samples: readonly Sample[]) {
  const [first, last] = [samples[0], samples.at(-1)]
  const took = ((last?.at ?? 0) - (first?.at ?? 0)) / 1000
  const admitted = (last?.admitted ?? 0) - (first?.admitted ?? 0)
  const questions = entered.flatMap((one) => one.questions)
  const early = entered.reduce((sum, one) => sum + one.early, 0)
  console.log(
    `admissions: ${admitted} in ${took.toFixed(1)} s, never above the rate of ${perMinute} a minute`,
  )
  console.log(`questions for the state: ${questions.length}, ${milliseconds(questions)}`)
  console.log(
    `an entry: ${milliseconds(entered.map(({ entry }) => entry).filter(Number.isFinite))}`,
  )
  console.log(`tries to enter before the turn: ${early}, none let in`)
}

function milliseconds(times: readonly number[]): string {
  const all = [...times]
  return `p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms`
}
