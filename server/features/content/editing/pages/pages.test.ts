import { mayDo, staffRoles } from '@rimal/contract/permissions'
import { maxVersions, type PageSlug } from '@rimal/contract/staff/content-kinds'
import type { EditedBlock as Block, PageFields } from '@rimal/contract/staff/pages'
import { expect, test } from 'vitest'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

const p = (text: string) => ({ type: 'p', text }) as const

const about: PageFields = {
  title: { en: 'About us', ar: 'من نحن' },
  description: { en: 'Two sisters in Ajman.', ar: 'أختان في عجمان.' },
  sections: [
    {
      heading: { en: 'How we began', ar: 'كيف بدأنا' },
      body: {
        en: [p('In a room.'), { type: 'list', items: ['Crepe', 'Nida'] }],
        ar: [p('في غرفة.')],
      },
    },
    {
      heading: { en: '', ar: '' },
      body: {
        en: [
          { type: 'question', question: 'Where?', answer: ['In Ajman.', 'Ring first.'] },
          { type: 'table', head: ['Day', 'Hours'], rows: [['Monday', '10 to 8']] },
        ],
        ar: [],
      },
    },
  ],
}

async function shopWithManager() {
  const shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager', name: 'Huda Saleh' })
  const get = async (slug: PageSlug = 'about') =>
    (await manager.call('GET staff/get-page/{slug}', { params: { slug } })).result
  return {
    shop,
    manager,
    get,
    save: async (fields: PageFields, revision?: number) =>
      manager.call('POST staff/save-page', {
        body: { slug: 'about', revision: revision ?? (await get()).revision, fields },
      }),
    versions: async () =>
      (await manager.call('GET staff/list-page-versions/{slug}', { params: { slug: 'about' } }))
        .result,
    shown: async (language_code: 'en' | 'arb' = 'en') =>
      (await shop.call('GET content/get-page', { query: { slug: 'about', language_code } })).result,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('the list has every page with both titles and its state', async () => {
  await using given = await shopWithManager()
  const { result } = await given.manager.call('GET staff/list-pages')
  expect(result.map(({ slug, exists }) => [slug, exists])).toEqual([
    ['about', true],
    ['made-to-measure', true],
    ['size-guide', true],
    ['delivery-and-returns', true],
    ['faq', true],
    ['contact', true],
    ['terms', true],
    ['privacy-policy', true],
  ])
  expect(result.every(({ missingIn, savedBy }) => missingIn.length === 0 && !savedBy)).toBe(true)
})

test('a page that is saved as it was read stays as it was', async () => {
  await using given = await shopWithManager()
  const { manager, get } = given
  const { result: rows } = await manager.call('GET staff/list-pages')
  for (const { slug } of rows) {
    const { revision, fields } = await get(slug)
    const { result } = await manager.call('POST staff/save-page', {
      body: { slug, revision, fields },
    })
    expect(result).toMatchObject({ slug, revision: revision + 1, savedBy: 'Huda Saleh', fields })
  }
})

test('shoppers read at once what was saved, each in their language', async () => {
  await using given = await shopWithManager()
  const { save, shown } = given
  await shown()
  const { result } = await save(about)
  expect(result.fields).toEqual(about)
  await expect.poll(async () => (await shown()).title).toBe('About us')
  expect(await shown()).toMatchObject({
    description: 'Two sisters in Ajman.',
    sections: [
      { heading: 'How we began', blocks: about.sections[0]?.body.en },
      { heading: null, blocks: about.sections[1]?.body.en },
    ],
  })
  const arabic = await shown('arb')
  expect(arabic).toMatchObject({ title: 'من نحن', sections: [{ blocks: [p('في غرفة.')] }, {}] })
  // The section has no Arabic text yet.
  expect(arabic.sections[1]?.blocks).toEqual(about.sections[1]?.body.en)
})

test('a page with an English part that has no Arabic is in the list as such', async () => {
  await using given = await shopWithManager()
  await given.save(about)
  const { result } = await given.manager.call('GET staff/list-pages')
  expect(result[0]).toMatchObject({ slug: 'about', missingIn: ['ar'], savedBy: 'Huda Saleh' })
})

test('texts are trimmed, and empty items are left out', async () => {
  await using given = await shopWithManager()
  const section = {
    heading: { en: ' Cloth ', ar: '' },
    body: { en: [{ type: 'list' as const, items: [' Crepe', ' ', ''] }], ar: [] },
  }
  const { result } = await given.save({ ...about, sections: [section] })
  expect(result.fields.sections).toEqual([
    {
      heading: { en: 'Cloth', ar: '' },
      body: { en: [{ type: 'list', items: ['Crepe'] }], ar: [] },
    },
  ])
})

test('whoever saves an older revision is refused, and nothing is lost', async () => {
  await using given = await shopWithManager()
  const { save, get } = given
  const { revision } = await get()
  await save(about, revision)
  const late = await save({ ...about, title: { en: 'Late', ar: 'متأخر' } }, revision)
  expect(late).toMatchObject({ errorCode: 512 })
  expect((await get()).fields.title).toEqual(about.title)
})

test.each([
  ['title.en', 'required', { ...about, title: { en: ' ', ar: '' } }],
  ['title.en', 'invalid', { ...about, title: { en: 'a'.repeat(121), ar: '' } }],
  ['description.ar', 'html', { ...about, description: { en: '', ar: '<b>عجمان</b>' } }],
  ['sections.0.body.en.0.text', 'required', withBlock({ type: 'p', text: ' ' })],
  ['sections.0.body.en.0.text', 'html', withBlock(p('See <a href="/x">this</a>.'))],
  ['sections.0.body.en.0.items', 'required', withBlock({ type: 'list', items: [''] })],
  ['sections.0.body.en.0.answer', 'required', withBlock({ type: 'question', question: 'Why?' })],
  ['sections.0.body.en.0.items', 'unknown', withBlock({ ...p('Text'), items: ['x'] })],
  ['sections.0.body.en.0.html', 'unknown', withBlock({ ...p('Text'), html: 'x' } as Block)],
  [
    'sections.0.body.en.0.rows',
    'invalid',
    withBlock({ type: 'table', head: ['a', 'b'], rows: [['1']] }),
  ],
] as const)('%s is refused as %s', async (field, code, fields) => {
  await using given = await shopWithManager()
  const reply = await given.save(fields)
  expect(reply).toMatchObject({ errorCode: 1, fields: { [`fields.${field}`]: code } })
})

function withBlock(block: Block): PageFields {
  return {
    ...about,
    sections: [{ heading: { en: '', ar: '' }, body: { en: [block], ar: [] } }],
  }
}

test('a smaller-than sign is text', async () => {
  await using given = await shopWithManager()
  const { errorCode } = await given.save(withBlock(p('Lengths < 60 and > 50')))
  expect(errorCode).toBe(0)
})

test('what came with the program is a version too, and restoring it is a new save', async () => {
  await using given = await shopWithManager()
  const { manager, get, save, versions, shown } = given
  const original = await get()
  expect(await versions()).toEqual([])
  await save(about)
  await save({ ...about, title: { en: 'Our house', ar: 'دارنا' } })
  expect(await versions()).toMatchObject([
    { version: 3, savedBy: 'Huda Saleh', changed: ['title'], isShown: true },
    { version: 2, changed: ['title', 'description', 'sections'], isShown: false },
    { version: 1, savedBy: null, title: original.fields.title, changed: [] },
  ])
  const body = { slug: 'about', version: 1, revision: 3 } as const
  const { result } = await manager.call('POST staff/restore-page', { body })
  expect(result).toMatchObject({ revision: 4, fields: original.fields, savedBy: 'Huda Saleh' })
  await expect.poll(async () => (await shown()).title).toBe(original.fields.title.en)
  expect(await manager.call('POST staff/restore-page', { body })).toMatchObject({ errorCode: 512 })
  const unknown = { ...body, version: 77, revision: 4 }
  expect(await manager.call('POST staff/restore-page', { body: unknown })).toMatchObject({
    errorCode: 2,
  })
})

test('the last twenty versions stay', async () => {
  await using given = await shopWithManager()
  const { save, versions } = given
  for (let count = 0; count < maxVersions + 3; count++) {
    await save({ ...about, title: { en: `About ${count}`, ar: '' } })
  }
  const stored = await versions()
  expect(stored).toHaveLength(maxVersions)
  expect(stored[0]).toMatchObject({ version: maxVersions + 4, isShown: true })
})

test('every change is in the audit with the fields that it changed', async () => {
  await using given = await shopWithManager()
  const { manager, save, get } = given
  const { fields } = await get()
  await save({ ...fields, title: about.title })
  const { items } = (await manager.call('GET staff/list-audit', { query: { subject: 'about' } }))
    .result
  expect(items[0]).toMatchObject({
    action: 'staff/save-page',
    subject: 'about',
    details: { revision: 2, isNew: false, fields: ['title'] },
  })
})

test.each(staffRoles)('what %s may do with pages', async (role) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  const mayEdit = mayDo(role, 'content.edit')
  const replies = [
    await person.call('GET staff/list-pages'),
    await person.call('POST staff/save-page', {
      body: { slug: 'about', revision: 1, fields: about },
    }),
    await person.call('POST staff/delete-page', { body: { slug: 'about', revision: 2 } }),
  ]
  const [list, ...changes] = replies.map(({ errorCode }) => errorCode)
  expect(list).toBe(mayDo(role, 'content.read') ? 0 : 501)
  expect(changes).toEqual(changes.map(() => (mayEdit ? 0 : 501)))
})
