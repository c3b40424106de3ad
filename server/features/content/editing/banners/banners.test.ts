import type { BannerFields } from '@rimal/contract/staff/banners'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '../../../../app.ts'
import { openDatabase } from '../../../../db/connect.ts'
import { makeDeps } from '../../../../make-deps.ts'
import { homeBodyOf } from '../../../../test/home-fixtures.ts'
import { sourceStorefront } from '../../../../test/source-storefront.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { type TestShop, testShop } from '../../../../test/test-shop.ts'
import { followCatalogChanges } from '../../../catalog/follow-catalog-changes.ts'

const at = '2026-11-20T08:00:00Z'

async function shopWithEditor(parts: Parameters<typeof testShop>[1] = {}) {
  const shop = await testShop({}, parts)
  shop.setClock(at)
  const editor = await staffOf(shop, { role: 'content', name: 'Huda Saleh' })
  return {
    shop,
    editor,
    save: (fields: Partial<BannerFields> = {}, bannerId: string | null = null, revision = 0) =>
      editor.call('POST staff/save-banner', {
        body: { bannerId, revision, fields: { ...plain, ...fields } },
      }),
    list: async () => (await editor.call('GET staff/list-banners')).result,
    shown: async (query: { on: 'home' | 'list'; scope?: string; slug?: string } = { on: 'home' }) =>
      (await shop.call('GET content/get-banner', { query: { language_code: 'en', ...query } }))
        .result.banner?.title ?? null,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** Opens a second process of the same shop, with the same clock. */
async function openSecond({ databaseUrl, deps: { config, clock, jobs } }: TestShop) {
  const { db, pool } = openDatabase(databaseUrl)
  // The database is dropped under connections that are still closing.
  pool.on('error', () => {})
  const log = pino({ level: 'silent' })
  const deps = makeDeps({ config, db, pool, log, clock, jobs, secret: 'test' })
  await deps.listing.load(db)
  const following = await followCatalogChanges(deps)
  const app = await createApp(deps, null)
  return {
    async shown(): Promise<string | null> {
      const answer = await app.inject('/api/content/get-banner?on=home&language_code=en')
      return answer.json().result.banner?.title ?? null
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await following.stop()
      await pool.end()
    },
  }
}

const none = { en: '', ar: '' }
const plain: BannerFields = {
  place: 'home',
  title: { en: 'Eid nights', ar: 'ليالي العيد' },
  text: none,
  linkText: none,
  target: null,
  from: null,
  until: null,
  isHidden: false,
  widePictureId: null,
  tallPictureId: null,
}

test('a banner is shown on the home page with its pictures and its link, in both languages', async () => {
  await using given = await shopWithEditor({ storefront: await sourceStorefront() })
  const { shop, save } = given
  const page = async (path: string) => (await fetch(`${shop.address}${path}`)).text()
  expect(await page('/home')).not.toContain('Eid nights')
  const { result } = await save({
    text: { en: 'Sixteen new pieces.', ar: 'ست عشرة قطعة جديدة.' },
    target: 'collection:latest_collection',
    linkText: { en: 'See them', ar: '' },
    tallPictureId: 'hero-mobile',
  })
  expect(result).toMatchObject({
    revision: 1,
    savedBy: 'Huda Saleh',
    state: 'shown',
    tallPicture: { id: 'hero-mobile' },
    widePicture: null,
  })
  await expect.poll(async () => await given.shown()).toBe('Eid nights')
  const arabic = await shop.call('GET content/get-banner', {
    query: { language_code: 'arb', on: 'home' },
  })
  expect(arabic.result.banner).toMatchObject({
    title: 'ليالي العيد',
    link: { title: 'See them', to: '/product-list/latest_collection' },
    pictures: { tall: { id: 'hero-mobile' }, wide: { id: 'hero-mobile' } },
  })
  const home = await page('/home')
  expect(home).toContain('Eid nights')
  expect(home).toContain('Sixteen new pieces.')
  expect(await page('/product-details/noor')).not.toContain('Eid nights')
  expect(await page('/product-list')).not.toContain('Eid nights')
})

test('a scheduled banner appears and goes by the clock, also on a page that is cached', async () => {
  await using given = await shopWithEditor({ storefront: await sourceStorefront() })
  const { shop, save, shown, list } = given
  const page = () => fetch(`${shop.address}/home`)
  await save({ from: '2026-11-20T09:00:00Z', until: '2026-11-20T10:00:00Z' })
  await expect.poll(async () => (await list())[0]?.state).toBe('planned')
  // The caches of the shop follow the save before they are filled here.
  await expect
    .poll(async () => (await page()).headers.get('cdn-cache-control'))
    .toBe('public, max-age=300, stale-while-revalidate=30')
  expect(await shown()).toBeNull()

  shop.setClock('2026-11-20T08:58:30Z')
  expect((await page()).headers.get('cdn-cache-control')).toBe(
    'public, max-age=90, stale-while-revalidate=0',
  )
  shop.setClock('2026-11-20T09:00:00Z')
  expect(await (await page()).text()).toContain('Eid nights')
  expect(await shown()).toBe('Eid nights')
  expect((await list())[0]?.state).toBe('shown')
  shop.setClock('2026-11-20T09:59:59Z')
  expect(await shown()).toBe('Eid nights')
  shop.setClock('2026-11-20T10:00:00Z')
  expect(await shown()).toBeNull()
  expect(await (await page()).text()).not.toContain('Eid nights')
  expect((await list())[0]?.state).toBe('ended')
})

test('another process shows and ends a scheduled banner at the same moments', async () => {
  await using given = await shopWithEditor()
  await using second = await openSecond(given.shop)
  const { shop, save, shown } = given
  expect([await shown(), await second.shown()]).toEqual([null, null])
  await save({ title: { en: 'Now', ar: 'الآن' }, until: '2026-11-20T09:00:00Z' })
  await save({ from: '2026-11-20T09:00:00Z', until: '2026-11-20T10:00:00Z' })
  await expect.poll(() => second.shown()).toBe('Now')
  await expect.poll(() => shown()).toBe('Now')
  shop.setClock('2026-11-20T09:00:00Z')
  expect([await shown(), await second.shown()]).toEqual(['Eid nights', 'Eid nights'])
  shop.setClock('2026-11-20T10:00:00Z')
  expect([await shown(), await second.shown()]).toEqual([null, null])
})

test('of the banners that are due at a place the first is shown, and staff change their order', async () => {
  await using given = await shopWithEditor()
  const { editor, save, shown, list } = given
  await save({ title: { en: 'One', ar: 'واحد' } })
  await save({ title: { en: 'Two', ar: 'اثنان' } })
  await save({ title: { en: 'Off', ar: 'مخفي' }, isHidden: true })
  await expect.poll(() => shown()).toBe('One')
  const rows = await list()
  expect(rows.map(({ title, state }) => [title.en, state])).toEqual([
    ['One', 'shown'],
    ['Two', 'waiting'],
    ['Off', 'hidden'],
  ])
  const bannerIds = rows.map(({ bannerId }) => bannerId).toReversed()
  await editor.call('POST staff/move-banners', { body: { bannerIds } })
  await expect.poll(() => shown()).toBe('Two')
  const part = await editor.call('POST staff/move-banners', {
    body: { bannerIds: bannerIds.slice(1) },
  })
  expect(part.errorCode).toBe(512)
})

test('a banner of a collection, a type or a category comes before one of all lists', async () => {
  await using given = await shopWithEditor()
  const { shop, save, shown } = given
  const [category] = shop.deps.listing.groups.category
  const slug = category?.id ?? ''
  await save({ place: 'lists', title: { en: 'Everywhere', ar: 'في كل مكان' } })
  await save({ place: 'collection:best_seller', title: { en: 'Loved', ar: 'محبوبة' } })
  await save({ place: 'type:everyday', title: { en: 'Daily', ar: 'يومية' } })
  await save({ place: `category:${slug}`, title: { en: 'Category', ar: 'فئة' } })
  await expect.poll(() => shown({ on: 'list', slug })).toBe('Category')
  expect(await shown({ on: 'list' })).toBe('Everywhere')
  expect(await shown({ on: 'list', scope: 'best_seller' })).toBe('Loved')
  expect(await shown({ on: 'list', scope: 'everyday' })).toBe('Daily')
  expect(await shown({ on: 'list', scope: 'limited_edition' })).toBe('Everywhere')
  expect(await shown({ on: 'list', scope: 'best_seller', slug })).toBe('Category')
  expect(await shown()).toBeNull()
  expect(await shown({ on: 'list', scope: 'no-such-list' })).toBe('Everywhere')
})

test('two people who change one banner do not overwrite each other', async () => {
  await using given = await shopWithEditor()
  const { editor, save, list } = given
  const { bannerId } = (await save()).result
  const title = { en: 'Winter', ar: 'شتاء' }
  expect((await save({ title }, bannerId, 1)).result).toMatchObject({ revision: 2, title })
  expect(await save({}, bannerId, 1)).toMatchObject({ errorCode: 512 })
  const drop = (revision: number) =>
    editor.call('POST staff/delete-banner', { body: { bannerId, revision } })
  expect(await drop(1)).toMatchObject({ errorCode: 512 })
  expect((await drop(2)).result).toEqual([])
  expect(await list()).toEqual([])
  expect(await save({}, bannerId, 2)).toMatchObject({ status: 404 })
})

test('a banner of what the shop does not have is refused, field by field', async () => {
  await using given = await shopWithEditor()
  const refused = await given.save({
    place: 'type:nothing',
    title: none,
    target: 'page:nothing',
    from: '2026-12-02T08:00:00Z',
    until: '2026-12-01T08:00:00Z',
    widePictureId: 'no-such-picture',
  })
  expect(refused).toMatchObject({
    errorCode: 1,
    fields: {
      'fields.place': 'unknown',
      'fields.title.en': 'required',
      'fields.target': 'unknown',
      'fields.until': 'ends_first',
      'fields.widePictureId': 'unknown',
    },
  })
})

test.each(['javascript:alert(1)', '//evil.example', 'https://a@evil.example'])(
  'a banner that leads to %s is refused',
  async (target) => {
    await using given = await shopWithEditor()
    expect(await given.save({ target })).toMatchObject({ errorCode: 1, status: 400 })
    expect(await given.list()).toEqual([])
  },
)

test('a banner is shown only with pictures that are described in both languages', async () => {
  await using given = await shopWithEditor()
  const { shop, save } = given
  await shop.deps.db.execute(
    sql`update pictures set alt = '{"en":"A woman","ar":""}' where id = 'hero-mobile'`,
  )
  const pictured = { tallPictureId: 'hero-mobile' }
  expect((await save(pictured)).fields).toEqual({ 'fields.tallPictureId': 'no_alt' })
  const { result } = await save({ ...pictured, isHidden: true })
  const shown = await save(pictured, result.bannerId, result.revision)
  expect(shown.fields).toEqual({ 'fields.tallPictureId': 'no_alt' })
})

test('a picture of a review is not shown by a banner', async () => {
  await using given = await shopWithEditor()
  await given.shop.deps.db.execute(
    sql`update pictures set of_customer = true where id = 'hero-mobile'`,
  )
  const refused = await given.save({ tallPictureId: 'hero-mobile' })
  expect(refused.fields).toEqual({ 'fields.tallPictureId': 'unknown' })
})

test('a banner changes what every page shows, and no process reads its catalogue again', async () => {
  await using given = await shopWithEditor()
  const { editor, save, shop } = given
  const { bannerId } = (await save()).result
  await editor.call('POST staff/move-banners', { body: { bannerIds: [bannerId] } })
  await editor.call('POST staff/delete-banner', { body: { bannerId, revision: 1 } })
  const { rows } = await shop.deps.pool.query('select product_id, part from catalog_changes')
  expect(rows.map((row) => [row.product_id, row.part])).toEqual([
    [null, 'shop'],
    [null, 'shop'],
    [null, 'shop'],
  ])
})

test('a banner above a list that was deleted says so', async () => {
  await using given = await shopWithEditor()
  const { shop, save, list } = given
  await shop.deps.db.execute(sql`insert into product_types (id, position, title, description)
    values ('linen', 99, '{"en": "Linen", "ar": "كتان"}', '{"en": "", "ar": ""}')`)
  expect((await save({ place: 'type:linen' })).result.state).toBe('shown')
  await shop.deps.db.execute(sql`delete from product_types where id = 'linen'`)
  expect((await list())[0]?.state).toBe('gone')
})

test('a banner without a picture leaves the first picture of a list the first of its page', async () => {
  await using given = await shopWithEditor({ storefront: await sourceStorefront() })
  const { shop, save, shown } = given
  const preloads = async () =>
    (await (await fetch(`${shop.address}/product-list`)).text()).match(
      /<link rel="preload"[^>]*as="image"/g,
    )?.length
  expect(await preloads()).toBe(1)
  await save({ place: 'lists' })
  await expect.poll(() => shown({ on: 'list' })).toBe('Eid nights')
  expect(await preloads()).toBe(1)
})

test('the picture of a banner is loaded at once where the home page has no opening', async () => {
  await using given = await shopWithEditor({ storefront: await sourceStorefront() })
  const { shop, editor, save, shown } = given
  const body = homeBodyOf((await editor.call('GET staff/get-home')).result)
  const sections = body.sections.map((one) =>
    one.name === 'hero' ? { ...one, isHidden: true } : one,
  )
  await editor.call('POST staff/save-home', { body: { ...body, sections } })
  await save({ tallPictureId: 'hero-mobile' })
  await expect.poll(() => shown()).toBe('Eid nights')
  const page = await (await fetch(`${shop.address}/home`)).text()
  const [picture] = page.match(/<img[^>]*>/) ?? []
  expect(picture).toMatch(/fetchpriority="high"/i)
})

test('a page whose banner cannot be read is shown without it', async () => {
  await using given = await shopWithEditor({ storefront: await sourceStorefront() })
  const { shop } = given
  await shop.deps.pool.query('alter table banners rename to banners_away')
  for (const path of ['/home', '/product-list']) {
    expect((await fetch(`${shop.address}${path}`)).status).toBe(200)
  }
})
