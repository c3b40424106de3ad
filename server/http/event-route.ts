import type { Endpoint, ResultOf } from '@rimal/contract/endpoint'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Call, languageOf, routeOptions } from './call.ts'
import { identify } from './callers.ts'

export type EventStream<Result> = {
  /** Sends the result if the caller is still allowed to receive it; otherwise the stream ends. */
  send(result: Result): Promise<void>
  end(): void
  onEnd(run: () => void): void
}

/** Proxies cut a line on which nothing is said for a minute. */
const heartbeatMs = 25_000
/** A client that reads too slowly is disconnected, and may connect again later. */
const maxUnreadBytes = 64 * 1024

/**
 * Registers an endpoint that answers with server-sent events, each of which holds a result, until one side ends the
 * stream. `handler` may refuse like any other handler; the function that it returns receives the stream. The caller
 * is identified again before each event: after the login ends, no more events are sent. A shop that stops ends
 * every stream at once.
 */
export function eventRoute<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: (call: Call<E>) => Promise<(stream: EventStream<ResultOf<E>>) => void>,
) {
  const open = new Set<EventStream<ResultOf<E>>>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  app.route({
    ...routeOptions(endpoint),
    exposeHeadRoute: false,
    // A stranger is refused before the address is validated.
    preParsing: async (request, reply) => void (await identify(deps, endpoint, request, reply)),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const who = () => identify(deps, endpoint, request, reply)
      const { params, query } = request
      const language = languageOf(request)
      const call = { params, query, language, request, reply, ...(await who()) }
      const begin = await handler(call as unknown as Call<E>)
      // A client that left meanwhile gets no answer; a closed connection would not report its end again.
      if (reply.raw.destroyed) return void reply.hijack()
      const stream = openStream<ResultOf<E>>(reply, async () => void (await who()))
      open.add(stream)
      stream.onEnd(() => open.delete(stream))
      begin(stream)
    },
  })
}

function openStream<Result>(reply: FastifyReply, stillAllowed: () => Promise<void>) {
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    // Some proxies would gather the events before they pass them on.
    'x-accel-buffering': 'no',
  })
  raw.flushHeaders()
  const beat = setInterval(() => sayIfAllowed(':\n\n'), heartbeatMs)
  raw.on('close', () => clearInterval(beat))
  // An error of a broken connection only says that the connection is broken.
  raw.on('error', () => {})

  async function sayIfAllowed(text: string) {
    try {
      await stillAllowed()
    } catch {
      return end()
    }
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > maxUnreadBytes) raw.destroy()
  }

  function end() {
    clearInterval(beat)
    raw.end()
  }

  return {
    send: (result: Result) => sayIfAllowed(`data: ${JSON.stringify(result)}\n\n`),
    end,
    onEnd: (run: () => void) => (raw.closed ? run() : void raw.on('close', run)),
  }
}
