import type { Endpoint } from '@rimal/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { type Call, envelope, type Handler, languageOf, routeOptions } from './call.ts'
import { guestOf } from './guests.ts'
import { keptRoute } from './kept-route.ts'
import { refuseForeignOrigin } from './origin.ts'
import { ShopError } from './shop-error.ts'

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
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const identity = identify(deps, endpoint, request, reply)
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

function identify(deps: Deps, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  if (endpoint.access === 'guest') {
    if (endpoint.method !== 'GET') refuseForeignOrigin(deps.config, request)
    return { guestId: guestOf(deps.config, request, reply) }
  }
  // No bearer is ever issued yet, so none can be good.
  if (endpoint.access === 'customer') throw new ShopError('login_required')
  return {}
}
