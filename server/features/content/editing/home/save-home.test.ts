import { mayDo, staffRoles } from '@rimal/contract/permissions'
import type { EditedHomeTexts } from '@rimal/contract/staff/home'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { homeBodyOf } from '../../../../test/home-fixtures.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'
import { defaultHomeTexts } from '../../home/default-home.ts'

async function shopWithManager() {
  const shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager', name: 'Huda Saleh' })
  const get = async () => (await manager.call('GET staff/get-home')).result
  return {
    shop,
    manager,
    get,
    /** Saves the home page with some texts and pictures changed. */
    save: async ({
      texts = {},
      scenes = {},
      revision,
    }: {
      texts?: Partial<EditedHomeTexts>
      scenes?: Partial<Record<'heroWide' | 'heroTall' | 'story' | 'homeService', string | null>>
      revision?: number
    }) => {
      const now = await get()
      const body = homeBodyOf(now)
      return manager.call('POST staff/save-home', {
        body: {
          ...body,
          revision: revision ?? body.revision,
          texts: { ...body.texts, ...texts },
          scenes: { ...body.scenes, ...scenes },
        },
      })
    },
    shown: async (language_code: 'en' | 'arb' = 'en') =>
      (await shop.call('GET home/get-home', { query: { language_code } })).result,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

const line = { en: 'Abayas from Ajman', ar: 'عبايات من عجمان' }

test('the home page is read with the texts in both languages and the pictures', async () => {
  await using given = await shopWithManager()
  expect(await given.get()).toMatchObject({
    savedBy: null,
    savedAt: null,
    texts: { heroLine: { en: 'Abayas cut in Dubai, to your measure' } },
    scenes: { heroTall: { id: 'hero-mobile', width: 1200, isReady: false } },
  })
})

test('shoppers see the new texts and pictures at once', async () => {
  await using given = await shopWithManager()
  const { save, shown, get } = given
  await shown()
  const { story } = (await get()).texts
  const { result } = await save({
    texts: { heroLine: line, story: { ...story, steps: [line] } },
    scenes: { heroWide: 'hero-mobile', story: null },
  })
  expect(result).toMatchObject({ savedBy: 'Huda Saleh', texts: { heroLine: line } })
  await expect.poll(async () => (await shown()).texts.heroLine).toBe(line.en)
  expect(await shown('arb')).toMatchObject({
    texts: { heroLine: line.ar, story: { steps: [line.ar] } },
    scenes: { heroWide: { id: 'hero-mobile' }, story: { id: 'none' } },
  })
})

test('a shop that has written nothing begins with the texts of the program', async () => {
  await using given = await shopWithManager()
  const { shop, get, save } = given
  await shop.deps.db.execute(sql`delete from settings where key like 'home%'`)
  expect(await get()).toMatchObject({ texts: defaultHomeTexts, scenes: { heroWide: null } })
  const { errorCode } = await save({ texts: { heroLine: line } })
  expect(errorCode).toBe(0)
})

test('whoever saves an older home page is refused', async () => {
  await using given = await shopWithManager()
  const { get, save } = given
  const { revision } = await get()
  await save({ texts: { heroLine: line }, revision })
  expect(await save({ texts: { heroLink: line }, revision })).toMatchObject({ errorCode: 512 })
  const { texts } = await get()
  expect(texts.heroLine).toEqual(line)
  expect(texts.heroLink).not.toEqual(line)
})

test('each text needs one language, and a picture must exist', async () => {
  await using given = await shopWithManager()
  const { get, save } = given
  const { story } = (await get()).texts
  const reply = await save({
    texts: {
      heroLine: { en: ' ', ar: '' },
      story: { ...story, steps: [line, { en: '', ar: '' }] },
    },
    scenes: { heroWide: 'no-such-picture' },
  })
  expect(reply).toMatchObject({
    errorCode: 1,
    fields: {
      'texts.heroLine.en': 'required',
      'texts.story.steps.1.en': 'required',
      'scenes.heroWide': 'unknown',
    },
  })
  expect((await save({ texts: { heroLine: { en: '', ar: line.ar } } })).errorCode).toBe(0)
  await expect.poll(async () => (await given.shown('en')).texts.heroLine).toBe(line.ar)
})

test('the audit names the texts and the pictures that changed', async () => {
  await using given = await shopWithManager()
  await given.save({ texts: { heroLine: line }, scenes: { story: null } })
  const { items } = (
    await given.manager.call('GET staff/list-audit', {
      query: { subject: 'home' },
    })
  ).result
  expect(items[0]).toMatchObject({
    action: 'staff/save-home',
    details: { texts: ['heroLine'], scenes: ['story'] },
  })
})

test.each(staffRoles)('whether %s may read and edit the home page', async (role) => {
  await using shop = await testShop()
  const person = await staffOf(shop, { role })
  const read = await person.call('GET staff/get-home')
  expect(read.errorCode).toBe(mayDo(role, 'content.read') ? 0 : 501)
  const discarded = await person.call('POST staff/discard-home-draft', { body: { revision: 1 } })
  expect(discarded.errorCode === 501).toBe(!mayDo(role, 'content.edit'))
})
