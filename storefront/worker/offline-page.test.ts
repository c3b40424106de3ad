import { afterEach, expect, test, vi } from 'vitest'
import { leadOffline, namedFiles, storeOfflinePage } from './offline-page.ts'

afterEach(() => vi.unstubAllGlobals())

test('the offline page is stored with what its document loads, and with no picture of another host', () => {
  const html = `<link rel="preload" as="font" href="/assets/almarai-1234567.woff2" crossorigin>
<link rel="stylesheet" href="/assets/index-1234567.css"><link rel="canonical" href="https://shop.example/offline">
<script type="application/json" id="state" data-dictionary="/api/language/get-dictionary/arb?v=1&amp;x=2">{}</script>
<link rel="modulepreload" href="/assets/kit-1234567.js"><script type="module" src="/assets/kit-1234567.js"></script>
<a href="/ar/home">`
  expect(namedFiles(html)).toEqual([
    '/assets/almarai-1234567.woff2',
    '/assets/index-1234567.css',
    '/api/language/get-dictionary/arb?v=1&x=2',
    '/assets/kit-1234567.js',
  ])
})

test.each([
  [
    'https://shop.example/ar/about?x=1',
    'https://shop.example/ar/offline?page=%2Far%2Fabout%3Fx%3D1',
  ],
  ['https://shop.example/about', 'https://shop.example/offline?page=%2Fabout'],
])('%s without a connection leads to %s', (asked, offline) => {
  const { status, headers } = leadOffline(asked)
  expect({ status, location: headers.get('location') }).toEqual({ status: 302, location: offline })
})

test('an offline page that is missing leads to no other', () => {
  expect(leadOffline('https://shop.example/ar/offline?page=/home').type).toBe('error')
})

/** A cache as browsers have them, with texts by their paths. */
function openCache(stored: Record<string, string>) {
  const held = new Map(Object.entries(stored))
  const pathOf = (key: Request | string) =>
    typeof key === 'string' ? key : new URL(key.url).pathname
  const cache = {
    match: async (key: string) => (held.has(key) ? new Response(held.get(key)) : undefined),
    keys: async () => [...held.keys()].map((path) => new Request(`https://shop.example${path}`)),
    addAll: async (paths: string[]) => paths.forEach((path) => held.set(path, 'a file')),
    put: async (key: string, answer: Response) => void held.set(key, await answer.text()),
    delete: async (key: Request) => held.delete(pathOf(key)),
  }
  return { held, cache }
}

test('a newer offline page replaces its files, and those of the other language stay', async () => {
  const { held, cache } = openCache({
    '/offline': '<script src="/assets/old.js">',
    '/assets/old.js': 'a file',
    '/ar/offline': '<script src="/assets/ar.js">',
    '/assets/ar.js': 'a file',
  })
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => new Response('<script src="/assets/new.js">'))
  await storeOfflinePage('en')
  expect([...held.keys()].toSorted()).toEqual([
    '/ar/offline',
    '/assets/ar.js',
    '/assets/new.js',
    '/offline',
  ])
})

test('a shop that has no answer leaves the offline page as it is', async () => {
  const { held, cache } = openCache({ '/offline': '<script src="/assets/old.js">' })
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(storeOfflinePage('en')).rejects.toThrow('The shop has no offline page.')
  expect([...held.keys()]).toEqual(['/offline'])
})
