import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Kind } from './rules.ts'

const shop = 'https://shop.example'

/** A browser whose stores fail at each use, as they do when its disk is full or damaged. */
const brokenCaches = Object.fromEntries(
  ['open', 'match', 'keys', 'has', 'delete'].map((name) => [
    name,
    () => Promise.reject(new DOMException('No store.', 'UnknownError')),
  ]),
)

beforeEach(() => {
  // Workbox checks its callers elsewhere.
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('location', new URL(shop))
  vi.stubGlobal('FetchEvent', Event)
  vi.stubGlobal('caches', brokenCaches)
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

/** Answers a request; what the service worker does after the answer may fail. */
async function answer(kind: Kind, path: string) {
  const { answerRequest } = await import('./answers.ts')
  const event = {
    request: new Request(shop + path),
    waitUntil: (promise: Promise<unknown>) => void promise.catch(() => {}),
  } as unknown as FetchEvent
  return answerRequest(kind, event, { notify() {}, storeFilesOf: async () => {} })
}

test.each([
  ['file', '/assets/kit-1234567.js'],
  ['page', '/home'],
] as const)('a %s comes from the shop when the browser has no stores', async (kind, path) => {
  const headers = { 'cache-control': 'public, max-age=86400' }
  vi.stubGlobal('fetch', async () => new Response('of the shop', { headers }))
  expect(await (await answer(kind, path)).text()).toBe('of the shop')
})
