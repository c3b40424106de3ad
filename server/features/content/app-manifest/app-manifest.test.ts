import { allWords } from '@rimal/contract/words/all-words'
import { expect, test } from 'vitest'
import { saveSetting } from '../../shop/settings/settings.ts'
import { testShop } from '../../../test/test-shop.ts'

type Manifest = {
  name: string
  short_name: string
  share_target: { action: string }
  shortcuts: { name: string; url: string }[]
}

test.each([
  ['/app.webmanifest', { lang: 'en', dir: 'ltr', start_url: '/home', side: 'en' }],
  ['/ar/app.webmanifest', { lang: 'ar', dir: 'rtl', start_url: '/ar/home', side: 'ar' }],
] as const)('%s describes the app in its language', async (path, { side, ...expected }) => {
  await using shop = await testShop()
  const response = await fetch(shop.address + path)
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=0, must-revalidate/)
  const manifest = (await response.json()) as Manifest
  expect(manifest).toMatchObject({
    ...expected,
    id: expected.start_url,
    scope: '/',
    display: 'standalone',
  })
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(
    (['search', 'cart', 'my_oders', 'profiles_title'] as const).map((key) => allWords[key][side]),
  )
  const prefix = side === 'ar' ? '/ar' : ''
  expect(manifest.share_target).toEqual({
    action: `${prefix}/shared`,
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  })
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    ['/search', '/cart', '/my-order', '/my-measurements'].map((page) => prefix + page),
  )
})

test('the app has the name of the shop, also after the owner has changed it', async () => {
  await using shop = await testShop()
  const named = async () => {
    const response = await fetch(`${shop.address}/ar/app.webmanifest`)
    const { name, short_name } = (await response.json()) as Manifest
    return { name, short_name }
  }
  const before = await named()
  await saveSetting(shop.deps.db, 'name', { en: 'Sahra', ar: 'سهرة' })
  expect(await named()).toEqual(before)
  // As after a change of the settings in the admin.
  shop.deps.pageCache.drop(['shop'])
  expect(await named()).toEqual({ name: 'سهرة', short_name: 'سهرة' })
})

test('what is shared with the app leads to a page of the shop, and no cache stores where', async () => {
  await using shop = await testShop()
  const lead = async (path: string) => {
    const { status, headers } = await fetch(shop.address + path, { redirect: 'manual' })
    expect(status).toBe(302)
    expect(headers.get('cache-control')).toBe('no-store')
    return headers.get('location')
  }
  const { origin } = shop.deps.config.publicUrl
  const noor = encodeURIComponent(`Noor ${origin}/ar/product-details/noor`)
  expect(await lead(`/shared?title=Noor&text=${noor}`)).toBe('/ar/product-details/noor')
  expect(await lead('/ar/shared?text=velvet')).toBe('/ar/search?q=velvet')
  expect(await lead('/shared?url=https%3A%2F%2Fevil.example%2F')).toBe('/home')
  expect(await lead('/ar/shared?url=a&url=b')).toBe('/ar/home')
  expect(await lead('/shared')).toBe('/home')
})
