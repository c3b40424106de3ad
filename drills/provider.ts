import { join } from 'node:path'
import { createDatabase, type DrillDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import { lies, outage, type Scene } from './parts/provider/acts.ts'
import type { CardOrder } from './parts/provider/card-order.ts'
import { secretKey } from './parts/provider/charges.ts'
import { compareBooks } from './parts/provider/compare-books.ts'
import { FakeTap } from './parts/provider/fake-tap.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

/** The shop asks about a payment after three minutes, and again five minutes after a question without an answer. */
const settleMs = 600_000

const acts: [string, (scene: Scene) => Promise<void>][] = [
  ['the payment provider is away: its port is closed', (scene) => outage(scene, 'away')],
  ['the payment provider answers after 15 s', (scene) => outage(scene, 'slow')],
  ['the payment provider says what is not true', lies],
]

/**
 * Lets a payment provider fail in three ways while guests order. Orders in cash go on, no order is paid without the
 * provider's own confirmation, and the books of both are equal once the provider works again.
 */
export async function provider({ times = 1 }: DrillOptions): Promise<DrillResult[]> {
  await using database = await createDatabase('provider')
  await using folder = await tempFolder('provider')
  await using fake = new FakeTap(ports.provider)
  await fake.become('up')
  const shop = await startShop({
    databaseUrl: database.url,
    dataDir: folder.path,
    port: ports.shop,
    env: {
      PAYMENT_PROVIDERS: 'tap,cash-on-delivery',
      TAP_SECRET_KEY: secretKey,
      NODE_OPTIONS: `--import=${join(import.meta.dirname, 'parts/provider/lead-to-fake.ts')}`,
      DRILL_PROVIDER: fake.origin,
    },
  })
  const results: DrillResult[] = []
  try {
    for (const [what, act] of acts) {
      results.push(await playAct({ what, times, act, fake, database, address: shop.address }))
      console.log(`${what}: ${describeLog([shop])}`)
    }
    if (!shop.isAlive()) results[0]?.wrong.push('the process ended')
    return results
  } finally {
    await shop.end('SIGKILL')
  }
}

type Act = {
  what: string
  times: number
  act: (scene: Scene) => Promise<void>
  fake: FakeTap
  database: DrillDatabase
  address: string
}

async function playAct({ what, times, act, fake, database, address }: Act): Promise<DrillResult> {
  const wrong: string[] = []
  const expected = new Map<string, string>()
  const statusOf = async (number: string) => {
    const sql = 'select status from orders where number = $1'
    return (await database.query<{ status: string }>(sql, [number]))[0]?.status
  }
  const settled = async () => {
    const found = await compareBooks(database, fake)
    for (const [number, status] of expected) {
      const is = await statusOf(number)
      if (is !== status) found.push(`${number} is ${is} and not ${status}`)
    }
    return found
  }
  const result = await underOrders(
    { what, times, database, address: () => address, pay: payAt(fake), settled, settleMs },
    async (guests) => {
      const [, product] = guests.products
      if (!product) throw new Error('The shop has too few products.')
      const shopping = { address, fake, product }
      const of = { fake, guests, shopping, expected, wrong }
      const scene = { ...of, statusOf: ({ number }: CardOrder) => statusOf(number) }
      for (let round = 0; round < times; round++) await act(scene)
    },
  )
  result.wrong.push(...wrong)
  return result
}

/** What a guest does on the page of the provider. */
function payAt(fake: FakeTap) {
  return async (page: URL) => {
    const charge = fake.get(page.searchParams.get('chg') ?? '')
    fake.pay(charge)
    await fake.notify(charge)
  }
}
