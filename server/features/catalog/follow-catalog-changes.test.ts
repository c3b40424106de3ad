import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../db/connect.ts'
import { PageCache } from '../../http/cache/page-cache.ts'
import { type TestShop, testShop } from '../../test/test-shop.ts'
import { followCatalogChanges } from './follow-catalog-changes.ts'
import { ListingIndex } from './listing-index.ts'
import { recordCatalogChange } from '../../db/record-catalog-change.ts'
import { announceCatalogChanges } from '../../db/transact.ts'

/** On a busy machine; mostly it takes milliseconds. */
const soon = { timeout: 10_000 }

/** Opens the dependencies of a second process of the same shop, as far as the catalogue needs them. */
async function openSecond({ databaseUrl }: TestShop) {
  const { db, pool } = openDatabase(databaseUrl)
  // The database is dropped under connections that are still closing.
  pool.on('error', () => {})
  const listing = new ListingIndex()
  await listing.load(db)
  return { db, pool, listing, pageCache: new PageCache(), log: pino({ level: 'silent' }) }
}

async function secondProcess(shop: TestShop) {
  const deps = await openSecond(shop)
  const following = await followCatalogChanges(deps)
  return {
    ...deps,
    async [Symbol.asyncDispose]() {
      await following.stop()
      await deps.pool.end()
    },
  }
}

/** Records the change as another process might, without announcing it. */
async function sellOut(shop: TestShop) {
  await shop.deps.db.transaction(async (tx) => {
    await tx.execute(sql`update variants set stock = 0 where sku = 'NOOR-NAVY-62'`)
    await tx.execute(sql`insert into catalog_changes (product_id) values ('noor')`)
  })
}

async function hasNoorIn62(shop: TestShop): Promise<boolean> {
  const { result } = await shop.call('GET product/list-products', {
    query: { size: '62', color: 'blue', per_page: 60 },
  })
  return result.products.some(({ id }) => id === 'noor')
}

function showsNoorIn62({ listing }: { listing: ListingIndex }): boolean {
  const chosen = { size: ['62'], color: ['blue'] }
  const { rows } = listing.query({ chosen, sort: 'newest', page: 1, perPage: 60 })
  return rows.some(({ productId }) => productId === 'noor')
}

test('an announced change updates the lists and the cached pages', async () => {
  await using shop = await testShop()
  expect(await hasNoorIn62(shop)).toBe(true)
  const page = () => shop.call('GET product/get-product', { query: { id: 'noor' } })
  const before = await page()
  await sellOut(shop)
  await announceCatalogChanges(shop.deps)
  await expect.poll(() => hasNoorIn62(shop), soon).toBe(false)
  const after = await page()
  expect(after.result.items[1]?.sizes.at(-1)).toMatchObject({ size: 62, state: 'sold_out' })
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
})

test('cached answers about another product stay in the cache', async () => {
  await using shop = await testShop()
  const cached = (id: string) => {
    return shop.deps.pageCache.get(`/api/product/list-cards?ids=${id}&language_code=en`)
  }
  for (const ids of ['sultana', 'noor']) {
    await shop.call('GET product/list-cards', { query: { ids, language_code: 'en' } })
    expect(cached(ids)).toBeDefined()
  }
  await sellOut(shop)
  await announceCatalogChanges(shop.deps)
  await expect.poll(() => cached('noor'), soon).toBeUndefined()
  expect(cached('sultana')).toBeDefined()
})

test('two processes of one shop both follow', async () => {
  await using shop = await testShop()
  await using second = await secondProcess(shop)
  await second.pageCache.through('a list', async () => ({
    body: '',
    contentType: 'text/plain',
    tags: ['lists'],
    seconds: 60,
  }))
  expect(showsNoorIn62(second)).toBe(true)
  await sellOut(shop)
  await announceCatalogChanges(shop.deps)
  await expect.poll(() => showsNoorIn62(second), soon).toBe(false)
  await expect.poll(() => second.pageCache.get('a list'), soon).toBeUndefined()
  await expect.poll(() => showsNoorIn62(shop.deps), soon).toBe(false)
})

test('a change of everything is followed too: a new type is in the menu of both', async () => {
  await using shop = await testShop()
  await using second = await secondProcess(shop)
  await shop.deps.db.execute(sql`
    insert into product_types (id, position, title, description)
    values ('prayer', 9, '{"en": "Prayer", "ar": "صلاة"}', '{"en": "", "ar": ""}')`)
  await shop.deps.transact((tx) => recordCatalogChange(tx, null))
  await expect.poll(() => second.listing.findScope('prayer')?.title.en, soon).toBe('Prayer')
  await expect.poll(() => shop.deps.listing.findScope('prayer')?.title.en, soon).toBe('Prayer')
})

test('a withdrawn product leaves the lists, and returns when it is published again', async () => {
  await using shop = await testShop()
  const publish = async (published: boolean) => {
    await shop.deps.db.execute(sql`update products set published = ${published} where id = 'noor'`)
    await shop.deps.transact((tx) => recordCatalogChange(tx, ['noor']))
  }
  await publish(false)
  await expect.poll(() => shop.deps.listing.has('noor'), soon).toBe(false)
  await publish(true)
  await expect.poll(() => shop.deps.listing.has('noor'), soon).toBe(true)
})

test('the poll finds a change that nobody announced', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    await using shop = await testShop()
    await using second = await secondProcess(shop)
    await sellOut(shop)
    expect(showsNoorIn62(second)).toBe(true)
    await vi.advanceTimersByTimeAsync(5000)
    await vi.waitFor(() => expect(showsNoorIn62(second)).toBe(false), soon)
  } finally {
    vi.useRealTimers()
  }
})

test('a change that was written first and committed last is not passed over', async () => {
  await using shop = await testShop()
  await using second = await secondProcess(shop)
  const slow = new pg.Client({ connectionString: shop.databaseUrl })
  await slow.connect()
  await slow.query('begin')
  await slow.query(`update products set published = false where id = 'noor'`)
  await slow.query(`insert into catalog_changes (product_id) values ('noor')`)

  await shop.deps.db.execute(sql`update products set published = false where id = 'dana'`)
  await shop.deps.transact((tx) => recordCatalogChange(tx, ['dana']))
  await expect.poll(() => second.listing.has('dana'), soon).toBe(false)

  await slow.query('commit')
  await slow.end()
  await announceCatalogChanges(shop.deps)
  await expect.poll(() => second.listing.has('noor'), soon).toBe(false)
})

test('a lost connection is opened again and missed changes are read', async () => {
  await using shop = await testShop()
  await using second = await secondProcess(shop)
  const { rowCount } = await shop.deps.pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen catalog_changed'`)
  expect(rowCount).toBe(2)
  await sellOut(shop)
  await announceCatalogChanges(shop.deps)
  await expect.poll(() => showsNoorIn62(second), soon).toBe(false)
  await expect.poll(() => showsNoorIn62(shop.deps), soon).toBe(false)
})

test('a change made while the catalogue was being loaded is read at the start', async () => {
  await using shop = await testShop()
  const deps = await openSecond(shop)
  await sellOut(shop)
  const following = await followCatalogChanges(deps)
  expect(showsNoorIn62(deps)).toBe(false)
  await following.stop()
  await deps.pool.end()
})

test('after the stop nothing of it is left on the database', async () => {
  await using shop = await testShop()
  await secondProcess(shop).then((second) => second[Symbol.asyncDispose]())
  const listening = async () => {
    const { rowCount } = await shop.deps.pool.query(`
      select 1 from pg_stat_activity
      where datname = current_database() and query = 'listen catalog_changed'`)
    return rowCount
  }
  await expect.poll(listening, soon).toBe(1)
})

test('a change that is rolled back is no change', async () => {
  await using shop = await testShop()
  const version = shop.deps.listing.version
  const failed = shop.deps.transact(async (tx) => {
    await recordCatalogChange(tx, ['noor'])
    throw new Error('the order could not be placed')
  })
  await expect(failed).rejects.toThrow('the order')
  await announceCatalogChanges(shop.deps)
  await shop.deps.transact((tx) => recordCatalogChange(tx, ['dana']))
  await expect.poll(() => shop.deps.listing.version, soon).toBe(version + 1)
})
