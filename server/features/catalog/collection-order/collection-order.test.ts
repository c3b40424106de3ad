import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { type TestStaff, staffOf } from '../../../test/staff-fixtures.ts'
import { type TestShop, testShop } from '../../../test/test-shop.ts'

/** On a busy machine; mostly it takes milliseconds. */
const soon = { timeout: 10_000 }

const title = { en: 'Eid', ar: 'العيد' }

/** A shop with a collection of so many products, named c01, c02 and on; the last one is the newest. */
async function shopWith(count: number) {
  const shop = await testShop()
  const staff = await staffOf(shop, { role: 'content' })
  await staff.call('POST staff/save-group', { body: { kind: 'collections', id: null, title } })
  const ids = Array.from({ length: count }, (_, index) => `c${String(index + 1).padStart(2, '0')}`)
  for (const id of ids) await addToCollection(shop, id)
  await shop.deps.listing.load(shop.deps.db)
  return { shop, staff, ids }
}

async function addToCollection(shop: TestShop, id: string) {
  await addProduct(shop.deps.db, { id, collections: ['eid'] })
  await shop.deps.pool.query(
    `update products set released_on = date '2026-02-01' + right(id, 2)::int where id = $1`,
    [id],
  )
}

type Query = { sort?: 'featured' | 'newest' | 'price_up'; page?: number; per_page?: number }

async function shown(shop: TestShop, query: Query = {}) {
  const { result } = await shop.call('GET product/list-products', {
    query: { scope: 'eid', language_code: 'en', ...query },
  })
  return { ids: result.products.map(({ id }) => id), sort: result.sort, sorts: result.sorts }
}

function setByHand(staff: TestStaff, revision: number, byHand = true) {
  return staff.call('POST staff/set-collection-order', {
    body: { collection: 'eid', byHand, revision },
  })
}

function move(staff: TestStaff, product: string, to: number, revision: number) {
  return staff.call('POST staff/move-in-collection', {
    body: { collection: 'eid', product, to, revision },
  })
}

async function listed(staff: TestStaff, query: { q?: string; cursor?: string } = {}) {
  const { result } = await staff.call('GET staff/list-collection-products/{collection}', {
    params: { collection: 'eid' },
    query,
  })
  return result
}

test('a collection is automatic until staff order it by hand, and then begins as it was', async () => {
  const { shop, staff } = await shopWith(4)
  await using _ = shop
  const newest = ['c04', 'c03', 'c02', 'c01']
  expect(await shown(shop)).toMatchObject({ ids: newest, sort: 'newest' })
  expect((await shown(shop)).sorts).not.toContain('featured')
  expect(await listed(staff)).toMatchObject({ byHand: false, revision: 0, count: 4, title })
  expect((await move(staff, 'c01', 1, 0)).errorCode).toBe(568)

  expect((await setByHand(staff, 0)).result).toEqual({ byHand: true, revision: 1 })
  await expect.poll(async () => (await shown(shop)).sort, soon).toBe('featured')
  expect((await shown(shop)).ids).toEqual(newest)
  expect((await shown(shop)).sorts[0]).toBe('featured')
})

test('a product moves up, down, to the top and beyond the end; other orders stay', async () => {
  const { shop, staff } = await shopWith(4)
  await using _ = shop
  await setByHand(staff, 0)
  const moves = [
    ['c01', 1, ['c01', 'c04', 'c03', 'c02']],
    ['c04', 3, ['c01', 'c03', 'c04', 'c02']],
    ['c04', 2, ['c01', 'c04', 'c03', 'c02']],
    ['c01', 99, ['c04', 'c03', 'c02', 'c01']],
    ['c02', 1, ['c02', 'c04', 'c03', 'c01']],
  ] as const
  for (const [index, [product, to, ids]] of moves.entries()) {
    const { result } = await move(staff, product, to, index + 1)
    expect(result).toMatchObject({ revision: index + 2, count: 4 })
    const { items } = await listed(staff)
    expect(items.map(({ id, place }) => [id, place])).toEqual(ids.map((id, at) => [id, at + 1]))
    await expect.poll(async () => (await shown(shop)).ids, soon).toEqual(ids)
  }
  expect(await shown(shop, { sort: 'newest' })).toMatchObject({
    ids: ['c04', 'c03', 'c02', 'c01'],
    sort: 'newest',
  })
})

test('pages of the shop and of staff follow each other without a gap or a repeat', async () => {
  const { shop, staff, ids } = await shopWith(60)
  await using _ = shop
  await setByHand(staff, 0)
  await move(staff, 'c01', 1, 1)
  await move(staff, 'c60', 55, 2)
  const expected = ['c01', ...ids.slice(1, -1).toReversed()].toSpliced(54, 0, 'c60')
  await expect
    .poll(async () => {
      const pages = []
      for (const page of [1, 2, 3]) pages.push(...(await shown(shop, { page })).ids)
      return pages
    }, soon)
    .toEqual(expected)

  const first = await listed(staff)
  const second = await listed(staff, { cursor: first.next ?? '' })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(expected)
  expect(second.items[0]?.place).toBe(51)
  expect(second.next).toBeNull()
})

test('an archived product has its place again when it comes back, whatever was moved meanwhile', async () => {
  const { shop, staff } = await shopWith(4)
  await using _ = shop
  await setByHand(staff, 0)
  const set = (columns: string) =>
    shop.deps.pool.query(`update products set ${columns} where id = 'c03'`)
  await set('published = false, archived_at = now()')
  expect((await move(staff, 'c01', 2, 1)).result).toMatchObject({ place: 2, count: 3 })
  expect((await listed(staff)).items.map(({ id }) => id)).toEqual(['c04', 'c01', 'c02'])
  await set('published = true, archived_at = null')
  const ids = (await listed(staff)).items.map(({ id }) => id)
  expect(ids).toEqual(['c04', 'c03', 'c01', 'c02'])
})

test('a search has six words at most', async () => {
  const { shop, staff } = await shopWith(2)
  await using _ = shop
  const { items } = await listed(staff, { q: `${'C02 '.repeat(6)}nothing` })
  expect(items.map(({ id }) => id)).toEqual(['c02'])
})

test('a search among the products keeps their places', async () => {
  const { shop, staff } = await shopWith(4)
  await using _ = shop
  await setByHand(staff, 0)
  const { items, total, count } = await listed(staff, { q: 'C02' })
  expect(items.map(({ id, place }) => [id, place])).toEqual([['c02', 3]])
  expect([total, count]).toEqual([{ count: 1, exact: true }, 4])
})

test('new products stand at the end, those that leave are gone, and those not published keep their places', async () => {
  const { shop, staff } = await shopWith(3)
  await using _ = shop
  await setByHand(staff, 0)
  await move(staff, 'c01', 1, 1)
  await addToCollection(shop, 'c08')
  await addToCollection(shop, 'c09')
  await shop.deps.pool.query(`update products set published = false where id = 'c03'`)
  await shop.deps.listing.load(shop.deps.db)
  shop.deps.pageCache.clear()
  expect((await shown(shop)).ids).toEqual(['c01', 'c02', 'c08', 'c09'])
  const all = ['c01', 'c03', 'c02', 'c08', 'c09']
  expect((await listed(staff)).items.map(({ id }) => id)).toEqual(all)

  await shop.deps.pool.query(`update products set collections = '{}' where id = 'c02'`)
  await shop.deps.listing.load(shop.deps.db)
  await move(staff, 'c09', 2, 2)
  await expect.poll(async () => (await shown(shop)).ids, soon).toEqual(['c01', 'c09', 'c08'])
})

test('an order by hand comes back after an automatic one', async () => {
  const { shop, staff } = await shopWith(3)
  await using _ = shop
  await setByHand(staff, 0)
  await move(staff, 'c01', 1, 1)
  await setByHand(staff, 2, false)
  await expect
    .poll(() => shown(shop), soon)
    .toMatchObject({
      ids: ['c03', 'c02', 'c01'],
      sort: 'newest',
    })
  await addToCollection(shop, 'c09')
  await setByHand(staff, 3)
  expect((await listed(staff)).items.map(({ id }) => id)).toEqual(['c01', 'c03', 'c02', 'c09'])
})

test('a filter keeps the order by hand', async () => {
  const { shop, staff } = await shopWith(3)
  await using _ = shop
  await shop.deps.pool.query(`update variants set stock = 0 where sku = 'C03-BLACK-54'`)
  await shop.deps.listing.load(shop.deps.db)
  await setByHand(staff, 0)
  await move(staff, 'c01', 1, 1)
  const filtered = async () => {
    const { result } = await shop.call('GET product/list-products', {
      query: { scope: 'eid', size: '54' },
    })
    return result.products.map(({ id }) => id)
  }
  await expect.poll(filtered, soon).toEqual(['c01', 'c02'])
})

test('the second of two editors is refused and moves nothing', async () => {
  const { shop, staff } = await shopWith(3)
  await using _ = shop
  const other = await staffOf(shop, { role: 'manager' })
  const both = await Promise.all([setByHand(staff, 0), setByHand(other, 0)])
  expect(both.map(({ errorCode }) => errorCode).toSorted()).toEqual([0, 512])
  await move(staff, 'c01', 1, 1)
  expect((await move(other, 'c02', 1, 1)).errorCode).toBe(512)
  expect((await listed(staff)).items.map(({ id }) => id)).toEqual(['c01', 'c03', 'c02'])
})

test('a collection or a product that is not there is not found', async () => {
  const { shop, staff } = await shopWith(2)
  await using _ = shop
  await setByHand(staff, 0)
  expect((await move(staff, 'noor', 1, 1)).status).toBe(404)
  const nowhere = await staff.call('GET staff/list-collection-products/{collection}', {
    params: { collection: 'nowhere' },
  })
  expect(nowhere.status).toBe(404)
})

test.each(staffRoles)('%s may order a collection as its permission says', async (role) => {
  await using shop = await testShop()
  const staff = await staffOf(shop, { role })
  const { status } = await staff.call('POST staff/set-collection-order', {
    body: { collection: 'best_seller', byHand: true, revision: 0 },
  })
  expect(status).toBe(mayDo(role, 'products.edit') ? 200 : 403)
})
