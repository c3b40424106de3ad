import { pino } from 'pino'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../../config.ts'
import { startShop } from '../../start.ts'
import { addProduct, productToAdd } from '../../test/fixtures.ts'
import { startReplicated } from '../../test/databases/replica.ts'
import { freePort } from '../../test/free-port.ts'
import { visitor } from '../../test/test-shop.ts'
import { recordCatalogChange } from '../record-catalog-change.ts'

/** Two database servers and a shop start for each test. */
const patience = { timeout: 60_000, interval: 100 }
const testWithin = { timeout: 240_000 }

async function shopWithReplica() {
  const databases = await startReplicated()
  const lines: string[] = []
  const config = readConfig({
    NODE_ENV: 'test',
    SAMPLE_SHOP: 'off',
    RATE_LIMITS: 'off',
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    DATABASE_URL: databases.url,
    DATABASE_READ_URL: databases.replicaUrl,
  })
  const shop = await startShop(config, {
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
    say: () => {},
    storefront: null,
    signal: new AbortController().signal,
  })
  const replica = new pg.Pool({ connectionString: databases.replicaUrl, max: 1 })
  replica.on('error', () => {})
  const { call } = visitor(`http://127.0.0.1:${config.port}`)
  const isLastLine = (text: string) => expect(lines.join('')).toContain(text)
  return {
    ...shop,
    databases,
    replica,
    priceOf: async (id: string) =>
      (await call('GET product/get-product', { query: { id } })).result?.price,
    call,
    logged: (text: string) => vi.waitFor(() => isLastLine(text), patience),
    async setPrice(id: string, price: number) {
      await shop.deps.transact(async (tx) => {
        await tx.execute(`update products set price = ${price} where id = '${id}'`)
        await recordCatalogChange(tx, [id])
      })
    },
    async [Symbol.asyncDispose]() {
      await replica.end()
      await shop.stop()
      await databases[Symbol.asyncDispose]()
    },
  }
}

const isRead = 'public answers are read from the replica'

test(
  'a change is shown although the replica no longer follows, and from the replica once it follows again',
  testWithin,
  async () => {
    await using shop = await shopWithReplica()
    const { id } = await addProduct(shop.deps.db, { id: 'noor', price: 10_000 })
    await shop.setPrice(id, 10_000)
    await shop.logged(isRead)
    await vi.waitFor(async () => expect(await shop.priceOf(id)).toBe(10_000), patience)

    await shop.replica.query('select pg_wal_replay_pause()')
    await shop.setPrice(id, 20_000)
    await vi.waitFor(async () => expect(await shop.priceOf(id)).toBe(20_000), patience)
    await shop.logged('ms behind')

    await shop.replica.query('select pg_wal_replay_resume()')
    await shop.setPrice(id, 30_000)
    await vi.waitFor(async () => expect(await shop.priceOf(id)).toBe(30_000), patience)
  },
)

test(
  'public answers are given while the main server is away, and nothing is ordered',
  testWithin,
  async () => {
    await using shop = await shopWithReplica()
    const product = await addProduct(shop.deps.db, { id: 'noor', price: 10_000 })
    const { id } = product
    await shop.setPrice(id, 10_000)
    await shop.logged(isRead)
    await vi.waitFor(async () => expect(await shop.priceOf(id)).toBe(10_000), patience)

    await shop.databases.stopMain()
    shop.deps.pageCache.clear()
    expect(await shop.priceOf(id)).toBe(10_000)
    const body = productToAdd(product)
    expect(await shop.call('POST guest-cart/add-to-cart', { body })).toMatchObject({ status: 503 })
  },
)
