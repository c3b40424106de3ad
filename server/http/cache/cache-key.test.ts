import { get } from '@rimal/contract/endpoint'
import Type from 'typebox'
import { expect, test } from 'vitest'
import { cacheKeyOf, languageOfRead } from './cache-key.ts'

/** No call of the contract names a parameter twice; a call that did would have to read its path. */
const dictionary = get('language/get-dictionary/{language_code}', {
  access: 'anyone',
  summary: 'Names its language in the path and in the query',
  params: Type.Object({ language_code: Type.String() }),
  query: Type.Object({
    language_code: Type.Optional(Type.String()),
    size: Type.Optional(Type.String()),
    page: Type.Optional(Type.Integer()),
    v: Type.Optional(Type.String()),
  }),
  result: Type.Null(),
  cacheSeconds: 60,
  notInCacheKey: ['v'],
})
const keyOf = cacheKeyOf(dictionary)

test('a path parameter appears in the path of the key, whatever the query says', () => {
  const arabic = keyOf({ language_code: 'arb' }, { language_code: 'en' })
  expect(arabic).toBe('/api/language/get-dictionary/arb?language_code=en')
  expect(keyOf({ language_code: 'en' }, { language_code: 'arb' })).toBe(
    '/api/language/get-dictionary/en?language_code=arb',
  )
  expect(keyOf({ language_code: 'arb' }, {})).not.toBe(keyOf({ language_code: 'en' }, {}))
})

test('the language of an answer is the one in its path, then the one in its query', () => {
  expect(languageOfRead({ language_code: 'arb' }, { language_code: 'en' })).toBe('arb')
  expect(languageOfRead({}, { language_code: 'arb' })).toBe('arb')
  expect(languageOfRead({}, {})).toBe('en')
})

test('a key holds only what the call reads of the query, in one order', () => {
  const params = { language_code: 'en' }
  const key = keyOf(params, { size: '56', page: 2 })
  expect(key).toBe('/api/language/get-dictionary/en?page=2&size=56')
  expect(keyOf(params, { junk: '1', v: '7', page: 2, size: '56', utm_source: 'x' })).toBe(key)
  expect(keyOf(params, { page: undefined })).toBe('/api/language/get-dictionary/en?')
})

test('a value with signs of an address cannot pose as another parameter or path', () => {
  expect(keyOf({ language_code: 'en?page=2' }, { size: '56&page=3' })).toBe(
    '/api/language/get-dictionary/en%3Fpage%3D2?size=56%26page%3D3',
  )
  expect(keyOf({ language_code: '../x' }, {})).toBe('/api/language/get-dictionary/..%2Fx?')
})
