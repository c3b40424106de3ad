import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/connect.ts'
import { PageCache } from '../../../http/cache/page-cache.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { type TestStaff, staffOf } from '../../../test/staff-fixtures.ts'
import { type TestShop, testShop } from '../../../test/test-shop.ts'
import { followCatalogChanges } from '../follow-catalog-changes.ts'
import { ListingIndex } from '../listing-index.ts'

/** On a busy machine; mostly it takes milliseconds. */
const soon = { timeout: 10_000 }

const prayer = { en: 'Prayer Sets', ar: 'أطقم الصلاة' }
const kimonos = { en: 'Kimonos', ar: 'كيمونو' }
const inArabic = { query: { language_code: 'arb' } } as const

/** The titles of the types, as each of the calls shows them that shoppers read. */
async function shownTypes(shop: TestShop) {
  const [menu, list, home] = await Promise.all([
    shop.call('GET shop/get-shop', inArabic),
    shop.call('POST type/list', { body: { language_code: 'arb' } }),
    shop.call('GET home/get-home', inArabic),
  ])
  return [menu.result.types, list.result, home.result.types].map((types) =>
    types.map(({ title }) => title),
  )
}

function save(manager: TestStaff, kind: 'types' | 'collections' | 'colors', title: typeof prayer) {
  return manager.call('POST staff/save-group', { body: { kind, id: null, title } })
}

/** The same three lists. */
const three = (titles: string[]) => [titles, titles, titles]

test('a type that is added, renamed, moved and deleted is so in the menu, on the home page and in the lists', async () => {
  await using shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager' })
  const [before = []] = await shownTypes(shop)
  expect(await shownTypes(shop)).toEqual(three(before))

  const { result } = await save(manager, 'types', prayer)
  const moveNoor = (type: string) =>
    shop.deps.pool.query(`update products set type_id = $1 where id = 'noor'`, [type])
  // The menu and the home page show no empty type.
  await moveNoor('prayer-sets')
  await manager.call('POST staff/save-group', {
    body: { kind: 'types', id: 'prayer-sets', title: prayer },
  })
  await expect.poll(() => shownTypes(shop), soon).toEqual(three([...before, prayer.ar]))
  const { result: list } = await shop.call('GET product/list-products', {
    query: { scope: 'prayer-sets', language_code: 'en' },
  })
  expect(list).toMatchObject({ title: prayer.en, total: 1, products: [{ id: 'noor' }] })

  await manager.call('POST staff/save-group', {
    body: { kind: 'types', id: 'prayer-sets', title: kimonos },
  })
  await expect.poll(() => shownTypes(shop), soon).toEqual(three([...before, kimonos.ar]))

  const ids = result.types.map(({ id }) => id).toReversed()
  await manager.call('POST staff/move-groups', { body: { kind: 'types', ids } })
  const moved = [kimonos.ar, ...before.toReversed()]
  await expect.poll(() => shownTypes(shop), soon).toEqual(three(moved))

  await moveNoor('everyday')
  await manager.call('POST staff/delete-group', { body: { kind: 'types', id: 'prayer-sets' } })
  await expect.poll(() => shownTypes(shop), soon).toEqual(three(before.toReversed()))
  const gone = await shop.call('GET product/list-products', { query: { scope: 'prayer-sets' } })
  expect(gone.status).toBe(404)
})

test('a further collection is in the menu and on the home page, and has its own list', async () => {
  await using shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager' })
  await save(manager, 'collections', prayer)
  await addProduct(shop.deps.db, { id: 'calm', collections: ['prayer-sets'] })
  // Saving the group once more makes the shop read the new product too.
  await manager.call('POST staff/save-group', {
    body: { kind: 'collections', id: 'prayer-sets', title: kimonos },
  })
  const query = { language_code: 'en' } as const
  const shown = async () => {
    const [list, home, menu] = await Promise.all([
      shop.call('GET product/list-products', { query: { ...query, scope: 'prayer-sets' } }),
      shop.call('GET home/get-home', { query }),
      shop.call('GET shop/get-shop', { query }),
    ])
    return {
      list: [list.result?.title, list.result?.products.map(({ id }) => id)],
      home: home.result.collections.at(-1),
      menu: menu.result.collections.at(-1),
    }
  }
  await expect.poll(shown, soon).toMatchObject({
    list: ['Kimonos', ['calm']],
    home: { id: 'prayer-sets', title: 'Kimonos', count: 1 },
    menu: { id: 'prayer-sets', title: 'Kimonos' },
  })
})

test('a value of a filter is shown with its new name and colour', async () => {
  await using shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager' })
  const black = async () => {
    const { result } = await shop.call('GET product/list-products', {
      query: { language_code: 'en' },
    })
    return result.facets.color.find(({ id }) => id === 'black')
  }
  expect(await black()).toMatchObject({ title: 'Black', color_code: '#151416' })
  await manager.call('POST staff/save-group', {
    body: { kind: 'colors', id: 'black', title: { en: 'Ink', ar: 'حبري' }, colorCode: '#101010' },
  })
  await expect.poll(black, soon).toMatchObject({ title: 'Ink', color_code: '#101010' })
})

test('a second process of the shop follows', async () => {
  await using shop = await testShop()
  const { db, pool } = openDatabase(shop.databaseUrl)
  // The database is dropped under connections that are still closing.
  pool.on('error', () => {})
  const listing = new ListingIndex()
  await listing.load(db)
  const pageCache = new PageCache()
  const following = await followCatalogChanges({
    db,
    pool,
    listing,
    pageCache,
    log: pino({ level: 'silent' }),
  })
  const page = { body: '', contentType: 'text/plain', tags: ['shop'], seconds: 60 }
  await pageCache.through('the menu', async () => page)
  await save(await staffOf(shop, { role: 'manager' }), 'types', prayer)
  await expect.poll(() => listing.findScope('prayer-sets')?.title, soon).toEqual(prayer)
  await expect.poll(() => pageCache.get('the menu'), soon).toBeUndefined()
  await following.stop()
  await pool.end()
})
