import { expect, test } from 'vitest'
import { homeBodyOf } from '../../test/home-fixtures.ts'
import { sourceStorefront } from '../../test/source-storefront.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

async function shopWithDraft() {
  const shop = await testShop({}, { storefront: await sourceStorefront() })
  const owner = await staffOf(shop)
  const { result: home } = await owner.call('GET staff/get-home')
  const body = homeBodyOf(home)
  const heroLine = { en: 'Only a draft', ar: 'مسودة فقط' }
  await owner.call('POST staff/save-home-draft', {
    body: { ...body, texts: { ...body.texts, heroLine } },
  })
  const page = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${shop.address}${path}`, { headers })
    return { headers: response.headers, text: await response.text() }
  }
  return {
    owner,
    key: home.previewKey,
    page,
    size: () => shop.deps.pageCache.size,
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

test('the key of staff opens the draft in both languages, for a frame of the admin and for no cache', async () => {
  await using given = await shopWithDraft()
  const { key, page } = given
  const { text, headers } = await page(`/home?preview=${key}`)
  expect(text).toContain('Only a draft')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect((await page(`/ar/home?preview=${key}`)).text).toContain('مسودة فقط')
})

test('a strip says above a preview that it is one, and leads to the form; not within the frame of the admin', async () => {
  await using given = await shopWithDraft()
  const { key, page } = given
  const strip = 'id="preview"'
  const { text } = await page(`/ar/home?preview=${key}`)
  expect(text).toContain('معاينة: هذه التعديلات غير منشورة.')
  expect(text).toContain('href="/admin/content/home"')
  const framed = await page(`/home?preview=${key}`, { 'sec-fetch-dest': 'iframe' })
  expect(framed.text).toContain('Only a draft')
  expect(framed.text).not.toContain(strip)
  expect((await page('/home')).text).not.toContain(strip)
  expect((await page(`/home?preview=${'0'.repeat(32)}`)).text).not.toContain(strip)
})

test('the preview of a product says that the product is not published, and no cache stores it', async () => {
  await using given = await shopWithDraft()
  const { owner, page, size } = given
  const { result: product } = await owner.call('GET staff/get-product/{id}', {
    params: { id: 'noor' },
  })
  const path = `/product-details/${product.address}?preview=${product.previewKey}`
  expect((await page(path)).text).not.toContain('id="preview"')
  await owner.call('POST staff/change-product-state', {
    body: { id: 'noor', revision: product.revision, state: 'draft' },
  })
  await page('/home')
  const before = size()
  const { text, headers } = await page(path)
  expect(text).toContain('Preview: this page is not published.')
  expect(text).toContain('href="/admin/products/noor"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
  expect(size()).toBe(before)
})

test('nobody sees the draft without the key, and its preview leaves nothing in the cache', async () => {
  await using given = await shopWithDraft()
  const { key, page, size } = given
  await page(`/home?preview=${key}`)
  await page(`/ar/home?preview=${key}`)
  const plain = await page('/home')
  expect(plain.text).not.toContain('Only a draft')
  expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  for (const path of [
    `/home?preview=${'0'.repeat(32)}`,
    `/about?preview=${key}`,
    '/home?preview=',
  ]) {
    const { text, headers } = await page(path)
    expect(text).not.toContain('Only a draft')
    expect(headers.get('x-robots-tag')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  }
  const before = size()
  await page(`/home?preview=${key}`)
  await page(`/ar/home?preview=${key}`)
  expect((await page('/home')).text).not.toContain('Only a draft')
  expect(size()).toBe(before)
})
