import { allWords } from '@rimal/contract/words/all-words'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sourceStorefront } from '../test/source-storefront.ts'
import { testShop, type TestShop } from '../test/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop({}, { storefront: await sourceStorefront() })
})

afterAll(() => shop[Symbol.asyncDispose]())

async function open(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(shop.address + path, {
    redirect: 'manual',
    headers: { accept: 'text/html', ...headers },
  })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

function metaOf(html: string, property: string): string[] {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)]
  return tags.filter(([, name]) => name === property).map(([, , content = '']) => content)
}

type Thing = Record<string, unknown> & { '@type': string }

function structuredIn(html: string, type: string): Thing[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  const things = scripts.map(([, json = '']) => JSON.parse(json) as Thing)
  return things.filter((thing) => thing['@type'] === type)
}

test.each([
  ['/Home', '/home'],
  ['/HOME/', '/home'],
  ['/%68ome', '/home'],
  ['/AR/Home', '/ar/home'],
  ['/Product-Details/Noor?item=noor-black', '/product-details/noor?item=noor-black'],
  ['/ar/product-list/OPEN/Work?page=2', '/ar/product-list/open/work?page=2'],
  ['/Order/AbCd', '/order/AbCd'],
  ['/MY-wishlist', '/my-wishlist'],
])('%s leads to %s for good', async (asked, spelled) => {
  const { status, headers } = await open(asked)
  expect({ status, location: headers.get('location') }).toEqual({
    status: 301,
    location: spelled,
  })
  expect((await open(spelled)).headers.get('location')).toBeNull()
})

test.each(['/Nowhere', '/no%20where', '/wishlist/AbCd', '/%E0%A4%A'])(
  '%s is answered where it is',
  async (path) => {
    expect((await open(path)).headers.get('location')).toBeNull()
  },
)

test.each([
  ['ar-SA,ar;q=0.9,en;q=0.8', '/ar/home'],
  ['ar', '/ar/home'],
  ['en-GB,ar;q=0.5', '/home'],
  ['fr-FR', '/home'],
  ['', '/home'],
])('a browser that prefers %j is led from / to %s', async (accepted, home) => {
  const { status, headers } = await open('/?utm_source=x', { 'accept-language': accepted })
  expect({ status, location: headers.get('location') }).toEqual({
    status: 302,
    location: `${home}?utm_source=x`,
  })
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('vary')).toContain('accept-language')
})

test.each([
  ['/home', null],
  ['/ar', '/ar/home'],
  ['/product-list', null],
])('%s does not depend on the language of the browser', async (path, location) => {
  for (const accepted of ['ar', 'en']) {
    const { headers } = await open(path, { 'accept-language': accepted })
    expect(headers.get('location')).toBe(location)
  }
})

test.each([
  '/home',
  '/ar/home',
  '/product-list',
  '/product-list/open?page=1',
  '/product-details/noor',
  '/faq',
  '/ar/about',
  '/contact',
  '/cart',
])('%s has a picture with an absolute address and a large card', async (path) => {
  const { html } = await open(path)
  const [image = ''] = metaOf(html, 'og:image')
  expect(image).toMatch(/^https?:\/\/.+\.(webp|jpg|png)/)
  expect(metaOf(html, 'twitter:card')).toEqual(['summary_large_image'])
  const isArabic = path.startsWith('/ar/')
  expect(metaOf(html, 'og:locale')).toEqual([isArabic ? 'ar_AE' : 'en_AE'])
  expect(metaOf(html, 'og:locale:alternate')).toEqual([isArabic ? 'en_AE' : 'ar_AE'])
  expect(metaOf(html, 'og:site_name')).toHaveLength(1)
})

test('a product is a product with its price', async () => {
  const { html } = await open('/product-details/noor')
  expect(metaOf(html, 'og:type')).toEqual(['product'])
  expect(metaOf(html, 'product:price:amount')).toEqual(['590.00'])
  expect(metaOf(html, 'product:price:currency')).toEqual(['AED'])
  expect(metaOf((await open('/home')).html, 'og:type')).toEqual(['website'])
})

test('a product is a group of variants with price, stock, delivery and return policy', async () => {
  const { html } = await open('/product-details/noor')
  const [group] = structuredIn(html, 'ProductGroup')
  expect(group).toMatchObject({
    productGroupID: 'noor',
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    aggregateRating: { '@type': 'AggregateRating', reviewCount: expect.any(Number) },
  })
  const variants = group?.['hasVariant'] as Thing[]
  const { rows } = await shop.deps.db.execute<{ sku: string; available: boolean }>(sql`
      select sku, available > 0 as available from variants
      where item_id like 'noor-%' order by sku`)
  expect(variants.map(({ sku }) => sku).toSorted()).toEqual(rows.map(({ sku }) => sku))
  for (const { sku, available } of rows) {
    const variant = variants.find((one) => one['sku'] === sku)
    expect(variant).toMatchObject({
      '@type': 'Product',
      size: expect.stringMatching(/^\d\d$/),
      color: expect.any(String),
      image: expect.stringMatching(/^https?:/),
      promotions: {
        '@type': 'Offer',
        price: '590.00',
        priceCurrency: 'AED',
        availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      },
    })
  }
})

test('delivery is free from the amount that the shop says, and returns have their days', async () => {
  const cheap = (await open('/product-details/amal')).html
  const dear = (await open('/product-details/noor')).html
  const [rates] = [cheap, dear].map((html) => structuredIn(html, 'OfferShippingDetails'))
  expect(rates).toMatchObject([
    { '@id': '#delivery', shippingDestination: { addressCountry: 'AE' } },
  ])
  expect(structuredIn(dear, 'OfferShippingDetails')).toMatchObject([
    { shippingRate: { value: '0.00', currency: 'AED' } },
  ])
  expect(structuredIn(dear, 'MerchantReturnPolicy')).toMatchObject([
    { '@id': '#returns', applicableCountry: 'AE', merchantReturnDays: 14 },
  ])
  expect(dear).toContain('"shippingDetails":{"@id":"#delivery"}')
  expect(dear).toContain('"hasMerchantReturnPolicy":{"@id":"#returns"}')
})

test('the reviews that the page shows stand in its data', async () => {
  const { html } = await open('/product-details/noor')
  const [group] = structuredIn(html, 'ProductGroup')
  const reviews = group?.['review'] as Thing[]
  expect(reviews.length).toBeGreaterThan(0)
  for (const review of reviews) {
    expect(review).toMatchObject({
      '@type': 'Review',
      author: { '@type': 'Person', name: expect.any(String) },
      reviewRating: { ratingValue: expect.any(Number), bestRating: 5 },
      datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
  }
})

test('a product shows the breadcrumbs that lead to it', async () => {
  const { html } = await open('/ar/product-details/noor')
  const [, crumbs = ''] = /<nav aria-label="([^"]+)"><ol/.exec(html) ?? []
  expect(crumbs).toBe(allWords.breadcrumbs.ar)
  expect(html).toContain('href="/ar/product-list/everyday"')
})

test('a product that was sold and is no longer is gone, and one that never was is not found', async () => {
  await using changed = await testShop({}, { storefront: await sourceStorefront() })
  await changed.deps.db.execute(sql`update products set published = false where id = 'amal'`)
  await changed.deps.db.execute(sql`
      update products set published = false, released_on = '2999-01-01' where id = 'dana'`)
  const statusOf = async (path: string) =>
    (await fetch(changed.address + path, { headers: { accept: 'text/html' } })).status
  expect(await statusOf('/product-details/amal')).toBe(410)
  expect(await statusOf('/ar/product-details/amal')).toBe(410)
  expect(await statusOf('/product-details/dana')).toBe(404)
  expect(await statusOf('/product-details/nope')).toBe(404)
})

test('"Show more" is a link to the next page', async () => {
  const { html } = await open('/product-list')
  expect(html).toMatch(
    /<a [^>]*rel="next"[^>]*href="\/product-list\?page=2"|<a [^>]*href="\/product-list\?page=2"[^>]*rel="next"/,
  )
  const last = (await open('/ar/product-list?page=2')).html
  expect(last).not.toContain('rel="next"')
})

test('a filter stays in the link to the next page', async () => {
  const { html } = await open('/product-list?price_min=10000&sort=rating')
  expect(html).toContain('href="/product-list?price_min=10000&amp;sort=rating&amp;page=2"')
})

test.each([
  ['/product-list', '/product-list'],
  ['/product-list?page=1', '/product-list'],
  ['/product-list?page=2', '/product-list?page=2'],
  ['/ar/product-list?page=2&sort=rating', '/ar/product-list?page=2'],
])('%s is canonical at %s', async (path, canonical) => {
  const { html } = await open(path)
  const [, href = ''] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? []
  expect(href.replace(/^https?:\/\/[^/]+/, '')).toBe(canonical)
})

test.each([
  ['/product-list?page=2', 200],
  ['/product-list?page=3', 404],
  ['/product-list?page=99999', 404],
  ['/product-list?page=abc', 200],
  ['/product-list/open/work?page=2', 404],
  ['/search?q=noor&page=2', 404],
])('%s answers %d', async (path, status) => {
  expect((await open(path)).status).toBe(status)
})

test('a card says what its picture shows', async () => {
  const { html } = await open('/product-list')
  const [, list = ''] = /<ul[^>]*>(<li><article.*?<\/ul>)/s.exec(html) ?? [null, html]
  const images = [...list.matchAll(/<article.*?<img [^>]*alt="([^"]*)"/gs)]
  expect(images.length).toBeGreaterThan(10)
  for (const [, alt = ''] of images) expect(alt).not.toBe('')
})

test.each(['/home', '/ar/cart', '/product-details/noor'])(
  '%s says to a browser without scripts which functions are missing and how to contact the shop',
  async (path) => {
    const { html } = await open(path)
    const [, text = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
    const side = path.startsWith('/ar') ? 'ar' : 'en'
    const [before = ''] = allWords.needs_scripts[side].split('{whatsapp}')
    expect(text).toContain(before)
    expect(text).toContain(`>${allWords.needs_scripts_whatsapp[side]}</a>`)
    expect(text).toContain('href="https://wa.me/')
  },
)

test('a sold-out limited edition says so, marks its colours and does not offer returns', async () => {
  const { html } = await open('/ar/product-details/lulua')
  const { sold_out_product, sold_out_send, sold_out_send_limited } = allWords
  expect(html).toContain(sold_out_product.ar)
  expect(html).toContain(sold_out_send_limited.ar)
  expect(html).not.toContain(`>${sold_out_send.ar}<`)
  const colors = [...html.matchAll(/<span class="sr-only">([^<]*)، نفد<\/span>/g)]
  expect(colors.length).toBeGreaterThan(1)
  expect(html).not.toMatch(/الإرجاع أو التبديل خلال/)
  const other = await open('/ar/product-details/noor')
  expect(other.html).toMatch(/الإرجاع أو التبديل خلال/)
  expect(other.html).not.toContain(sold_out_product.ar)
})

test('the cart says in its own place that it needs scripts', async () => {
  const { html } = await open('/ar/cart')
  const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? []
  expect(main).toContain(`<noscript>${allWords.cart_needs_scripts.ar}</noscript>`)
})

test.each([
  ['/newzoompage', '/product-list'],
  ['/ar/newzoompage', '/ar/product-list'],
  ['/newzoompage?item=', '/product-list'],
])('%s names no product and leads to %s', async (path, list) => {
  const { status, headers } = await open(path)
  expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: list })
})
