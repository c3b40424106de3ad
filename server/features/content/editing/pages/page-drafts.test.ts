import { mayDo, staffRoles } from '@rimal/contract/permissions'
import type { PageFields } from '@rimal/contract/staff/pages'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { homeBodyOf } from '../../../../test/home-fixtures.ts'
import { secondProcess } from '../../../../test/second-process.ts'
import { emptyShop } from '../../../../test/shops/empty-shop.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'

const about: PageFields = {
  title: { en: 'About us', ar: 'من نحن' },
  description: { en: 'Two sisters in Ajman.', ar: 'أختان في عجمان.' },
  sections: [],
}
const titled = (en: string): PageFields => ({ ...about, title: { en, ar: '' } })

async function shopWithManager(opened?: TestShop) {
  const shop = opened ?? (await testShop())
  const manager = await staffOf(shop, { role: 'manager', name: 'Huda Saleh' })
  const get = async () =>
    (await manager.call('GET staff/get-page/{slug}', { params: { slug: 'about' } })).result
  const named = async (revision?: number) =>
    ({ slug: 'about', revision: revision ?? (await get()).revision }) as const
  return {
    shop,
    manager,
    get,
    publish: async (fields: PageFields, revision?: number) =>
      manager.call('POST staff/save-page', { body: { ...(await named(revision)), fields } }),
    draft: async (fields: PageFields, revision?: number) =>
      manager.call('POST staff/save-page-draft', { body: { ...(await named(revision)), fields } }),
    plan: async (publishAt: string | null) =>
      manager.call('POST staff/plan-page', { body: { ...(await named()), publishAt } }),
    preview: async (fields: PageFields) =>
      manager.call('POST staff/preview-page', { body: { slug: 'about', fields } }),
    discard: async () => manager.call('POST staff/discard-page-draft', { body: await named() }),
    shown: async (preview?: string) =>
      (
        await shop.call('GET content/get-page', {
          query: { slug: 'about', language_code: 'en', ...(preview ? { preview } : {}) },
        })
      ).result,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('shoppers do not see a draft until it is published', async () => {
  await using given = await shopWithManager()
  const { get, draft, publish, shown, manager } = given
  const before = await shown()
  const { result } = await draft(titled('Draft'))
  expect(result).toMatchObject({ isDraft: true, exists: true, savedBy: 'Huda Saleh', revision: 2 })
  expect((await get()).fields.title.en).toBe('Draft')
  expect(await shown()).toEqual(before)
  const { result: rows } = await manager.call('GET staff/list-pages')
  expect(rows[0]).toMatchObject({ slug: 'about', isDraft: true, title: { en: before.title } })
  const versions = await manager.call('GET staff/list-page-versions/{slug}', {
    params: { slug: 'about' },
  })
  expect(versions.result).toEqual([])

  const { result: published } = await publish(titled('Draft'))
  expect(published).toMatchObject({ isDraft: false, revision: 3 })
  await expect.poll(async () => (await shown()).title).toBe('Draft')
})

test('the key of a preview opens the draft of its page alone, for two days', async () => {
  await using given = await shopWithManager()
  const { shop, draft, shown, get } = given
  shop.setClock('2026-11-26T08:00:00Z')
  await draft(titled('Draft'))
  const { previewKey } = await get()
  const before = (await shown()).title
  expect((await shown(previewKey)).title).toBe('Draft')
  await draft(titled('Another draft'))
  expect((await shown(previewKey)).title).toBe('Another draft')
  expect((await shown('0'.repeat(32))).title).toBe(before)
  const home = await shop.call('GET home/get-home', { query: { preview: previewKey } })
  expect(home.headers.get('cache-control')).toBe('no-store')
  shop.setClock('2026-11-28T00:00:00Z')
  expect((await shown(previewKey)).title).toBe(before)
})

test('a preview shows what is typed to this person alone, and the draft stays as it was', async () => {
  await using given = await shopWithManager()
  const { shop, manager, draft, get, preview, shown } = given
  shop.setClock('2026-11-26T08:00:00Z')
  const before = (await shown()).title
  await draft(titled('Draft'))
  const { previewKey } = await get()
  const typed = (await preview({ ...about, title: { en: 'Typed', ar: '' } })).result.previewKey
  expect((await shown(typed)).title).toBe('Typed')
  expect((await shown(previewKey)).title).toBe('Draft')
  expect((await shown()).title).toBe(before)
  expect((await get()).fields.title.en).toBe('Draft')

  const other = await staffOf(shop, { role: 'content', name: 'Mona Adel' })
  const body = { slug: 'about', fields: titled('Typed by another') } as const
  const others = (await other.call('POST staff/preview-page', { body })).result.previewKey
  expect((await shown(typed)).title).toBe('Typed')
  expect((await shown(others)).title).toBe('Typed by another')

  const next = (await preview(titled(''))).result.previewKey
  expect(next).not.toBe(typed)
  expect((await shown(next)).title).toBe('')
  // What it showed was replaced.
  expect((await shown(typed)).title).toBe('Draft')
  const home = await shop.call('GET home/get-home', { query: { preview: next } })
  expect(home.result.texts.heroLine).not.toBe('')

  const { result: rows } = await manager.call('GET staff/list-audit', { query: {} })
  expect(JSON.stringify(rows)).not.toContain('preview-page')
  shop.setClock('2026-11-29T08:00:00Z')
  const later = await staffOf(shop, { role: 'owner', name: 'Sara Omar' })
  expect((await later.call('POST staff/preview-page', { body })).errorCode).toBe(0)
  expect((await shown(next)).title).toBe(before)
  const { rows: stored } = await shop.deps.pool.query('select 1 from content_previews')
  expect(stored).toHaveLength(1)
})

test('a preview refuses what no draft may hold', async () => {
  await using given = await shopWithManager()
  expect(await given.preview(titled('<script>'))).toMatchObject({
    errorCode: 1,
    fields: { 'fields.title.en': 'html' },
  })
})

test('the home page is previewed as it is typed', async () => {
  await using given = await shopWithManager()
  const { shop, manager } = given
  const { revision: _, ...home } = homeBodyOf((await manager.call('GET staff/get-home')).result)
  const body = { ...home, texts: { ...home.texts, heroLine: { en: 'Typed', ar: 'كتابة' } } }
  const { previewKey } = (await manager.call('POST staff/preview-home', { body })).result
  const heroLine = async (preview?: string) =>
    (await shop.call('GET home/get-home', { query: preview ? { preview } : {} })).result.texts
      .heroLine
  expect(await heroLine(previewKey)).toBe('Typed')
  expect(await heroLine()).not.toBe('Typed')
})

test('a draft may lack texts, and what is not complete is neither published nor planned', async () => {
  await using given = await shopWithManager()
  const { draft, publish, plan } = given
  const empty = { ...about, title: { en: '', ar: '' } }
  expect((await draft(empty)).errorCode).toBe(0)
  const refused = { errorCode: 1, fields: { 'fields.title.en': 'required' } }
  expect(await publish(empty)).toMatchObject(refused)
  expect(await plan('2099-01-01T08:00:00Z')).toMatchObject(refused)
  await draft(about)
  expect((await plan('2099-01-01T08:00:00Z')).errorCode).toBe(0)
  expect(await draft(empty)).toMatchObject(refused)
  const tagged = { ...about, title: { en: '<b>Us</b>', ar: '' } }
  expect(await draft(tagged)).toMatchObject({ fields: { 'fields.title.en': 'html' } })
})

test('of two people who edit a page, the later one is refused, whatever both do', async () => {
  await using given = await shopWithManager()
  const { draft, publish, discard, get } = given
  const { revision } = await get()
  await draft(titled('First'), revision)
  expect(await draft(titled('Second'), revision)).toMatchObject({ errorCode: 512 })
  expect(await publish(titled('Second'), revision)).toMatchObject({ errorCode: 512 })
  const { revision: ofDraft } = await get()
  expect((await discard()).result).toMatchObject({ isDraft: false, revision })
  await draft(titled('Third'))
  // The number of the draft that was discarded is not used again.
  expect(await publish(titled('Late'), ofDraft)).toMatchObject({ errorCode: 512 })
})

test('a draft is read from its planned moment on, although the job is late', async () => {
  await using given = await shopWithManager()
  const { shop, draft, plan, shown, manager } = given
  shop.setClock('2026-11-26T08:00:00Z')
  await draft(titled('Planned'))
  expect(await plan('2026-11-26T07:59:00Z')).toMatchObject({ fields: { publishAt: 'past' } })
  expect((await plan('2026-11-26T10:00:00.000Z')).result).toMatchObject({
    publishAt: '2026-11-26T10:00:00.000Z',
    isDraft: true,
  })
  await expect.poll(async () => (await shown()).title).not.toBe('Planned')
  shop.setClock('2026-11-26T09:59:59Z')
  await shop.runJob('publish-content')
  expect((await shown()).title).not.toBe('Planned')
  shop.setClock('2026-11-26T10:00:00Z')
  await expect.poll(async () => (await shown()).title).toBe('Planned')

  await shop.runJob('publish-content')
  await shop.runJob('publish-content')
  const versions = await manager.call('GET staff/list-page-versions/{slug}', {
    params: { slug: 'about' },
  })
  expect(versions.result).toMatchObject([
    { title: { en: 'Planned' }, savedBy: 'Huda Saleh', savedAt: '2026-11-26T10:00:00.000Z' },
    { savedBy: null },
  ])
  expect((await shown()).title).toBe('Planned')
})

test('a plan can be taken back, and what is saved meanwhile goes to the shop with it', async () => {
  await using given = await shopWithManager()
  const { shop, draft, plan, shown } = given
  shop.setClock('2026-11-26T08:00:00Z')
  await draft(titled('Planned'))
  await plan('2026-11-26T10:00:00Z')
  expect((await plan(null)).result).toMatchObject({ publishAt: null, isDraft: true })
  shop.setClock('2026-11-26T10:00:00Z')
  await shop.runJob('publish-content')
  expect((await shown()).title).not.toBe('Planned')

  await plan('2026-11-26T12:00:00Z')
  const { result } = await draft(titled('Changed'))
  expect(result.publishAt).toBe('2026-11-26T12:00:00.000Z')
  shop.setClock('2026-11-26T12:00:00Z')
  await shop.runJob('publish-content')
  await expect.poll(async () => (await shown()).title).toBe('Changed')
})

test.each(['before', 'after'])(
  'whoever edits a planned draft saves it on what is in the shop now, %s the job has run',
  async (when) => {
    await using given = await shopWithManager()
    const { shop, draft, plan, get, shown, manager } = given
    shop.setClock('2026-11-26T08:00:00Z')
    await draft(titled('Planned'))
    await plan('2026-11-26T10:00:00Z')
    const { revision } = await get()
    shop.setClock('2026-11-26T10:00:20Z')
    if (when === 'after') await shop.runJob('publish-content')
    expect((await draft(titled('Late'), revision)).result).toMatchObject({
      isDraft: true,
      publishAt: null,
      fields: { title: { en: 'Late' } },
    })
    await shop.runJob('publish-content')
    await expect.poll(async () => (await shown()).title).toBe('Planned')
    const { result } = await manager.call('GET staff/list-page-versions/{slug}', {
      params: { slug: 'about' },
    })
    expect(result[0]).toMatchObject({ title: { en: 'Planned' }, isShown: true })
    expect(await given.publish(titled('Too late'), revision)).toMatchObject({ errorCode: 512 })
  },
)

test('a plan can be moved to another moment', async () => {
  await using given = await shopWithManager()
  const { shop, draft, plan, shown } = given
  shop.setClock('2026-11-26T08:00:00Z')
  await draft(titled('Planned'))
  await plan('2026-11-26T10:00:00Z')
  await plan('2026-11-26T12:00:00Z')
  shop.setClock('2026-11-26T11:00:00Z')
  await shop.runJob('publish-content')
  expect((await shown()).title).not.toBe('Planned')
  shop.setClock('2026-11-26T12:00:00Z')
  await expect.poll(async () => (await shown()).title).toBe('Planned')
})

test.each(['2026-11-27T10:00', '2026-11-27', '+020226-11-27T10:00:00Z', '27 Nov 2026', ''])(
  'the moment %j is refused',
  async (publishAt) => {
    await using given = await shopWithManager()
    given.shop.setClock('2026-11-26T08:00:00Z')
    await given.draft(titled('Planned'))
    expect(await given.plan(publishAt)).toMatchObject({
      errorCode: 1,
      fields: { publishAt: 'invalid' },
    })
  },
)

test('a draft that cannot be published does not hold up the others', async () => {
  await using given = await shopWithManager()
  const { shop, draft, plan, manager } = given
  shop.setClock('2026-11-26T08:00:00Z')
  await draft(titled('Planned'))
  await plan('2026-11-26T09:00:00Z')
  const home = await manager.call('GET staff/get-home')
  const { result } = await manager.call('POST staff/save-home-draft', {
    body: homeBodyOf(home.result),
  })
  const body = { revision: result.revision, publishAt: '2026-11-26T10:00:00Z' }
  await manager.call('POST staff/plan-home', { body })
  await shop.deps.db.execute(
    sql`update content_drafts set content = '{"title": null}' where subject = 'about'`,
  )
  shop.setClock('2026-11-26T10:00:00Z')
  await shop.runJob('publish-content')
  expect((await manager.call('GET staff/get-home')).result).toMatchObject({ isDraft: false })
})

test('a page names the day of its last change in the time zone of the shop', async () => {
  await using given = await shopWithManager()
  given.shop.setClock('2026-11-26T21:30:00Z')
  await given.publish(titled('Late'))
  await expect.poll(async () => (await given.shown()).updatedOn).toBe('2026-11-27')
})

test('a second process shows what the first one has planned and published', async () => {
  await using given = await shopWithManager()
  const { shop, draft, plan, publish } = given
  await using second = await secondProcess(shop)
  const title = async () =>
    (await second.call('GET content/get-page', { query: { slug: 'about', language_code: 'en' } }))
      .result.title
  shop.setClock('2026-11-26T08:00:00Z')
  await publish(titled('Published'))
  await expect.poll(title).toBe('Published')
  await draft(titled('Planned'))
  await plan('2026-11-26T10:00:00Z')
  // The answer that the second process has cached ends with the plan.
  await expect
    .poll(async () => {
      shop.setClock('2026-11-26T10:00:00Z')
      const now = await title()
      shop.setClock('2026-11-26T09:00:00Z')
      return now
    })
    .toBe('Planned')
  shop.setClock('2026-11-26T10:01:00Z')
  await shop.runJob('publish-content')
  await expect.poll(title).toBe('Planned')
})

test('a page that nobody has written can be drafted and planned', async () => {
  await using given = await shopWithManager(await emptyShop())
  const { shop, draft, plan, shown, get } = given
  shop.setClock('2026-11-26T08:00:00Z')
  expect((await draft(about)).result).toMatchObject({ exists: false, isDraft: true, revision: 1 })
  expect(await shown()).toBeUndefined()
  const linked = async () => ({
    pages: (await shop.call('GET shop/get-shop')).result.pages,
    isInSitemap: (await (await fetch(`${shop.address}/sitemap-pages.xml`)).text()).includes(
      '/about</loc>',
    ),
  })
  await plan('2026-11-26T10:00:00Z')
  await expect.poll(linked).toEqual({ pages: [], isInSitemap: false })
  shop.setClock('2026-11-26T10:00:00Z')
  await expect.poll(async () => (await shown())?.title).toBe('About us')
  // No cache has the answer for longer than until the moment, although no job has run.
  expect(await linked()).toEqual({ pages: ['about'], isInSitemap: true })
  await shop.runJob('publish-content')
  expect(await get()).toMatchObject({ exists: true, isDraft: false })
})

test('every act on a draft is in the audit', async () => {
  await using given = await shopWithManager()
  const { draft, plan, discard, manager } = given
  await draft(about)
  await plan('2099-01-01T08:00:00.000Z')
  await discard()
  const { items } = (await manager.call('GET staff/list-audit', { query: { subject: 'about' } }))
    .result
  expect(items.map(({ action }) => action)).toEqual([
    'staff/discard-page-draft',
    'staff/plan-page',
    'staff/save-page-draft',
  ])
  expect(items[1]?.details).toEqual({ publishAt: '2099-01-01T08:00:00.000Z' })
})

test.each(staffRoles)('whether %s may draft a page', async (role) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  const body = { slug: 'about', revision: 1, fields: about } as const
  const { errorCode } = await person.call('POST staff/save-page-draft', { body })
  expect(errorCode).toBe(mayDo(role, 'content.edit') ? 0 : 501)
})
