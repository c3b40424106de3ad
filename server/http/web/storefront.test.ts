import { createHash } from 'node:crypto'
import { type IncomingHttpHeaders, request } from 'node:http'
import { allWords } from '@rimal/contract/words/all-words'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { sourceStorefront } from '../../test/source-storefront.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

/** The shop with its pages, and the defects it writes down. */
async function shopWithPages() {
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const shop = await testShop({}, { storefront: await sourceStorefront(), log })
  return Object.assign(shop, { defects: () => lines.map((line) => JSON.parse(line)) })
}

/** Sends a target unchanged: `fetch` would normalise it first. */
function get(
  { address }: TestShop,
  path: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((done, fail) => {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, path }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk))
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body }),
      )
    })
    sent.on('error', fail).end()
  })
}

test.each([
  ['//evil.example/', '/evil.example'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/evil.example', '/evil.example'],
  ['/ar//evil.example/', '/ar/evil.example'],
  ['/ar/\\evil.example', '/ar/evil.example'],
  ['/x/..//evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['//x/home', '/x/home'],
  ['//[', '/['],
  ['//home//', '/home'],
  ['//ar//home', '/ar/home'],
  ['/x/../home', '/home'],
  ['/product-list/?sort=new&utm_source=letter', '/product-list?sort=new&utm_source=letter'],
  ['/', '/home'],
  ['///', '/home'],
  ['/ar', '/ar/home'],
  ['/ar//', '/ar/home'],
])('%s leads to the plain address %s, once and on our own host', async (asked, plain) => {
  await using shop = await shopWithPages()
  const { status, headers } = await get(shop, asked)
  expect({ status, location: headers.location }).toEqual({
    status: /^\/(ar)?\/*$/.test(asked) ? 302 : 301,
    location: plain,
  })
  expect((await get(shop, plain)).headers.location).toBeUndefined()
})

test('one page is cached once, however its address is spelled', async () => {
  await using shop = await shopWithPages()
  for (const path of ['/home', '/home?utm_source=letter', '/home?gclid=1', '/home#top']) {
    const { status, body } = await get(shop, path)
    expect(status).toBe(200)
    expect(body).toContain('<link rel="canonical"')
  }
  expect(shop.deps.pageCache.get('page /home')).toBeDefined()
  expect(shop.deps.pageCache.get('page /home#top')).toBeUndefined()
})

test('a page is cached once for each answer it gives, and other parts of its address make no difference', async () => {
  await using shop = await shopWithPages()
  const keys = {
    '/product-list?utm_source=letter&size=56&item=x': '/product-list?size=56',
    '/ar/product-list/open/work?sort=price_up&size=56':
      '/ar/product-list/open/work?size=56&sort=price_up',
    '/product-details/noor?item=noor-black&size=56': '/product-details/noor?item=noor-black',
    '/search?q=noor&order=1': '/search?q=noor',
    '/faq?q=noor&page=2': '/faq',
  }
  for (const [path, cached] of Object.entries(keys)) {
    const { status } = await get(shop, path)
    const isSaved = shop.deps.pageCache.get(`page ${cached}`) !== undefined
    expect({ path, status, isSaved }).toEqual({ path, status: 200, isSaved: true })
  }
  const { body } = await get(shop, '/contact?about=home-service')
  expect(body).toContain(allWords.visit_message.en)
})

test('a page allows the scripts that stand in it and no others', async () => {
  await using shop = await shopWithPages()
  for (const path of ['/home', '/ar/home', '/cart', '/nowhere']) {
    const { headers, body } = await get(shop, path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    const scripts = [...body.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
    const hashes = scripts.map((text) => createHash('sha256').update(text).digest('base64'))
    expect(hashes.length).toBeGreaterThan(0)
    expect(policy.find((part) => part.startsWith('script-src'))).toBe(
      `script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`,
    )
  }
})

test('an error while a page is read is logged in full, with the number of the request', async () => {
  await using shop = await shopWithPages()
  await shop.deps.pool.query('alter table content_pages rename column sections to gone')
  const { status, headers, body } = await get(shop, '/about')
  expect(status).toBe(500)
  expect(body).toContain('Something went wrong')
  expect(body).not.toContain('content_pages')
  expect(shop.defects()).toMatchObject([
    {
      reqId: headers['x-request-id'],
      err: { message: expect.stringContaining('content_pages'), stack: expect.any(String) },
    },
  ])
})

test('a page that is not there is no defect', async () => {
  await using shop = await shopWithPages()
  for (const path of ['/nowhere', '/product-details/nope', `/product-details/${'x'.repeat(300)}`]) {
    const { status, body } = await get(shop, path)
    expect({ path, status }).toEqual({ path, status: 404 })
    expect(body).toContain('We could not find this page')
  }
  expect(shop.defects()).toEqual([])
})
