import fc from 'fast-check'
import { isLanguageCode } from '@rimal/contract/language'
import { expect, test } from 'vitest'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { acceptedEncoding, acceptedLanguage } from './negotiation.ts'

/** The dictionary is long enough to be compressed; its text is the same in every encoding. */
async function dictionaryIn({ address }: TestShop, accepted: string) {
  const response = await fetch(`${address}/api/language/get-dictionary/en`, {
    headers: { 'accept-encoding': accepted },
  })
  expect(response.status).toBe(200)
  expect(response.headers.get('vary')).toContain('accept-encoding')
  const text = await response.text()
  return { encoding: response.headers.get('content-encoding'), length: text.length }
}

test('an answer is compressed as the caller accepts it, and never as the caller refuses it', async () => {
  await using shop = await testShop()
  const plain = await dictionaryIn(shop, 'identity')
  for (const [accepted, encoding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['GZIP', 'gzip'],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, gzip;q=0', null],
    ['brotli, x-gzip', null],
    ['identity, gzip;q=0.5', null],
    ['identity', null],
  ] as const) {
    const answer = await dictionaryIn(shop, accepted)
    expect({ accepted, ...answer }).toEqual({ accepted, encoding, length: plain.length })
  }
})

test('whoever has the answer is not sent it again, in a weak tag and in a list of tags too', async () => {
  await using shop = await testShop()
  const address = `${shop.address}/api/shop/get-shop?language_code=en`
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  for (const [tags, status] of [
    [etag, 304],
    [`W/${etag}`, 304],
    [`W/${etag}, "y"`, 304],
    [`"x", ${etag}`, 304],
    ['*', 304],
    ['W/"x", "y"', 200],
    [etag.slice(1, -1), 200],
    [`"x${etag.slice(1)}`, 200],
  ] as const) {
    const response = await fetch(address, { headers: { 'if-none-match': tags } })
    expect({ tags, status: response.status }).toEqual({ tags, status })
    expect(response.headers.get('etag')).toBe(etag)
    expect((await response.text()).length > 0).toBe(status === 200)
  }
})

const requestOf = (name: string, value: string | undefined) => ({ headers: { [name]: value } })

test.each([
  ['ar-AE,ar;q=0.9,en-US;q=0.8,en;q=0.7', 'arb'],
  ['en-GB,en;q=0.9,ar;q=0.8', 'en'],
  ['ar', 'arb'],
  ['arb', 'arb'],
  ['AR-sa', 'arb'],
  ['fr-FR,fr;q=0.9,ar;q=0.5', 'arb'],
  ['fr-FR,*;q=0.5', 'en'],
  ['en;q=0.3, ar; q=0.7', 'arb'],
  ['en;q=0.7, ar;q=0.7', 'en'],
  ['ar;q=0', 'en'],
  ['ar;q=nonsense', 'en'],
  ['ar;q=1', 'arb'],
  ['arc', 'en'],
  ['de', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('Accept-Language %j picks %s', (header, expected) => {
  expect(acceptedLanguage(requestOf('accept-language', header))).toBe(expected)
})

test('every header picks a language and an encoding of the shop', () => {
  const part = fc.constantFrom(
    'ar',
    'en',
    'br',
    'gzip',
    ';q=',
    '=',
    '"',
    '\\',
    ',',
    '-',
    '*',
    ' ',
    '0.5',
  )
  const header = fc.oneof(
    fc.string(),
    fc.array(part).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(header, (text) => {
      expect(isLanguageCode(acceptedLanguage(requestOf('accept-language', text)))).toBe(true)
      expect(['br', 'gzip', undefined]).toContain(
        acceptedEncoding(requestOf('accept-encoding', text)),
      )
    }),
  )
})
