import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../../test/source-storefront.ts'
import { testShop } from '../../test/test-shop.ts'

test.each([
  ['/%E0%A4%A', 400],
  [`/media/${'x'.repeat(300)}/320.webp`, 400],
  ['/media/nobody/320.webp', 404],
  ['/nowhere', 404],
])('a request for %s gets a page in both languages', async (path, status) => {
  await using shop = await testShop()
  const response = await fetch(shop.address + path)
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("style-src 'self';"),
  })
  const html = await response.text()
  for (const text of [
    '<section lang="en" dir="ltr">',
    'We could not find this page',
    '<section lang="ar" dir="rtl">',
    'هذه الصفحة غير موجودة',
    'href="/home"',
    'href="/ar/home"',
  ]) {
    expect(html).toContain(text)
  }
  // The policy would not let it in.
  expect(html).not.toMatch(/<style|style=|<script/)
})

test.each([
  ['/ar/%E0%A4%A', 'en', 'ar'],
  ['/%E0%A4%A', 'en', 'en'],
  ['/%E0%A4%A', 'ar-AE,en;q=0.5', 'ar'],
])('%s asked for in %s is said in %s first', async (path, accepts, first) => {
  await using shop = await testShop()
  const response = await fetch(shop.address + path, { headers: { 'accept-language': accepts } })
  const html = await response.text()
  expect(html).toContain(`<html lang="${first}"`)
  expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]).toMatch(first === 'ar' ? /[ء-ي]/ : /[a-z]/)
})

test('an error while a page is rendered gives an error page, and is logged', async () => {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  await using shop = await testShop({}, { storefront: await sourceStorefront(), log })
  await shop.deps.pool.query('alter table dictionary_words rename to gone')
  const response = await fetch(`${shop.address}/home`)
  expect(response.status).toBe(500)
  const html = await response.text()
  expect(html).toContain('Something went wrong')
  expect(html).toContain('حدث خطأ ما')
  expect(html).not.toContain('dictionary_words')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      reqId: response.headers.get('x-request-id'),
      err: { message: expect.stringContaining('dictionary_words') },
    },
  ])
})

test('the look of that page is a file of our own', async () => {
  await using shop = await testShop()
  const html = await (await fetch(`${shop.address}/nowhere`)).text()
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  const response = await fetch(shop.address + sheet)
  expect(response.headers.get('content-type')).toContain('text/css')
  expect(await response.text()).toContain('.ridge')
})

test('a program that sends something nowhere reads the envelope', async () => {
  await using shop = await testShop({}, { storefront: await sourceStorefront() })
  const response = await fetch(`${shop.address}/home`, { method: 'POST' })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ errorCode: 2 })
})
