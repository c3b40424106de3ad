import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'

export type FakeCall = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  rawBody: string
}
export type FakeAnswer = { status?: number; body: unknown }

/** The failures of a provider: it is down, refuses, or gives an answer that is not its own. */
export type Trouble = 'down' | 'refuses' | 'nonsense' | null

/** Opens a server on this machine that answers as a provider's published schema says. */
export async function openFakeProvider(answer: (call: FakeCall) => FakeAnswer) {
  let trouble: Trouble = null
  const faults: string[] = []
  const calls: FakeCall[] = []
  const server = createServer((request, reply) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://house')
    void text(request).then((rawBody) => {
      const { method = '', headers } = request
      const call = { method, path: pathname, query: searchParams, headers, rawBody }
      calls.push(call)
      const { status = 200, body } = inTrouble(trouble) ?? answering(call)
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }

  function answering(call: FakeCall): FakeAnswer {
    try {
      return answer(call)
    } catch (error) {
      faults.push(`${call.method} ${call.path}: ${String(error)}`)
      return { status: 400, body: { error: 'bad_request' } }
    }
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The errors in the requests that it received. */
    faults,
    calls,
    setTrouble: (kind: Trouble) => void (trouble = kind),
    [Symbol.dispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function inTrouble(trouble: Trouble): FakeAnswer | undefined {
  if (trouble === 'down') return { status: 503, body: {} }
  if (trouble === 'refuses') return { status: 401, body: { error: 'unauthorized' } }
  return trouble === 'nonsense' ? { body: { hello: 'world' } } : undefined
}

/** Returns the body of a request when the provider's schema allows it and it has nothing else. */
export function bodyOf<S extends TSchema>(schema: S, { rawBody }: FakeCall): Static<S> {
  const body: unknown = JSON.parse(rawBody)
  if (Value.Check(schema, body)) return body
  throw new Error(JSON.stringify(Value.Errors(schema, body)[0]))
}
