import { api } from '@rimal/contract/api'
import type { Endpoint } from '@rimal/contract/endpoint'
import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { sourceStorefront } from '../../test/source-storefront.ts'
import { testShop } from '../../test/test-shop.ts'

const calls: Endpoint[] = Object.values<Endpoint>(api)
const cachedCalls = calls.filter(({ cacheSeconds }) => cacheSeconds)

/** The query of each cached call; a call that is missing here is asked without parameters. */
const questions: Record<string, string> = {
  'content/get-page': 'slug=about',
  'content/get-banner': 'on=home',
  'product/list-products': 'size=56&page=1',
  'product/list-cards': 'ids=linen-a',
  'product/get-product': 'id=linen-a',
  'product/list-reviews': 'id=linen-a',
  'product/get-size-chart': 'id=linen-a',
  'search/suggest': 'q=noor',
  'delivery/get-options': 'country_code=AE',
}

/** The address of a cached call in English, in its path or in its query. */
function addressOf({ path, query }: Endpoint): string {
  const inQuery = query && 'language_code' in query.properties ? 'language_code=en' : ''
  const parameters = [inQuery, questions[path]].filter(Boolean).join('&')
  return `/api/${path.replace('{language_code}', 'en')}?${parameters}`
}

/** Ends of an address that nobody has a reason to send. */
function junkFor({ params, query }: Endpoint): string[] {
  const names = [...Object.keys(params?.properties ?? {}), ...Object.keys(query?.properties ?? {})]
  return [
    'junk=1',
    'utm_source=x',
    '__proto__=1',
    ...names.flatMap((name) => [`${name}=arb&${name}=en`, `${name}[]=arb`, `${name}[x]=1`]),
    ...Object.keys(params?.properties ?? {}).map((name) => `${name}=arb`),
  ]
}

test('a cached call refuses every unknown or doubled parameter, and its answer stays the same', async () => {
  await using shop = await testShop()
  await addProduct(shop.deps.db, { id: 'linen-a' })
  const { pageCache } = shop.deps
  expect(cachedCalls.length).toBeGreaterThan(10)
  for (const endpoint of cachedCalls) {
    const address = addressOf(endpoint)
    const ask = async (more = '') => {
      const response = await fetch(shop.address + address + more)
      return { address: address + more, status: response.status, text: await response.text() }
    }
    const before = await ask()
    expect(before).toMatchObject({ address, status: 200 })
    const { size } = pageCache
    for (const junk of junkFor(endpoint)) {
      const { status } = await ask(`&${junk}`)
      expect({ address, junk, status, size: pageCache.size }).toEqual({
        address,
        junk,
        status: 400,
        size,
      })
    }
    expect(await ask()).toEqual(before)
  }
})

test('the language in the path of the dictionary is the language of its words', async () => {
  await using shop = await testShop()
  const dictionary = `${shop.address}/api/language/get-dictionary`
  await fetch(`${dictionary}/en?language_code=arb`)
  await fetch(`${dictionary}/en?v=1&language_code=arb`)
  const arabic = (await (await fetch(`${dictionary}/arb?v=1`)).json()) as { result: object[] }
  expect(arabic.result[0]).toMatchObject({ Login: 'تسجيل الدخول' })
})

test('a version in the address of the dictionary makes no entry of its own in the cache', async () => {
  await using shop = await testShop()
  const dictionary = `${shop.address}/api/language/get-dictionary/arb`
  const first = await (await fetch(dictionary)).text()
  const { size } = shop.deps.pageCache
  for (const version of ['1', '2', 'x'.repeat(40)]) {
    expect(await (await fetch(`${dictionary}?v=${version}`)).text()).toBe(first)
  }
  expect(shop.deps.pageCache.size).toBe(size)
})

test('the dictionary is stored for good under its own version, and under no other', async () => {
  await using shop = await testShop()
  const { dictionaryVersion } = (await shop.call('GET shop/get-shop')).result
  const cacheControl = async (query: string) =>
    (await fetch(`${shop.address}/api/language/get-dictionary/en${query}`)).headers.get(
      'cache-control',
    )
  expect(await cacheControl(`?v=${dictionaryVersion}`)).toBe('public, max-age=31536000, immutable')
  for (const query of ['', '?v=', '?v=1', `?v=${dictionaryVersion}1`]) {
    expect(await cacheControl(query)).toBe('public, max-age=0, must-revalidate, s-maxage=300')
  }
})

test('the order of parameters and the spelling of numbers make no entry of their own', async () => {
  await using shop = await testShop()
  const list = `${shop.address}/api/product/list-products`
  await fetch(`${list}?language_code=en&page=2&size=56`)
  const { size } = shop.deps.pageCache
  for (const query of ['size=56&page=2&language_code=en', 'language_code=en&size=56&page=02']) {
    expect((await fetch(`${list}?${query}`)).status).toBe(200)
  }
  expect(shop.deps.pageCache.size).toBe(size)
})

test('every call of the contract states its parameters strictly', () => {
  const isStrict = (schema: object) =>
    (schema as { additionalProperties?: boolean }).additionalProperties === false
  const open = calls.filter(({ query }) => query && !isStrict(query))
  expect(open.map(({ path }) => path)).toEqual([])
})

test('a call that reads no parameter takes the language and nothing else', async () => {
  await using shop = await testShop()
  const statusOf = async (path: string) => (await fetch(`${shop.address}/api/${path}`)).status
  expect(await statusOf('ip?language_code=arb')).toBe(200)
  expect(await statusOf('ip?junk=1')).toBe(400)
  expect(await statusOf('customer/language-list?junk=1')).toBe(400)
})

test('caches in between hold one answer for all languages only where the address names the language', async () => {
  await using shop = await testShop({}, { storefront: await sourceStorefront() })
  const vary = async (path: string) => (await fetch(shop.address + path)).headers.get('vary')
  expect(await vary('/ar/home')).toBe('accept-encoding')
  expect(await vary('/api/shop/get-shop?language_code=arb')).toBe('accept-encoding')
  expect(await vary('/api/shop/get-shop')).toBe('accept-encoding, accept-language')
})
