import { mayDo, type StaffRole, staffRoles } from '@rimal/contract/permissions'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../../../test/source-storefront.ts'
import { download } from '../../../test/import-fixtures.ts'
import { readEveryPage, staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

/** On a busy machine; mostly it takes milliseconds. */
const soon = { timeout: 10_000 }

async function shopWithPages() {
  const shop = await testShop({}, { storefront: await sourceStorefront() })
  const manager = await staffOf(shop, { role: 'manager' })
  return {
    shop,
    manager,
    add: (...redirects: [from: string, to: string][]) =>
      manager.call('POST staff/add-redirects', {
        body: { redirects: redirects.map(([from, to]) => ({ from, to })) },
      }),
    async leadsTo(path: string) {
      const answer = await fetch(shop.address + path, { redirect: 'manual' })
      return answer.headers.get('location') ?? answer.status
    },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('addresses of an earlier shop lead to a product, a list and a page, in both languages', async () => {
  await using given = await shopWithPages()
  const { shop, add, leadsTo } = given
  const { result } = await add(
    ['/products/Noor.html', '/product-details/noor'],
    [`${shop.address}/collections/open/`, '/ar/product-list/open'],
    ['/ar/من-نحن', '/about'],
  )
  expect(result).toEqual({ added: 3, skipped: [] })
  expect(await leadsTo('/products/noor.html')).toBe('/product-details/noor')
  expect(await leadsTo('/Products/NOOR.html?variant=3')).toBe('/product-details/noor')
  expect(await leadsTo('/ar/products/noor.html')).toBe('/ar/product-details/noor')
  expect(await leadsTo('/collections/open')).toBe('/product-list/open')
  expect(await leadsTo(`/ar/${encodeURIComponent('من-نحن')}`)).toBe('/ar/about')
  for (const path of ['/products/other.html', '/old%00'])
    expect([path, await leadsTo(path)]).toEqual([path, 404])
})

test('a redirect follows its product to a new address, and leads nowhere while the product is not published', async () => {
  await using given = await shopWithPages()
  const { manager, add, leadsTo } = given
  await add(['/old/noor', '/product-details/noor'])
  const { result: moved } = await manager.call('POST staff/change-product-address', {
    body: { id: 'noor', revision: 1, address: 'noor-abaya' },
  })
  expect(await leadsTo('/old/noor')).toBe('/product-details/noor-abaya')
  await manager.call('POST staff/change-product-state', {
    body: { id: 'noor', revision: moved.revision, state: 'archived' },
  })
  expect(await leadsTo('/old/noor')).toBe(404)
  const { result } = await manager.call('GET staff/list-redirects')
  expect(result.items).toMatchObject([
    { path: '/old/noor', kind: 'product', leadsTo: null, title: { en: expect.any(String) } },
  ])
})

test('a product that is gone can have a successor, and a page of the shop is never hidden', async () => {
  await using given = await shopWithPages()
  const { shop, manager, add, leadsTo } = given
  await add(['/product-details/noor', '/product-details/dana'])
  expect(await leadsTo('/product-details/noor')).toBe(200)
  const { result } = await manager.call('GET staff/get-product/{id}', { params: { id: 'noor' } })
  await manager.call('POST staff/change-product-state', {
    body: { id: 'noor', revision: result.revision, state: 'archived' },
  })
  await expect.poll(() => leadsTo('/product-details/noor'), soon).toBe('/product-details/dana')
  const { status } = await shop.call('GET product/get-product', { query: { id: 'noor' } })
  expect(status).toBe(410)
})

const refused = [
  ['javascript:alert(1)', '/home', 'from', 'malformed'],
  ['old', '/home', 'from', 'malformed'],
  ['//evil.example/x', '/home', 'from', 'malformed'],
  ['/a\\b', '/home', 'from', 'malformed'],
  ['https://evil.example/x', '/home', 'from', 'other_site'],
  ['/index.php?id=3', '/home', 'from', 'query'],
  ['/', '/home', 'from', 'reserved'],
  ['/api/orders', '/home', 'from', 'reserved'],
  ['/admin/x', '/home', 'from', 'reserved'],
  ['/robots.txt', '/home', 'from', 'reserved'],
  ['/sitemap.xml', '/home', 'from', 'reserved'],
  ['/sitemap-products-2.xml', '/home', 'from', 'reserved'],
  ['/Push-Worker.js', '/home', 'from', 'reserved'],
  ['/favicon.ico', '/home', 'from', 'reserved'],
  ['/healthz', '/home', 'from', 'reserved'],
  ['/about', '/home', 'from', 'reserved'],
  ['/old', 'javascript:alert(1)', 'to', 'malformed'],
  ['/old', '//evil.example', 'to', 'malformed'],
  ['/old', '/\\evil.example', 'to', 'malformed'],
  ['/old', 'https://evil.example/home', 'to', 'other_site'],
  ['/old', '/nowhere', 'to', 'unknown'],
  ['/old', '/product-details/nope', 'to', 'unknown'],
  ['/old', '/product-list/nope', 'to', 'unknown'],
] as const

test('what is not of this shop, or no page of it, is refused', async () => {
  await using given = await shopWithPages()
  for (const [from, to, field, code] of refused) {
    const { result } = await given.add([from, to])
    expect({ from, to, ...result }).toEqual({
      from,
      to,
      added: 0,
      skipped: [{ index: 0, field, code }],
    })
  }
})

test('of a pasted list, what is wrong is left out and the rest is added; an address leads to one place', async () => {
  await using given = await shopWithPages()
  const { manager, add } = given
  const { result } = await add(
    ['/a', '/home'],
    ['/b', '/nowhere'],
    ['/A/', '/about'],
    ['/c', '/faq'],
  )
  expect(result).toEqual({
    added: 2,
    skipped: [
      { index: 1, field: 'to', code: 'unknown' },
      { index: 2, field: 'from', code: 'taken' },
    ],
  })
  const { result: list } = await manager.call('GET staff/list-redirects', { query: { q: '/C' } })
  expect(list).toMatchObject({
    items: [{ path: '/c', kind: 'page', leadsTo: '/faq', title: null }],
    total: { count: 1, exact: true },
    next: null,
  })
})

test('a list of many is paged, and a redirect can be deleted', async () => {
  await using given = await shopWithPages()
  const { manager, add, leadsTo } = given
  for (const part of ['a', 'b']) {
    const from = Array.from({ length: 30 }, (_, index) => `/old/${part}${100 + index}`)
    await add(...from.map((path): [string, string] => [path, '/home']))
  }
  const first = (await manager.call('GET staff/list-redirects')).result
  expect(first.items).toHaveLength(50)
  const cursor = first.next ?? ''
  const second = (await manager.call('GET staff/list-redirects', { query: { cursor } })).result
  expect([second.items.length, second.next]).toEqual([10, null])
  expect(second.items.at(-1)?.path).toBe('/old/b129')
  await manager.call('POST staff/delete-redirect', { body: { path: '/old/b129' } })
  expect(await leadsTo('/old/b129')).toBe(404)
  const again = await manager.call('POST staff/delete-redirect', { body: { path: '/old/b129' } })
  expect(again.status).toBe(404)
})

test('paths as long and as Arabic as they may be are paged', async () => {
  await using given = await shopWithPages()
  const { manager, add } = given
  const paths = Array.from({ length: 60 }, (_, index) => `/${'ع'.repeat(296)}${100 + index}`)
  for (const part of [paths.slice(0, 30), paths.slice(30)]) {
    await add(...part.map((path): [string, string] => [path, '/home']))
  }
  const { items } = await readEveryPage((page) =>
    manager.call('GET staff/list-redirects', { query: page }),
  )
  expect(items.map(({ path }) => path)).toEqual(paths)
})

test('redirects are found by where they lead and whether they work, and are a file', async () => {
  await using given = await shopWithPages()
  const { shop, manager, add } = given
  await add(
    ['/old/noor', '/product-details/noor'],
    ['/old/faq', '/faq'],
    ['/old/dana', '/product-details/dana'],
  )
  await shop.deps.pool.query("update products set published = false where id = 'dana'")
  const find = async (query: object) =>
    (await manager.call('GET staff/list-redirects', { query })).result.items.map(({ path }) => path)
  expect(await find({ kind: 'product' })).toEqual(['/old/dana', '/old/noor'])
  expect(await find({ kind: 'page' })).toEqual(['/old/faq'])
  expect(await find({ live: false })).toEqual(['/old/dana'])
  expect(await find({ live: true, q: 'old' })).toEqual(['/old/faq', '/old/noor'])
  const query = new URLSearchParams({ language_code: 'en', columns: 'from,to,act', kind: 'page' })
  expect((await download(shop, manager, `staff/download-redirects?${query}`)).toString()).toBe(
    '\uFEFF"Old address","Leads to",Title\r\n/old/faq,/faq,\r\n',
  )
})

test('redirects belong to those who edit products', async () => {
  await using given = await shopWithPages()
  const allowed: StaffRole[] = []
  for (const role of staffRoles) {
    const staff = await staffOf(given.shop, { role, email: `second-${role}@example.com` })
    const { status } = await staff.call('GET staff/list-redirects')
    if (status === 200) allowed.push(role)
  }
  expect(allowed).toEqual(staffRoles.filter((role) => mayDo(role, 'products.edit')))
})
