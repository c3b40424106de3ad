import { mayDo, staffRoles } from '@rimal/contract/permissions'
import type { EditedLink, EditedMenus } from '@rimal/contract/staff/menus'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { forget } from '../../../../test/shops/empty-shop.ts'
import { sourceStorefront } from '../../../../test/source-storefront.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

async function shopWithEditor(parts: Parameters<typeof testShop>[1] = {}) {
  const shop = await testShop({}, parts)
  const editor = await staffOf(shop, { role: 'content', name: 'Huda Saleh' })
  const get = async () => (await editor.call('GET staff/get-menus')).result
  return {
    shop,
    editor,
    get,
    /** Saves the menus with some parts changed. */
    save: async (parts: Partial<EditedMenus>, revision?: number) => {
      const now = await get()
      return editor.call('POST staff/save-menus', {
        body: { revision: revision ?? now.revision, menus: { ...now.menus, ...parts } },
      })
    },
    menu: async (language_code: 'en' | 'arb' = 'en') =>
      (await shop.call('GET shop/get-shop', { query: { language_code } })).result.menu,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const link = (target: string, en = '', ar = ''): EditedLink => ({
  title: { en, ar },
  target,
  isHidden: false,
})

test('a shop without menus of its own has those of the program, in the words of the shop', async () => {
  await using given = await shopWithEditor()
  const { shop, editor, menu, get } = given
  await shop.call('GET shop/get-shop')
  expect(await get()).toMatchObject({ isShipped: true, savedBy: null })
  const shown = await menu()
  expect(shown.header).toEqual([
    { title: 'Shop', to: '/product-list' },
    { title: 'Home service', to: '/home-service' },
  ])
  expect(shown.side.map(({ title, to, groups }) => [title, to, groups.length])).toEqual([
    ['Home', '/home', 0],
    ['Shop', '/product-list', 2],
    ['Contact', '/contact', 0],
  ])
  expect(shown.side[1]?.groups.map(({ title, links }) => [title, links[0]?.to])).toEqual([
    [null, '/product-list/best_seller'],
    ['By type', '/product-list/everyday'],
  ])
  expect(shown.more.map(({ to }) => to)).toEqual([
    '/find-order',
    '/made-to-measure',
    '/home-service',
    '/size-guide',
    '/faq',
  ])
  expect(
    shown.columns.map(({ title, links }) => [title, ...links.map((one) => one.title)]),
  ).toEqual([
    ['Help', 'Contact', 'Find your order', 'Size guide', 'Delivery and returns', 'Questions'],
    ['The house', 'About Rimal', 'Made to measure', 'Home service'],
  ])
  await editor.call('POST staff/save-words', {
    body: { changes: [{ language: 'en', key: 'shop', value: 'All abayas' }] },
  })
  await expect.poll(async () => (await menu()).header[0]?.title).toBe('All abayas')
})

test('shoppers see the menus as staff order them, in both languages, and without what is hidden', async () => {
  await using given = await shopWithEditor({ storefront: await sourceStorefront() })
  const { shop, save, menu } = given
  const page = async (path: string) => (await fetch(`${shop.address}${path}`)).text()
  await page('/home')
  const { result } = await save({
    header: [
      link('type:everyday', 'Every day', 'كل يوم'),
      { ...link('place:home_visit'), isHidden: true },
      link('https://journal.example/rimal', 'Journal', 'المجلة'),
    ],
    side: [
      {
        ...link('collection:limited_edition'),
        children: [link('type:everyday'), link('page:faq'), link('every:collections', 'All')],
      },
    ],
    footerText: { en: 'Sewn in Ajman.', ar: 'تُخاط في عجمان.' },
  })
  expect(result).toMatchObject({ isShipped: false, savedBy: 'Huda Saleh' })
  await expect
    .poll(async () => (await menu()).header)
    .toEqual([
      { title: 'Every day', to: '/product-list/everyday' },
      { title: 'Journal', to: 'https://journal.example/rimal' },
    ])
  const arabic = await menu('arb')
  expect(arabic.header[0]?.title).toBe('كل يوم')
  expect(arabic.footerText).toBe('تُخاط في عجمان.')
  expect(arabic.side[0]).toMatchObject({
    title: 'إصدار محدود',
    to: '/product-list/limited_edition',
  })
  const [first, second] = (await menu()).side[0]?.groups ?? []
  expect(first).toMatchObject({
    title: null,
    links: [{ to: '/product-list/everyday' }, { to: '/faq' }],
  })
  expect(second?.title).toBe('All')
  expect(second?.links).toHaveLength(3)
  const english = await page('/home')
  expect(english).toContain('href="https://journal.example/rimal"')
  expect(english).toContain('Sewn in Ajman.')
})

test('a link to what is deleted or has no product is not shown, and staff see why', async () => {
  await using given = await shopWithEditor()
  const { shop, editor, save, menu, get } = given
  const { db, transact } = shop.deps
  await db.execute(sql`insert into product_types (id, position, title, description)
    values ('linen', 99, '{"en": "Linen", "ar": "كتان"}', '{"en": "", "ar": ""}')`)
  const { errorCode } = await save({
    header: [link('type:linen'), link('page:about'), link('place:home')],
  })
  expect(errorCode).toBe(0)
  await expect
    .poll(async () => (await menu()).header.map(({ to }) => to))
    .toEqual(['/about', '/home'])
  const targets = async () => {
    const { result } = await editor.call('GET staff/list-link-targets')
    return new Map(result.map(({ target, isShown }) => [target, isShown]))
  }
  expect((await targets()).get('type:linen')).toBe(false)
  expect((await targets()).get('page:about')).toBe(true)
  await transact(async (tx) => {
    await tx.execute(sql`delete from product_types where id = 'linen'`)
    await tx.execute(sql`delete from content_pages where slug = 'about'`)
  })
  await forget(shop)
  expect((await menu()).header).toEqual([{ title: 'Home', to: '/home' }])
  expect((await targets()).has('type:linen')).toBe(false)
  // Other links can still be changed while one leads to what was deleted.
  const { header } = (await get()).menus
  expect((await save({ header: header.toReversed() })).errorCode).toBe(0)
})

test('the menus of the program come back', async () => {
  await using given = await shopWithEditor()
  const { editor, save, menu, get } = given
  const before = await menu()
  await save({ header: [], more: [link('place:home')] })
  await expect.poll(async () => (await menu()).header).toEqual([])
  const { revision } = await get()
  const { result } = await editor.call('POST staff/reset-menus', { body: { revision } })
  expect(result.isShipped).toBe(true)
  await expect.poll(() => menu()).toEqual(before)
})

test('menus change what every page shows, and no process reads its catalogue again', async () => {
  await using given = await shopWithEditor()
  const { editor, save, get, shop } = given
  await save({ header: [] })
  const { revision } = await get()
  await editor.call('POST staff/reset-menus', { body: { revision } })
  const { rows } = await shop.deps.pool.query('select product_id, part from catalog_changes')
  expect(rows.map((row) => [row.product_id, row.part])).toEqual([
    [null, 'shop'],
    [null, 'shop'],
  ])
})

test('whoever saves older menus is refused', async () => {
  await using given = await shopWithEditor()
  const { editor, save, get } = given
  const { revision } = await get()
  await save({ header: [link('place:home')] }, revision)
  expect(await save({ header: [] }, revision)).toMatchObject({ errorCode: 512 })
  const reset = await editor.call('POST staff/reset-menus', { body: { revision } })
  expect(reset).toMatchObject({ errorCode: 512 })
  expect((await get()).menus.header).toHaveLength(1)
})

test.each([
  'javascript:alert(1)',
  '//evil.example',
  'http://shop.example',
  'https://shop.example@evil.example',
  'https://shop.example\\@evil.example',
  'data:text/html,hello',
])('a link to %s is refused', async (target) => {
  await using given = await shopWithEditor()
  const refused = await given.save({ header: [link(target, 'Sale', 'تخفيضات')] })
  expect(refused).toMatchObject({ errorCode: 1, status: 400 })
  expect((await given.get()).isShipped).toBe(true)
})

test('each field says what is wrong with it', async () => {
  await using given = await shopWithEditor()
  const refused = await given.save({
    header: [link('type:nothing'), link('https://example.com')],
    more: [link('place:home'), link('place:home')],
    columns: [{ title: { en: ' ', ar: '' }, links: [link('every:types')] }],
  })
  // The shape refuses first: all groups of a kind stand below an entry of the side menu only.
  expect(refused).toMatchObject({
    status: 400,
    fields: { 'menus.columns.0.links.0.target': 'invalid' },
  })
  const again = await given.save({
    header: [link('type:nothing'), link('https://example.com')],
    more: [link('place:home'), link('place:home')],
    columns: [{ title: { en: ' ', ar: '' }, links: [] }],
  })
  expect(again.fields).toEqual({
    'menus.header.0.target': 'unknown',
    'menus.header.1.title.en': 'required',
    'menus.more.1.target': 'twice',
    'menus.columns.0.title.en': 'required',
  })
})

test('the audit names the parts that changed', async () => {
  await using given = await shopWithEditor()
  await given.save({})
  await given.save({ header: [link('place:home')] })
  const manager = await staffOf(given.shop, { role: 'manager' })
  const { items } = (await manager.call('GET staff/list-audit', { query: { subject: 'menus' } }))
    .result
  expect(items[0]).toMatchObject({ action: 'staff/save-menus', details: { parts: ['header'] } })
})

test.each(staffRoles)('whether %s may edit the menus', async (role) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  const { errorCode } = await person.call('GET staff/get-menus')
  expect(errorCode).toBe(mayDo(role, 'content.edit') ? 0 : 501)
})
