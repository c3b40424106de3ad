import type { BodyOf } from '@rimal/contract/endpoint'
import type { HomeSectionName } from '@rimal/contract/choices'
import type { EditedHomeList, staffHomeApi } from '@rimal/contract/staff/home'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { homeBodyOf } from '../../../../test/home-fixtures.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

type Body = BodyOf<typeof staffHomeApi.saveHome>

async function shopWithManager() {
  const shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager', name: 'Huda Saleh' })
  const get = async () => (await manager.call('GET staff/get-home')).result
  const bodyOf = async (change: (body: Body) => Partial<Body>) => {
    const body = homeBodyOf(await get())
    return { ...body, ...change(body) }
  }
  return {
    shop,
    manager,
    get,
    save: async (change: (body: Body) => Partial<Body>) =>
      manager.call('POST staff/save-home', { body: await bodyOf(change) }),
    draft: async (change: (body: Body) => Partial<Body>) =>
      manager.call('POST staff/save-home-draft', { body: await bodyOf(change) }),
    plan: async (publishAt: string | null) =>
      manager.call('POST staff/plan-home', {
        body: { revision: (await get()).revision, publishAt },
      }),
    shown: async (preview?: string, language_code: 'en' | 'arb' = 'en') =>
      (
        await shop.call('GET home/get-home', {
          query: { language_code, ...(preview ? { preview } : {}) },
        })
      ).result,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const withLine = (en: string) => (body: Body) => ({
  texts: { ...body.texts, heroLine: { en, ar: '' } },
})
const withLatest = (list: Partial<EditedHomeList>) => (body: Body) => ({
  lists: { ...body.lists, latest: { ...body.lists.latest, ...list } },
})

test('a home page that is saved as it was read stays as it was', async () => {
  await using given = await shopWithManager()
  const before = await given.shown()
  expect(before.sections.map(({ name }) => name)).toEqual([
    'hero',
    'collections',
    'types',
    'bestReviewed',
    'story',
    'latest',
    'homeService',
    'reviews',
  ])
  expect(before.sections[3]).toMatchObject({ title: null, all: { address: 'best_seller' } })
  await given.save(() => ({}))
  await expect.poll(async () => (await given.get()).savedBy).toBe('Huda Saleh')
  expect(await given.shown()).toEqual(before)
})

test('sections are shown in the order of staff, without the hidden ones', async () => {
  await using given = await shopWithManager()
  const { save, shown } = given
  await shown()
  await save(({ sections }) => ({
    sections: sections
      .toReversed()
      .map(({ name }) => ({ name, isShown: !['hero', 'latest'].includes(name) })),
  }))
  const names = async () => (await shown()).sections.map(({ name }) => name)
  await expect
    .poll(names)
    .toEqual(['reviews', 'homeService', 'story', 'bestReviewed', 'types', 'collections'])
  expect((await shown()).latest).toEqual([])
})

test('a section shows the products of a collection, under its title or one of its own', async () => {
  await using given = await shopWithManager()
  const { save, shown } = given
  await save(withLatest({ source: 'collection', collection: 'limited_edition' }))
  const section = async (language?: 'arb') =>
    (await shown(undefined, language)).sections.find(({ name }) => name === 'latest')
  await expect.poll(async () => (await section())?.all?.address).toBe('limited_edition')
  expect(await section()).toMatchObject({ title: 'Limited Edition', all: { count: 6 } })
  expect((await shown()).latest.map(({ tag }) => tag)).not.toContain('limited_edition')
  await save(withLatest({ title: { en: 'Only a few', ar: 'قطع محدودة' } }))
  await expect.poll(async () => (await section('arb'))?.title).toBe('قطع محدودة')
})

test('a section shows chosen products in their order, and leaves out one that is not published', async () => {
  await using given = await shopWithManager()
  const { save, shown, get, shop } = given
  const title = { en: 'For Eid', ar: 'للعيد' }
  await save(withLatest({ source: 'products', products: ['noor', 'layla', 'hind'], title }))
  const ids = async () => (await shown()).latest.map(({ id }) => id)
  await expect.poll(ids).toEqual(['noor', 'layla', 'hind'])
  expect((await shown()).sections.find(({ name }) => name === 'latest')).toEqual({
    name: 'latest',
    title: 'For Eid',
    all: null,
  })
  expect((await get()).lists.latest.products[0]).toMatchObject({
    id: 'noor',
    name: { en: 'Noor' },
    state: 'published',
    picture: { width: expect.any(Number) },
  })
  await shop.deps.db.execute(sql`update products set published = false where id = 'layla'`)
  await shop.deps.listing.load(shop.deps.db)
  shop.deps.pageCache.clear()
  expect(await ids()).toEqual(['noor', 'hind'])
})

test.each([
  ['lists.latest.collection', 'required', withLatest({ source: 'collection' })],
  [
    'lists.latest.collection',
    'unknown',
    withLatest({ source: 'collection', collection: 'no-such' }),
  ],
  ['lists.latest.products', 'required', withLatest({ source: 'products' })],
  ['lists.latest.products', 'unknown', withLatest({ source: 'products', products: ['no-such'] })],
  ['lists.latest.title.en', 'required', withLatest({ source: 'products', products: ['noor'] })],
  [
    'sections',
    'invalid',
    ({ sections }: Body) => ({
      sections: sections.map(() => ({ name: 'hero' as HomeSectionName, isShown: true })),
    }),
  ],
] as const)('%s is refused as %s', async (field, code, change) => {
  await using given = await shopWithManager()
  expect(await given.save(change)).toMatchObject({ errorCode: 1, fields: { [field]: code } })
})

test('a draft of the home page is shown to nobody without the key, and then to everybody', async () => {
  await using given = await shopWithManager()
  const { draft, shown, get, save } = given
  const before = await shown()
  expect((await draft(withLine('Draft'))).result).toMatchObject({ isDraft: true, revision: 2 })
  expect(await shown()).toEqual(before)
  expect((await shown((await get()).previewKey)).texts.heroLine).toBe('Draft')
  expect((await shown('0'.repeat(32))).texts.heroLine).toBe(before.texts.heroLine)
  await save(() => ({}))
  await expect.poll(async () => (await shown()).texts.heroLine).toBe('Draft')
  expect(await get()).toMatchObject({ isDraft: false, revision: 3 })
})

test('the draft of the home page goes to the shop at its moment, once', async () => {
  await using given = await shopWithManager()
  const { shop, draft, plan, shown, manager } = given
  shop.setClock('2026-11-26T08:00:00Z')
  expect(await plan('2026-11-26T10:00:00Z')).toMatchObject({ errorCode: 2 })
  await draft(withLine('Eid'))
  await plan('2026-11-26T10:00:00Z')
  await expect.poll(async () => (await shown()).texts.heroLine).not.toBe('Eid')
  shop.setClock('2026-11-26T10:00:00Z')
  await expect.poll(async () => (await shown()).texts.heroLine).toBe('Eid')
  await shop.runJob('publish-content')
  await shop.runJob('publish-content')
  await expect.poll(async () => (await shown()).texts.heroLine).toBe('Eid')
  expect((await manager.call('GET staff/list-home-versions')).result).toMatchObject([
    { savedAt: '2026-11-26T10:00:00.000Z', changed: ['texts'], isShown: true },
    { version: 1, savedAt: null, savedBy: null, isShown: false },
  ])
})

test('whoever edits the planned home page saves it on what is in the shop now', async () => {
  await using given = await shopWithManager()
  const { shop, draft, plan, shown, get } = given
  shop.setClock('2026-11-26T08:00:00Z')
  await draft(withLine('Eid'))
  await plan('2026-11-26T10:00:00Z')
  const { revision } = await get()
  shop.setClock('2026-11-26T10:00:20Z')
  const late = (body: Body) => ({ ...withLine('Late')(body), revision })
  expect((await draft(late)).result).toMatchObject({ isDraft: true, publishAt: null })
  expect((await shown()).texts.heroLine).toBe('Eid')
  expect(await draft(late)).toMatchObject({ errorCode: 512 })
})

test('a collection that is ordered by hand is shown in its order', async () => {
  await using given = await shopWithManager()
  const { manager, save, shown } = given
  const collection = 'limited_edition'
  const ids = async () => (await shown()).latest.map(({ id }) => id)
  await save(withLatest({ source: 'collection', collection }))
  await expect.poll(ids).toHaveLength(6)
  const newest = await ids()
  const last = newest.at(-1) ?? ''
  await manager.call('POST staff/set-collection-order', {
    body: { collection, byHand: true, revision: 0 },
  })
  await manager.call('POST staff/move-in-collection', {
    body: { collection, product: last, to: 1, revision: 1 },
  })
  await expect.poll(ids).toEqual([last, ...newest.slice(0, -1)])
})

test('a collection of the home page or of its draft is not deleted', async () => {
  await using given = await shopWithManager()
  const { manager, save, draft, get } = given
  const title = { en: 'Eid', ar: 'العيد' }
  await manager.call('POST staff/save-group', { body: { kind: 'collections', id: null, title } })
  const remove = () =>
    manager.call('POST staff/delete-group', { body: { kind: 'collections', id: 'eid' } })
  const use = async () =>
    (await manager.call('GET staff/list-groups')).result.collections.find(({ id }) => id === 'eid')
  expect(await use()).toMatchObject({ isOnHomePage: false })
  await draft(withLatest({ source: 'collection', collection: 'eid' }))
  expect(await use()).toMatchObject({ isOnHomePage: true })
  expect(await remove()).toMatchObject({ errorCode: 520 })
  await save(() => ({}))
  expect((await get()).isDraft).toBe(false)
  expect(await remove()).toMatchObject({ errorCode: 520 })
  await save(withLatest({ source: 'automatic' }))
  expect((await remove()).errorCode).toBe(0)
})

test('an earlier home page is restored, and whoever restores late is refused', async () => {
  await using given = await shopWithManager()
  const { save, shown, get, manager } = given
  const { heroLine } = (await shown()).texts
  await save(withLine('Changed'))
  const body = { version: 1, revision: (await get()).revision }
  expect((await manager.call('POST staff/restore-home', { body })).errorCode).toBe(0)
  await expect.poll(async () => (await shown()).texts.heroLine).toBe(heroLine)
  expect(await manager.call('POST staff/restore-home', { body })).toMatchObject({ errorCode: 512 })
  const unknown = { version: 77, revision: (await get()).revision }
  expect(await manager.call('POST staff/restore-home', { body: unknown })).toMatchObject({
    errorCode: 2,
  })
})

test('a draft is discarded, and its number is not used again', async () => {
  await using given = await shopWithManager()
  const { draft, get, manager } = given
  await draft(withLine('Draft'))
  const { revision } = await get()
  const discard = () => manager.call('POST staff/discard-home-draft', { body: { revision } })
  expect((await discard()).result).toMatchObject({ isDraft: false, revision: 1 })
  expect(await discard()).toMatchObject({ errorCode: 512 })
  expect((await draft(withLine('Again'))).result.revision).toBeGreaterThan(revision)
})
