import type { StaffRole } from '@rimal/contract/permissions'
import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { maxSynonyms } from '@rimal/contract/staff/search-kinds'
import type { PinnedFields, SynonymFields } from '@rimal/contract/staff/search-rules'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/connect.ts'
import { searchSynonyms } from '../../../db/tables/catalog-rules.ts'
import { PageCache } from '../../../http/cache/page-cache.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { type TestStaff, staffOf } from '../../../test/staff-fixtures.ts'
import { type TestShop, testShop } from '../../../test/test-shop.ts'
import { followCatalogChanges } from '../follow-catalog-changes.ts'
import { ListingIndex } from '../listing-index.ts'

/** On a busy machine; mostly it takes milliseconds. */
const soon = { timeout: 10_000 }

async function find(shop: TestShop, q: string, filters: { size?: string; sort?: 'price_up' } = {}) {
  const { result } = await shop.call('GET product/list-products', {
    query: { q, language_code: 'en', per_page: 60, ...filters },
  })
  return result.products.map(({ id }) => id)
}

async function suggested(shop: TestShop, q: string) {
  const { result } = await shop.call('GET search/suggest', { query: { q, language_code: 'en' } })
  return result.products.map(({ id }) => id)
}

function saveSynonyms(
  staff: TestStaff,
  fields: SynonymFields,
  place: { id: string | null; revision: number } = { id: null, revision: 0 },
) {
  return staff.call('POST staff/save-synonyms', { body: { ...place, fields } })
}

const same = (...words: string[]): SynonymFields => ({ kind: 'same', words, finds: [] })
const oneWay = (words: string[], finds: string[]): SynonymFields => {
  return { kind: 'one_way', words, finds }
}

function savePinned(
  staff: TestStaff,
  fields: PinnedFields,
  place: { id: string | null; revision: number } = { id: null, revision: 0 },
) {
  return staff.call('POST staff/save-pinned-results', { body: { ...place, fields } })
}

/** Adds products that only their names tell apart. */
async function addNamed(shop: TestShop, ...ids: string[]) {
  for (const id of ids) await addProduct(shop.deps.db, { id })
  await shop.deps.listing.reload(shop.deps.db, ids)
}

test('words of one group find the products of each other, in every spelling and at once', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop, { role: 'content' })
  await addNamed(shop, 'poncho', 'serape')
  expect(await find(shop, 'serape')).toEqual(['serape'])
  expect(await find(shop, 'إسدال')).not.toContain('poncho')

  await saveSynonyms(staff, same('poncho', 'serape', 'إسدال'))
  const both = ['poncho', 'serape']
  for (const q of ['serape', 'PONCHO', 'إسدال', 'اسدال', 'الإسدال', 'إسـدال', 'إِسدال']) {
    await expect.poll(async () => (await find(shop, q)).toSorted(), soon).toEqual(both)
  }
  expect((await suggested(shop, 'الاسدا')).toSorted()).toEqual(both)
  const { result } = await shop.call('GET product/list-products', { query: { q: 'اسدال' } })
  expect(result).toMatchObject({ understoodAs: null, nearestOnly: false })
})

test('a synonym of a word that the program knows is one of all its spellings', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  await addNamed(shop, 'serape')
  await saveSynonyms(staff, same('serape', 'bisht'))
  await expect.poll(() => find(shop, 'بشوت'), soon).toContain('serape')
  expect(await find(shop, 'serape')).toContain('sultana')
})

test('a one-way synonym finds in its direction only, after the products of the word itself', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  await addNamed(shop, 'poncho', 'serape')
  const { result } = await saveSynonyms(staff, oneWay(['serape', 'rebozo'], ['poncho']))
  await expect.poll(() => find(shop, 'serape'), soon).toEqual(['serape', 'poncho'])
  expect(await find(shop, 'rebozo')).toEqual(['poncho'])
  expect(await find(shop, 'poncho')).toEqual(['poncho'])

  const { id, revision } = result
  await staff.call('POST staff/delete-synonyms', { body: { id, revision } })
  await expect.poll(() => find(shop, 'serape'), soon).toEqual(['serape'])
})

test('a one-way synonym stands after every other form of the word itself', async () => {
  await using shop = await testShop()
  await addNamed(shop, 'serapes', 'poncho')
  await saveSynonyms(await staffOf(shop), oneWay(['serape'], ['poncho']))
  await expect.poll(() => find(shop, 'serape'), soon).toEqual(['serapes', 'poncho'])
})

test('places are suggested for a synonym in whatever form their names have it', async () => {
  await using shop = await testShop()
  const places = async (q: string) => {
    const { result } = await shop.call('GET search/suggest', { query: { q, language_code: 'en' } })
    return result.places
  }
  await shop.deps.pool.query(
    `update product_types set title = '{"en": "Bishts", "ar": "بشوت"}' where id = 'everyday'`,
  )
  await shop.deps.listing.load(shop.deps.db)
  await saveSynonyms(await staffOf(shop), same('serape', 'bisht'))
  await expect
    .poll(() => places('serape'), soon)
    .toContainEqual({ title: 'Bishts', path: '/product-list/everyday' })
})

test('places are suggested for the synonyms of their names', async () => {
  await using shop = await testShop()
  await saveSynonyms(await staffOf(shop), same('wraps', 'kaftan'))
  const places = async () => {
    const { result } = await shop.call('GET search/suggest', {
      query: { q: 'wraps', language_code: 'en' },
    })
    return result.places
  }
  const { result } = await shop.call('GET search/suggest', {
    query: { q: 'kaftan', language_code: 'en' },
  })
  await expect.poll(places, soon).toEqual(result.places)
})

test('what is typed is never a pattern or SQL', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  const wild = await saveSynonyms(staff, same('.*', 'poncho'))
  expect(wild).toMatchObject({ errorCode: 1, fields: { 'words.0': 'one_word' } })
  expect((await saveSynonyms(staff, same("p'||chr(65)||'", 'poncho'))).fields).toEqual({
    'words.0': 'one_word',
  })
  expect((await saveSynonyms(staff, same('%', '_'))).errorCode).toBe(1)
})

test('pinned products stand first in their order, without those that are not published', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop, { role: 'content' })
  const before = await find(shop, 'velvet')
  const pinned = ['sultana', 'noor', ...before.slice(-1)]
  await addProduct(shop.deps.db, { id: 'hidden', published: false })
  const { result } = await savePinned(staff, {
    phrases: ['Velvet', 'عباية مخمل'],
    products: ['hidden', ...pinned],
  })
  expect(result.products.map(({ id, state }) => [id, state])[0]).toEqual(['hidden', 'draft'])
  const expected = [...pinned, ...before.filter((id) => !pinned.includes(id))]
  await expect.poll(() => find(shop, 'velvet'), soon).toEqual(expected)
  expect((await find(shop, 'عبايه  مخمل')).slice(0, 3)).toEqual(pinned)
  expect((await suggested(shop, 'velvet')).slice(0, 3)).toEqual(pinned)
  // Other searches stay as they are.
  expect(await find(shop, 'velvet abaya')).not.toContain('noor')
})

test('pinned products pass the filters like all others, and another order moves them', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  await addProduct(shop.deps.db, { id: 'only-54', price: 1_00, stock: { 54: 2, 56: 0 } })
  await addProduct(shop.deps.db, { id: 'only-56', price: 2_00, stock: { 54: 0, 56: 2 } })
  await shop.deps.listing.reload(shop.deps.db, ['only-54', 'only-56'])
  await savePinned(staff, { phrases: ['linen'], products: ['only-56', 'only-54', 'noor'] })
  const first = async (filters: Parameters<typeof find>[2]) =>
    (await find(shop, 'linen', filters)).slice(0, 2)
  await expect.poll(() => first({}), soon).toEqual(['only-56', 'only-54'])
  expect((await first({ size: '54' }))[0]).toBe('only-54')
  expect(await find(shop, 'linen', { size: '54' })).not.toContain('only-56')
  expect((await find(shop, 'linen 56'))[0]).toBe('only-56')
  expect(await first({ sort: 'price_up' })).toEqual(['only-54', 'only-56'])
})

test('a pinned product that is published later takes its place', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  await addProduct(shop.deps.db, { id: 'hidden', published: false })
  await savePinned(staff, { phrases: ['linen'], products: ['hidden'] })
  await expect.poll(async () => (await find(shop, 'linen')).length, soon).toBeGreaterThan(0)
  expect(await find(shop, 'linen')).not.toContain('hidden')
  await shop.deps.pool.query(`update products set published = true where id = 'hidden'`)
  await shop.deps.pool.query(`insert into catalog_changes (product_id) values ('hidden')`)
  await shop.deps.pool.query(`select pg_notify('catalog_changed', '')`)
  await expect.poll(async () => (await find(shop, 'linen'))[0], soon).toBe('hidden')
})

test.each([
  [{ phrases: [], products: ['noor'] }, { phrases: 'required' }],
  [{ phrases: ['!?'], products: ['noor'] }, { 'phrases.0': 'no_word' }],
  [{ phrases: ['noor 56'], products: ['noor'] }, { 'phrases.0': 'names_filter' }],
  [{ phrases: ['under 500'], products: ['noor'] }, { 'phrases.0': 'names_filter' }],
  [{ phrases: ['Eid', 'eid '], products: ['noor'] }, { 'phrases.1': 'duplicate' }],
  [{ phrases: ['عباية العيد'], products: ['noor'] }, { 'phrases.0': 'taken' }],
  [{ phrases: ['eid'], products: [] }, { products: 'required' }],
  [{ phrases: ['eid'], products: ['noor', 'noor'] }, { products: 'duplicate' }],
  [{ phrases: ['eid'], products: ['noor', 'nowhere'] }, { products: 'unknown' }],
])('pinned results %j are refused for %j', async (fields, wrong) => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  await savePinned(staff, { phrases: ['عبايه العيد'], products: ['noor'] })
  expect(await savePinned(staff, fields)).toMatchObject({ errorCode: 1, fields: wrong })
})

test('the second of two editors is refused and loses nothing of the first', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  const { result } = await saveSynonyms(staff, same('poncho', 'serape'))
  const place = { id: result.id, revision: result.revision }
  const saves = await Promise.all([
    saveSynonyms(staff, same('poncho', 'serape', 'rebozo'), place),
    saveSynonyms(staff, same('poncho', 'serape', 'ruana'), place),
  ])
  expect(saves.map(({ errorCode }) => errorCode).toSorted()).toEqual([0, 512])
  const pinned = await savePinned(staff, { phrases: ['eid'], products: ['noor'] })
  const again = { id: pinned.result.id, revision: pinned.result.revision + 1 }
  expect((await savePinned(staff, { phrases: ['eid'], products: ['dana'] }, again)).errorCode).toBe(
    512,
  )
  const { result: rules } = await staff.call('GET staff/list-search-rules')
  expect(rules.synonyms.map(({ revision }) => revision)).toEqual([2])
  expect(rules.pinned[0]).toMatchObject({ savedBy: 'Huda Owner', products: [{ id: 'noor' }] })
})

test('there are not more rules than the search can have', async () => {
  await using shop = await testShop()
  const at = shop.deps.clock()
  await shop.deps.db.insert(searchSynonyms).values(
    Array.from({ length: maxSynonyms }, (_, index) => ({
      kind: 'same' as const,
      words: [`a${index}x`, `b${index}x`],
      finds: [],
      savedAt: at,
      createdAt: at,
    })),
  )
  const full = await saveSynonyms(await staffOf(shop), same('poncho', 'serape'))
  expect(full.errorCode).toBe(566)
})

test('staff see what a word finds now, and why', async () => {
  await using shop = await testShop()
  const staff = await staffOf(shop)
  await addNamed(shop, 'poncho')
  await saveSynonyms(staff, same('poncho', 'serape'))
  await savePinned(staff, { phrases: ['serape'], products: ['noor'] })
  const tried = async () => {
    const { result } = await staff.call('GET staff/try-search', { query: { q: 'Serape' } })
    return {
      total: result.total,
      synonyms: result.synonyms,
      products: result.products.map(({ id, isPinned }) => [id, isPinned]),
    }
  }
  await expect.poll(tried, soon).toEqual({
    total: 2,
    synonyms: [{ word: 'serape', finds: ['poncho'] }],
    products: [
      ['noor', true],
      ['poncho', false],
    ],
  })
})

test.each(staffRoles)('%s may change the search as its permission says', async (role) => {
  await using shop = await testShop()
  const staff = await staffOf(shop, { role: role satisfies StaffRole })
  const may = mayDo(role, 'products.edit')
  const { status } = await saveSynonyms(staff, same('poncho', 'serape'))
  expect(status).toBe(may ? 200 : 403)
  expect((await staff.call('GET staff/list-search-rules')).status).toBe(may ? 200 : 403)
})

test('a second process follows, drops the answers of searches alone, and keeps its other pages', async () => {
  await using shop = await testShop()
  await addNamed(shop, 'poncho')
  const { db, pool } = openDatabase(shop.databaseUrl)
  // The database is dropped under connections that are still closing.
  pool.on('error', () => {})
  const listing = new ListingIndex()
  await listing.load(db)
  const pageCache = new PageCache()
  const log = pino({ level: 'silent' })
  const following = await followCatalogChanges({ db, pool, listing, pageCache, log })
  const page = { body: '', contentType: 'text/plain', seconds: 60 }
  await pageCache.through('a search', async () => ({ ...page, tags: ['lists', 'search'] }))
  await pageCache.through('a list', async () => ({ ...page, tags: ['lists', 'product:noor'] }))
  await saveSynonyms(await staffOf(shop), same('poncho', 'serape'))
  const found = () =>
    listing.page({ q: 'serape', chosen: {}, sort: null, page: 1, perPage: 9 }).total
  await expect.poll(found, soon).toBe(1)
  await expect.poll(() => pageCache.get('a search'), soon).toBeUndefined()
  expect(pageCache.get('a list')).toBeDefined()
  await following.stop()
  await pool.end()
})
