import { errors } from '@rimal/contract/errors'
import { mayDo, type StaffRole, staffRoles } from '@rimal/contract/permissions'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../db/connect.ts'
import { PageCache } from '../../../http/cache/page-cache.ts'
import { addProduct, putInCart } from '../../../test/fixtures.ts'
import { sourceStorefront } from '../../../test/source-storefront.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { followCatalogChanges } from '../follow-catalog-changes.ts'
import { ListingIndex } from '../listing-index.ts'

/** On a busy machine; mostly it takes milliseconds. */
const soon = { timeout: 10_000 }

/** A shop with pages and a manager, who changes the addresses of products. */
async function shopWithPages() {
  const shop = await testShop({}, { storefront: await sourceStorefront() })
  const manager = await staffOf(shop, { role: 'manager' })
  return {
    shop,
    manager,
    async move(id: string, address: string, takeOver = false) {
      const product = await manager.call('GET staff/get-product/{id}', { params: { id } })
      const { revision } = product.result
      return manager.call('POST staff/change-product-address', {
        body: { id, revision, address, takeOver },
      })
    },
    open: (path: string) => open(shop, path),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

async function open(shop: TestShop, path: string) {
  const answer = await fetch(shop.address + path, {
    redirect: 'manual',
    headers: { accept: 'text/html' },
  })
  const html = await answer.text()
  const [, canonical] = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)">/.exec(html) ?? []
  const { status, headers } = answer
  return { status, location: headers.get('location'), canonical, headers, html }
}

/** Which product the page of an address shows; the address it leads to; or its status. */
async function shownAt(shop: TestShop, path: string): Promise<string | number> {
  const { status, location, html } = await open(shop, path)
  const [, id] = /"productGroupID":"([^"]+)"/.exec(html) ?? []
  return location ?? (status === 200 ? (id ?? status) : status)
}

test('the earlier address of a product leads to the new one for good, in both languages', async () => {
  await using given = await shopWithPages()
  const { open, move } = given
  expect((await open('/product-details/noor')).status).toBe(200)
  const { result } = await move('noor', 'noor-abaya')
  expect(result).toMatchObject({ id: 'noor', address: 'noor-abaya', revision: 2 })
  for (const [from, to] of [
    ['/product-details/noor', '/product-details/noor-abaya'],
    ['/ar/product-details/noor', '/ar/product-details/noor-abaya'],
    ['/Product-Details/Noor-Abaya', '/product-details/noor-abaya'],
    [
      '/product-details/noor?item=noor-black&utm_source=x',
      '/product-details/noor-abaya?item=noor-black&utm_source=x',
    ],
  ] as const) {
    await expect.poll(async () => (await open(from)).location, soon).toBe(to)
    expect((await open(from)).status).toBe(301)
  }
  expect((await open('/product-details/noor')).headers.get('cache-control')).toBe('no-cache')
  const now = await open('/ar/product-details/noor-abaya')
  expect(now).toMatchObject({ status: 200, canonical: '/ar/product-details/noor-abaya' })
  expect(now.html).toContain('hreflang="en" href="')
  expect(now.html).not.toMatch(/product-details\/noor["?]/)
})

test('lists and the sitemap lead to the new address alone', async () => {
  await using given = await shopWithPages()
  const { shop, move, open } = given
  await move('noor', 'noor-abaya')
  await expect
    .poll(async () => (await open('/product-list/everyday')).html, soon)
    .toContain('/product-details/noor-abaya?item=')
  expect((await open('/product-list/everyday')).html).not.toContain('/product-details/noor?')
  const sitemap = await fetch(`${shop.address}/sitemap-products-1.xml`).then((it) => it.text())
  expect(sitemap).toContain('/ar/product-details/noor-abaya<')
  expect(sitemap).not.toContain('/product-details/noor<')
  const { result } = await shop.call('GET product/list-cards', { query: { ids: 'noor' } })
  expect(result[0]).toMatchObject({ id: 'noor', address: 'noor-abaya' })
})

test('the cart and the wishlist name the present address of their products', async () => {
  await using given = await shopWithPages()
  const { shop, move } = given
  const product = await addProduct(shop.deps.db, { id: 'calm' })
  const guest = shop.guest()
  await putInCart(guest, product)
  await move('calm', 'calm-abaya')
  const { result: cart } = await guest.call('GET guest-cart/get-cart')
  expect(cart.lines).toMatchObject([{ product_id: 'calm', product_address: 'calm-abaya' }])
  const { result: items } = await guest.call('POST wishlist/show-guest-items', {
    body: { itemIds: [product.itemId] },
  })
  expect(items).toMatchObject([{ product_id: 'calm', product_address: 'calm-abaya' }])
})

test('two changes in a row are one step from each earlier address', async () => {
  await using given = await shopWithPages()
  const { shop, move } = given
  await move('noor', 'second')
  await move('noor', 'third')
  for (const path of ['/product-details/noor', '/product-details/second'])
    await expect.poll(() => shownAt(shop, path), soon).toBe('/product-details/third')
  // The way back ends the earlier address, and no address leads in a circle.
  await move('noor', 'noor')
  await expect.poll(() => shownAt(shop, '/product-details/noor'), soon).toBe('noor')
  expect(await shownAt(shop, '/product-details/third')).toBe('/product-details/noor')
})

test('an earlier address of another product is taken over only when that is asked for', async () => {
  await using given = await shopWithPages()
  const { shop, move } = given
  await move('noor', 'noor-2025')
  const refused = await move('dana', 'noor')
  expect(refused.errorCode).toBe(errors.address_leads_elsewhere.number)
  expect(refused.fields).toEqual({ address: 'noor-2025' })
  expect(await shownAt(shop, '/product-details/noor')).toBe('/product-details/noor-2025')

  expect((await move('dana', 'noor', true)).result).toMatchObject({ id: 'dana', address: 'noor' })
  await expect.poll(() => shownAt(shop, '/product-details/noor'), soon).toBe('dana')
  expect(await shownAt(shop, '/product-details/noor-2025')).toBe('noor')
  expect(await shownAt(shop, '/product-details/dana')).toBe('/product-details/noor')
})

test('a present address of another product is never taken', async () => {
  await using given = await shopWithPages()
  const { move } = given
  for (const takeOver of [false, true])
    expect((await move('dana', 'noor', takeOver)).fields).toEqual({ address: 'taken' })
})

test('two products can swap their addresses, and each is still found by its id', async () => {
  await using given = await shopWithPages()
  const { shop, move } = given
  await move('noor', 'between')
  await move('dana', 'noor', true)
  await move('noor', 'dana', true)
  await expect.poll(() => shownAt(shop, '/product-details/dana'), soon).toBe('noor')
  await expect.poll(() => shownAt(shop, '/product-details/noor'), soon).toBe('dana')
  expect(await shownAt(shop, '/product-details/between')).toBe('/product-details/dana')
  for (const id of ['noor', 'dana']) {
    const { result } = await shop.call('GET product/get-product', { query: { id } })
    expect(result.id).toBe(id)
  }
})

test('a call finds a product by its id, its address and an earlier address', async () => {
  await using given = await shopWithPages()
  const { shop, move } = given
  await move('noor', 'noor-abaya')
  const find = (query: { id: string; by?: 'id' | 'address' }) =>
    shop.call('GET product/get-product', { query })
  await expect
    .poll(async () => (await find({ id: 'noor' })).result.address, soon)
    .toBe('noor-abaya')
  for (const id of ['noor', 'noor-abaya'])
    expect((await find({ id, by: 'address' })).result.id).toBe('noor')
  expect((await find({ id: 'noor-abaya' })).status).toBe(404)
  expect((await find({ id: 'nope', by: 'address' })).status).toBe(404)
})

test('an archived product is gone at its earlier address too, and a preview opens at the present one', async () => {
  await using given = await shopWithPages()
  const { shop, manager, move } = given
  const { result: moved } = await move('noor', 'noor-abaya')
  const { result } = await manager.call('POST staff/change-product-state', {
    body: { id: 'noor', revision: moved.revision, state: 'archived' },
  })
  for (const path of ['/product-details/noor', '/ar/product-details/noor-abaya'])
    await expect.poll(() => shownAt(shop, path), soon).toBe(410)
  const preview = `/product-details/noor-abaya?preview=${result.previewKey}`
  expect(await shownAt(shop, preview)).toBe('noor')
})

test('every process shows the new address', async () => {
  await using given = await shopWithPages()
  const { shop, move } = given
  const { db, pool } = openDatabase(shop.databaseUrl)
  const pageCache = new PageCache()
  const listing = new ListingIndex()
  await listing.load(db)
  const log = pino({ level: 'silent' })
  const other = await followCatalogChanges({ db, pool, log, listing, pageCache })
  const page = () => ({
    body: 'before',
    contentType: 'text/html',
    tags: ['product:noor'],
    seconds: 300,
  })
  await pageCache.through('page /product-details/noor', async () => page())
  await move('noor', 'noor-abaya')
  await expect.poll(() => pageCache.get('page /product-details/noor'), soon).toBeUndefined()
  await other.stop()
  await pool.end()
})

test('what is no address of this shop is refused', async () => {
  await using given = await shopWithPages()
  for (const address of [
    'javascript:alert(1)',
    'https://evil.example/noor',
    '//evil.example',
    '/noor',
    '../noor',
    'Noor',
    'نور',
    'noor abaya',
    '-noor',
    '',
    'x'.repeat(81),
  ]) {
    const { errorCode, status } = await given.move('noor', address)
    const refused = { errorCode: errors.invalid_input.number, status: 400 }
    expect({ address, errorCode, status }).toEqual({ address, ...refused })
  }
})

test('an address is changed by those who edit products, and not over the save of another person', async () => {
  await using given = await shopWithPages()
  const { shop, manager } = given
  const body = { id: 'noor', revision: 1, address: 'noor-abaya' }
  const allowed: StaffRole[] = []
  for (const role of staffRoles) {
    const staff = await staffOf(shop, { role, email: `second-${role}@example.com` })
    const { status } = await staff.call('POST staff/change-product-address', {
      body: { ...body, revision: 900 },
    })
    if (status !== 403) allowed.push(role)
  }
  expect(allowed).toEqual(staffRoles.filter((role) => mayDo(role, 'products.edit')))
  await manager.call('POST staff/change-product-address', { body })
  const second = await manager.call('POST staff/change-product-address', { body })
  expect(second.errorCode).toBe(errors.changed_meanwhile.number)
  const { items: history } = (
    await manager.call('GET staff/list-audit', {
      query: { subject: 'noor' },
    })
  ).result
  expect(history[0]).toMatchObject({
    action: 'staff/change-product-address',
    details: { from: 'noor', to: 'noor-abaya', takenFrom: null },
  })
})
