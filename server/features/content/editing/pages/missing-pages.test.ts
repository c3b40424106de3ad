import { expect, test } from 'vitest'
import { emptyShop } from '../../../../test/shops/empty-shop.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'

const about = {
  title: { en: 'About Dana', ar: 'عن دانة' },
  description: { en: 'Two sisters in Ajman.', ar: 'أختان في عجمان.' },
  sections: [],
}

test('an empty shop has no pages: one is created, shown, deleted and restored', async () => {
  await using shop = await emptyShop()
  const owner = await staffOf(shop)
  const pageOf = async (path: string) => {
    const response = await fetch(`${shop.address}${path}`)
    return { status: response.status, text: await response.text() }
  }
  const linksToAbout = async () => {
    const { result } = await shop.call('GET shop/get-shop')
    return result.pages.includes('about')
  }
  const get = async () =>
    (await owner.call('GET staff/get-page/{slug}', { params: { slug: 'about' } })).result

  expect(await get()).toMatchObject({ revision: 0, savedAt: null, fields: { sections: [] } })
  expect((await owner.call('GET staff/list-pages')).result.some(({ exists }) => exists)).toBe(false)
  expect((await pageOf('/about')).status).toBe(404)
  expect(await linksToAbout()).toBe(false)

  const created = { slug: 'about', revision: 0, fields: about } as const
  const { result } = await owner.call('POST staff/save-page', { body: created })
  expect(result).toMatchObject({ revision: 1, savedBy: 'Huda Owner' })
  await expect.poll(async () => (await pageOf('/about')).status).toBe(200)
  expect((await pageOf('/about')).text).toMatch(/<h1[^>]*>About Dana<\/h1>/)
  expect((await pageOf('/ar/about')).text).toContain('أختان في عجمان.')
  await expect.poll(linksToAbout).toBe(true)
  // Another person had opened the empty page as well.
  expect(await owner.call('POST staff/save-page', { body: created })).toMatchObject({
    errorCode: 512,
  })

  await owner.call('POST staff/delete-page', { body: { slug: 'about', revision: 1 } })
  await expect.poll(async () => (await pageOf('/about')).status).toBe(404)
  await expect.poll(linksToAbout).toBe(false)
  const again = await owner.call('POST staff/delete-page', { body: { slug: 'about', revision: 0 } })
  expect(again).toMatchObject({ errorCode: 2 })

  const restored = await owner.call('POST staff/restore-page', {
    body: { slug: 'about', version: 1, revision: 0 },
  })
  expect(restored.result).toMatchObject({ revision: 2, fields: about })
  await expect.poll(async () => (await pageOf('/about')).status).toBe(200)
})
