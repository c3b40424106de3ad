import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { serveWorker } from './serve-worker.ts'

const script = `self.addEventListener('install', () => self.skipWaiting())\n`.repeat(100)

/** Serves the script at an address of its own until the test ends. */
async function openServer() {
  const app = fastify()
  serveWorker(app, script)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    get: (path: string, headers: Record<string, string>) => fetch(address + path, { headers }),
    [Symbol.asyncDispose]: () => app.close(),
  }
}

test.each(['/worker.js', '/push-worker.js'])(
  '%s is compressed as the browser reads it, and checked at each visit',
  async (path) => {
    await using server = await openServer()
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await server.get(path, { 'accept-encoding': accepted })
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'accept-encoding',
      })
      expect(answer.headers.get('content-encoding')).toBe(encoding)
      expect(await answer.text()).toBe(script)
    }
  },
)

test('a browser that has the script already gets no second copy of it', async () => {
  await using server = await openServer()
  const first = await server.get('/worker.js', {})
  const etag = first.headers.get('etag') ?? ''
  await first.text()
  const again = await server.get('/worker.js', { 'if-none-match': etag })
  expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' })
  expect(again.headers.get('etag')).toBe(etag)
  const other = await server.get('/worker.js', { 'if-none-match': '"another"' })
  expect({ status: other.status, body: await other.text() }).toEqual({ status: 200, body: script })
})
