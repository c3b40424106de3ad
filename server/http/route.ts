import type { Endpoint } from '@rimal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Call, envelope, type Handler, languageOf, routeOptions } from './call.ts'
import { identify } from './callers.ts'
import { keptRoute } from './kept-route.ts'

/** Registers an endpoint of the contract: who may call it, its shapes and its answer come from there. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
) {
  if (endpoint.method === 'GET' && endpoint.access === 'anyone' && endpoint.cacheSeconds) {
    return keptRoute(app, deps, endpoint, handler)
  }
  app.route({
    ...routeOptions(endpoint),
    // What a stranger sends need not be read to refuse it.
    ...(endpoint.takes
      ? {
          onRequest: async (request, reply) =>
            void (await identify(deps, endpoint, request, reply)),
        }
      : {}),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const identity = await identify(deps, endpoint, request, reply)
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        language: languageOf(request),
        shows: () => {},
        request,
        reply,
        ...identity,
      } as unknown as Call<E>
      return envelope(endpoint, await handler(call))
    },
  })
}
