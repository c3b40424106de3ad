import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Fresh, PageCache } from './page-cache.ts'

const page = (body: string): Fresh => ({ body, contentType: 'text/html', tags: [], seconds: 60 })
const text = 'A long black abaya of linen. '.repeat(500)
/** A text that hardly any compression makes shorter. */
const noise = (length: number) => randomBytes(length / 2).toString('hex')

test('the answers that nobody asked for the longest are removed first', async () => {
  const cache = new PageCache({ maxBytes: 40_000 })
  for (const key of ['home', 'a', 'b']) await cache.through(key, async () => page(noise(10_000)))
  await cache.through('home', async () => page('not made'))
  await cache.through('c', async () => page(noise(10_000)))
  expect(['home', 'a', 'b', 'c'].filter((key) => cache.has(key))).toEqual(['home', 'b', 'c'])
  expect(cache.bytes).toBeLessThanOrEqual(40_000)
})

test('a thousand pages are all cached when their compressed forms have room', async () => {
  const cache = new PageCache({ maxBytes: 4_000_000 })
  for (let turn = 0; turn < 1000; turn++) {
    const stored = await cache.through(`page ${turn}`, async () => page(`${turn} ${text}`))
    await stored.forms.compressed('br')
  }
  expect(cache.size).toBe(1000)
  cache.clear()
  expect(cache.bytes).toBe(0)
})

test('every form of an answer says the same, also after the plain form was released', async () => {
  const cache = new PageCache()
  const { forms } = await cache.through('a', async () => page(text))
  const before = cache.bytes
  const brotli = await forms.compressed('br')
  expect(cache.bytes).toBeLessThan(before)
  expect(brotliDecompressSync(brotli).toString()).toBe(text)
  expect(gunzipSync(await forms.compressed('gzip')).toString()).toBe(text)
  expect((await forms.plain()).toString()).toBe(text)
  expect(forms.length).toBe(text.length)
})

test('an answer that is asked for often is compressed better', async () => {
  const cache = new PageCache()
  const body = Array.from({ length: 400 }, (_, turn) => `line ${turn * 7919} of a page`).join('\n')
  const { forms } = await cache.through('a', async () => page(body))
  const quick = (await forms.compressed('br')).length
  for (let turn = 0; turn < 8; turn++) await cache.through('a', async () => page('not made'))
  await cache.improved
  expect((await forms.compressed('br')).length).toBeLessThan(quick)
  expect(brotliDecompressSync(await forms.compressed('br')).toString()).toBe(body)
})

test('an answer that pages read again and again is one object, which nobody can change', async () => {
  const cache = new PageCache()
  const { forms } = await cache.through('a', async () => page('{"result":{"sizes":["52"]}}'))
  await forms.json()
  const second = await forms.json<{ result: { sizes: string[] } }>()
  expect(await forms.json()).toBe(second)
  expect(() => second.result.sizes.push('54')).toThrow(TypeError)
})

test('an answer that is made again with the same bytes keeps its compressed forms', async () => {
  let now = 0
  const cache = new PageCache({ clock: () => new Date(now) })
  const ask = (body: string) =>
    cache.through('a', async () => ({ ...page(body), until: new Date(now + 1000) }))
  const first = await (await ask(text)).forms.compressed('br')
  now = 2000
  const second = await ask(text)
  expect(await second.forms.compressed('br')).toBe(first)
  expect(second.until).toEqual(new Date(3000))
  now = 4000
  expect(await (await ask(`${text}!`)).forms.compressed('br')).not.toBe(first)
})

test('an invalidated answer leaves no bytes behind', async () => {
  const cache = new PageCache()
  const { forms } = await cache.through('a', async () => ({ ...page(text), tags: ['lists'] }))
  cache.drop(['lists'])
  await forms.compressed('br')
  expect(cache.bytes).toBe(0)
  expect(cache.has('a')).toBe(false)
})

test('an answer that was begun before an invalidation is for its caller alone', async () => {
  const cache = new PageCache()
  const { promise: old, resolve } = Promise.withResolvers<Fresh>()
  const asked = cache.through('a', () => old)
  cache.drop(['lists'])
  resolve(page('the price before'))
  expect(await asked).toMatchObject({ cacheable: false, status: 200 })
  expect(cache.has('a')).toBe(false)
  expect(await cache.through('a', async () => page('the new price'))).toMatchObject({
    cacheable: true,
  })
})
