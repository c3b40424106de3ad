import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { openFakeProvider } from '../../test/payments/open-fake-provider.ts'
import { secondProcess } from '../../test/second-process.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { cacheHeaders, cacheTagHeader } from './cache-headers.ts'
import { cdnPurge } from './cdn-purge.ts'

const home = '/api/home/get-home?language_code=en'

test('a CDN holds a public answer longer than the browser, which asks each time', async () => {
  await using shop = await testShop({ cdn: { sendsTags: false, purge: null } })
  const { headers } = await fetch(shop.address + home)
  expect(headers.get('cache-control')).toMatch(/^public, max-age=0, must-revalidate, s-maxage=\d+$/)
  expect(headers.get('cdn-cache-control')).toMatch(
    /^public, max-age=\d+, stale-while-revalidate=\d+$/,
  )
  expect(headers.get('cache-tag')).toBeNull()
  const own = await fetch(`${shop.address}/api/ip`)
  expect(own.headers.get('cache-control')).toBe('no-store')
  expect(own.headers.get('cdn-cache-control')).toBeNull()
})

test('an answer names its contents to the CDN, and answers 304 to every spelling of its tag', async () => {
  await using shop = await testShop({ cdn: { sendsTags: true, purge: null } })
  const first = await fetch(shop.address + home)
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('cache-tag')?.split(',')).toContain('catalog')
  for (const match of [etag, `W/${etag}`, `"other", W/${etag}, "third"`, '*']) {
    const again = await fetch(shop.address + home, { headers: { 'if-none-match': match } })
    expect({ match, status: again.status }).toEqual({ match, status: 304 })
    for (const name of ['etag', 'cache-control', 'cdn-cache-control', 'cache-tag', 'vary']) {
      expect(again.headers.get(name)).toBe(first.headers.get(name))
    }
  }
  for (const match of ['"other"', `W/"${etag}"`, etag.slice(1)]) {
    const again = await fetch(shop.address + home, { headers: { 'if-none-match': match } })
    expect(again.status).toBe(200)
  }
})

test('a CDN shows an expired answer for half a minute at most, and none after the moment of its change', () => {
  const now = new Date('2026-03-01T10:00:00Z')
  const ofCdn = (seconds: number, until: string | null) => {
    const at = until === null ? null : new Date(until)
    return cacheHeaders({ seconds, until: at, tagHeader: undefined }, now)['cdn-cache-control']
  }
  const both = (fresh: number, stale: number) =>
    `public, max-age=${fresh}, stale-while-revalidate=${stale}`
  expect(ofCdn(300, null)).toBe(both(300, 30))
  expect(ofCdn(300, '2026-03-01T10:05:10Z')).toBe(both(300, 10))
  expect(ofCdn(300, '2026-03-01T10:01:00Z')).toBe(both(60, 0))
  expect(ofCdn(300, '2026-03-01T09:00:00Z')).toBe(both(0, 0))
})

test('the tags of an answer are never too long for a proxy, and hold no foreign sign', () => {
  expect(cacheTagHeader(['catalog', 'product:a,b', 'catalog', 'lists'])).toBe(
    'catalog,product:a%2Cb,lists',
  )
  const many = Array.from({ length: 100 }, (_, index) => `product:${index}-abcdefghijklmnop`)
  expect(cacheTagHeader(['catalog', ...many])).toBe('catalog,many')
})

/** Waits for real, but not for long. */
const pauses = { batch: 5, again: 100, retry: 5, lock: 50 }

async function openCdn() {
  const cdn = await openFakeProvider(() => ({ body: {} }))
  const purge = { url: `${cdn.origin}/purge`, token: 'a-token-of-the-cdn', pauses }
  return {
    cdn,
    purge,
    /** The tags of each request, and the tokens of the processes that sent them. */
    bodies: () => cdn.calls.map(({ rawBody }): string[] => JSON.parse(rawBody).tags),
    tokens: () => new Set(cdn.calls.map(({ headers }) => headers.authorization)),
    [Symbol.dispose]: () => cdn[Symbol.dispose](),
  }
}

async function changeProduct({ deps }: TestShop) {
  await deps.pool.query(
    `with changed as (insert into catalog_changes (product_id) select id from products order by id limit 1)
      select pg_notify('catalog_changed', '')`,
  )
}

test('a shop that starts asks the CDN to forget everything, twice', async () => {
  using opened = await openCdn()
  await using _shop = await testShop({ cdn: { sendsTags: true, purge: opened.purge } })
  await expect.poll(() => opened.bodies().length, { timeout: 15_000 }).toBe(2)
  expect(opened.bodies()).toEqual([['catalog'], ['catalog']])
  expect(opened.cdn.calls[0]).toMatchObject({ method: 'POST', path: '/purge' })
  expect(opened.cdn.calls[0]?.headers.authorization).toBe('Bearer a-token-of-the-cdn')
})

test('one of two processes asks the CDN to forget what has changed, and the other one after it', async () => {
  using opened = await openCdn()
  const { bodies, tokens, purge } = opened
  await using shop = await testShop({ cdn: { sendsTags: true, purge } })
  await expect.poll(() => bodies().length, { timeout: 15_000 }).toBe(2)
  const ofSecond = { sendsTags: true, purge: { ...purge, token: 'token-of-the-second' } }
  shop.deps.config = { ...shop.deps.config, cdn: ofSecond }
  await using _second = await secondProcess(shop)
  for (const change of [1, 2, 3]) {
    await changeProduct(shop)
    const aboutLists = () => bodies().filter((tags) => tags.includes('lists'))
    await expect.poll(() => aboutLists().length, { timeout: 15_000 }).toBe(2 * change)
    expect(aboutLists().every((tags) => tags.some((tag) => tag.startsWith('product:')))).toBe(true)
  }
  expect([...tokens()]).toEqual(['Bearer a-token-of-the-cdn'])

  // The connection that holds the lock is lost: whoever gets the lock then asks for everything.
  const everything = () => bodies().filter((tags) => tags.includes('catalog')).length
  const before = everything()
  const { rowCount } = await shop.deps.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7241905
      and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(rowCount).toBe(1)
  await expect.poll(everything, { timeout: 15_000 }).toBe(before + 2)
})

/** A process that asks unless `isOurs` says otherwise. */
function purgeFor(cdn: { origin: string }, given: Partial<Parameters<typeof cdnPurge>[0]> = {}) {
  return cdnPurge({
    to: { url: `${cdn.origin}/purge`, token: null },
    isOurs: () => true,
    failed: () => {},
    ended: () => {},
    pauses: { batch: 1, again: 60_000, retry: 1 },
    ...given,
  })
}

test('a process without the lock asks for nothing', async () => {
  using opened = await openCdn()
  let isOurs = false
  const purge = purgeFor(opened.cdn, { isOurs: () => isOurs })
  purge.add(['product:noor'])
  isOurs = true
  purge.add(['product:layl'])
  await expect.poll(opened.bodies).toEqual([['product:layl', 'many']])
  await purge.stop()
})

test('a process that stops asks at once for what it would have repeated later', async () => {
  using opened = await openCdn()
  const outcomes: string[] = []
  const purge = purgeFor(opened.cdn, { ended: (outcome) => void outcomes.push(outcome) })
  purge.add(['product:noor'])
  await expect.poll(() => outcomes).toEqual(['done'])
  purge.add(['product:layl'])
  await purge.stop()
  expect(opened.bodies().slice(1).flat().toSorted()).toEqual([
    'many',
    'product:layl',
    'product:noor',
  ])
})

test('a CDN that does not answer holds up no stop', { timeout: 9_000 }, async () => {
  const arrived = Promise.withResolvers<void>()
  const silent = createServer(() => arrived.resolve()).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  const outcomes: string[] = []
  const ended = (outcome: string) => void outcomes.push(outcome)
  const purge = purgeFor({ origin: `http://127.0.0.1:${port}` }, { ended })
  purge.add(['product:noor'])
  await arrived.promise
  await purge.stop()
  expect(outcomes).toEqual(['failed'])
  silent.closeAllConnections()
  silent.close()
})

test('a CDN that refuses is asked again until it takes everything, and each failure is said', async () => {
  using cdn = await openFakeProvider(() => ({ body: {} }))
  const failures: number[] = []
  const outcomes: string[] = []
  const purge = purgeFor(cdn, {
    failed: (_error, tries) => void failures.push(tries),
    ended: (outcome) => void outcomes.push(outcome),
    pauses: { batch: 1, again: 5, retry: 1 },
  })
  cdn.setTrouble('down')
  purge.add(['product:noor', 'lists'])
  await expect.poll(() => failures.length).toBeGreaterThanOrEqual(3)
  purge.add(['product:layl'])
  cdn.setTrouble(null)
  const from = cdn.calls.length
  const taken = () => cdn.calls.slice(from).flatMap(({ rawBody }) => JSON.parse(rawBody).tags)
  // All tags arrive, and each of them once more: by then every process has heard of the change.
  for (const tag of ['product:noor', 'lists', 'product:layl', 'many']) {
    await expect.poll(() => taken().filter((it) => it === tag).length).toBeGreaterThanOrEqual(2)
  }
  await purge.stop()
  expect(failures.slice(0, 3)).toEqual([1, 2, 3])
  expect(outcomes).toContain('done')
})

test('a change of very many products asks the CDN to forget everything', async () => {
  using cdn = await openFakeProvider(() => ({ body: {} }))
  const purge = purgeFor(cdn)
  purge.add(Array.from({ length: 101 }, (_, index) => `product:${index}`))
  await expect.poll(() => cdn.calls.length).toBe(1)
  await purge.stop()
  expect(JSON.parse(cdn.calls[0]?.rawBody ?? '')).toEqual({ tags: ['catalog'] })
})
