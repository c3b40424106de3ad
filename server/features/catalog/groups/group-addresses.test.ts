import { errors } from '@rimal/contract/errors'
import type { AddressedKind } from '@rimal/contract/staff/group-kinds'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../../../test/source-storefront.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

/** On a busy machine; mostly it takes milliseconds. */
const soon = { timeout: 10_000 }

async function shopWithPages() {
  const shop = await testShop({}, { storefront: await sourceStorefront() })
  const manager = await staffOf(shop, { role: 'manager' })
  const open = async (path: string) => {
    const answer = await fetch(shop.address + path, { redirect: 'manual' })
    const html = await answer.text()
    const [, canonical] = /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)">/.exec(html) ?? []
    const [, title] = /<title>([^<]*)<\/title>/.exec(html) ?? []
    const { status, headers } = answer
    return { status, location: headers.get('location'), canonical, title, html }
  }
  return {
    shop,
    manager,
    open,
    leadsTo: async (path: string) => (await open(path)).location,
    move: (kind: AddressedKind, id: string, address: string, takeOver = false) =>
      manager.call('POST staff/change-group-address', { body: { kind, id, address, takeOver } }),
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('the earlier addresses of a type and of a category inside it lead on in one step', async () => {
  await using given = await shopWithPages()
  const { shop, move, open, leadsTo } = given
  expect((await open('/product-list/open/work')).status).toBe(200)
  await move('types', 'open', 'open-front')
  const { result } = await move('categories', 'work', 'office')
  expect(result.types.find(({ id }) => id === 'open')).toMatchObject({ address: 'open-front' })
  for (const [from, to] of [
    ['/product-list/open', '/product-list/open-front'],
    ['/ar/product-list/open?sort=rating', '/ar/product-list/open-front?sort=rating'],
    ['/product-list/open/work', '/product-list/open-front/office'],
    ['/product-list/open-front/work', '/product-list/open-front/office'],
  ] as const)
    await expect.poll(() => leadsTo(from), soon).toBe(to)
  expect(await open('/ar/product-list/open-front/office')).toMatchObject({
    status: 200,
    canonical: '/ar/product-list/open-front/office',
  })
  const home = await open('/home')
  expect(home.html).toContain('/product-list/open-front"')
  expect(home.html).not.toContain('/product-list/open"')
  const sitemap = await fetch(`${shop.address}/sitemap-pages.xml`).then((it) => it.text())
  expect(sitemap).toContain('/product-list/open-front/office<')
  expect(sitemap).not.toContain('/product-list/open<')
  const { result: list } = await shop.call('GET product/list-products', {
    query: { scope: 'open', slug: 'work' },
  })
  expect(list.crumbs.at(-1)?.path).toBe('/product-list/open-front/office')
})

test('types and collections share addresses, and one that leads elsewhere is taken over only if asked for', async () => {
  await using given = await shopWithPages()
  const { manager, move, leadsTo } = given
  const title = { en: 'Eid 2026', ar: 'عيد 2026' }
  await manager.call('POST staff/save-group', { body: { kind: 'collections', id: null, title } })
  expect((await move('collections', 'eid-2026', 'open')).fields).toEqual({ address: 'taken' })
  await move('types', 'open', 'open-front')
  const refused = await move('collections', 'eid-2026', 'open')
  expect(refused.errorCode).toBe(errors.address_leads_elsewhere.number)
  expect(refused.fields).toEqual({ address: 'open-front' })
  const { result } = await move('collections', 'eid-2026', 'open', true)
  expect(result.collections.find(({ id }) => id === 'eid-2026')).toMatchObject({ address: 'open' })
  await expect.poll(() => leadsTo('/product-list/eid-2026'), soon).toBe('/product-list/open')
  // A new group gets no address that leads somewhere.
  const { result: more } = await manager.call('POST staff/save-group', {
    body: { kind: 'types', id: null, title },
  })
  expect(more.types.at(-1)).toMatchObject({ id: 'eid-2026-2', address: 'eid-2026-2' })
})

test('the collections of the menu stay where the specification has them', async () => {
  await using given = await shopWithPages()
  const { errorCode } = await given.move('collections', 'best_seller', 'favourites')
  expect(errorCode).toBe(errors.group_needed.number)
})

test('search engines read the title and the description that staff wrote for them', async () => {
  await using given = await shopWithPages()
  const { manager, open } = given
  const { result } = await manager.call('GET staff/list-groups')
  const group = result.types.find(({ id }) => id === 'open')
  const { errorCode } = await manager.call('POST staff/save-group', {
    body: {
      kind: 'types',
      id: 'open',
      title: group?.title ?? { en: '', ar: '' },
      searchTitle: { en: 'Open abayas, made in Dubai', ar: '' },
      searchDescription: { en: 'Sewn to your measure.', ar: 'تُخاط على قياسكِ.' },
    },
  })
  expect(errorCode).toBe(0)
  await expect
    .poll(async () => (await open('/product-list/open')).title, soon)
    .toContain('Open abayas, made in Dubai')
  const arabic = await open('/ar/product-list/open')
  expect(arabic.title).toContain(group?.title.ar)
  expect(arabic.html).toContain('content="تُخاط على قياسكِ."')
  const ofColor = await manager.call('POST staff/save-group', {
    body: {
      kind: 'colors',
      id: 'black',
      title: { en: 'Black', ar: 'أسود' },
      searchTitle: { en: 'x', ar: 'x' },
    },
  })
  expect(ofColor.fields).toEqual({ searchTitle: 'unknown' })
})
