import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { askProvider, ProviderError } from './ask-provider.ts'

async function fake(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}/pay`,
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

test.each<[string, RequestListener, number | null]>([
  ['never answers', () => {}, null],
  ['answers that it broke', (_, reply) => reply.writeHead(500).end('{}'), 500],
  ['refuses', (_, reply) => reply.writeHead(409).end('{}'), 409],
  ['answers no JSON', (_, reply) => reply.end('<html>'), null],
  ['hangs up', (request) => request.socket.destroy(), null],
])('a provider that %s is an error within its time', async (_, listener, status) => {
  using server = await fake(listener)
  const asked = askProvider(server.url, { method: 'POST', headers: {}, body: '{}', patience: 200 })
  await expect(asked).rejects.toThrow(ProviderError)
  await expect(asked).rejects.toMatchObject({ status })
})

test('an answer in time is given as it is', async () => {
  using server = await fake((_, reply) => reply.end('{"ref":"1"}'))
  expect(await askProvider(server.url, { method: 'GET', headers: {} })).toEqual({ ref: '1' })
})

test.each([301, 302, 303, 307, 308])(
  'a provider that answers %i sends the payment to nobody else',
  async (status) => {
    const hits: string[] = []
    using other = await fake((request, reply) => {
      hits.push(request.url ?? '')
      reply.end('{"ref":"1"}')
    })
    using server = await fake((_, reply) => reply.writeHead(status, { location: other.url }).end())
    for (const method of ['GET', 'POST'] as const) {
      const asked = askProvider(server.url, {
        method,
        headers: { authorization: 'Bearer secret' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      })
      await expect(asked).rejects.toThrow(ProviderError)
    }
    expect(hits).toEqual([])
  },
)
