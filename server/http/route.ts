import {
  type BodyOf,
  type Endpoint,
  envelopeSchema,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@rimal/contract/endpoint'
import { type LanguageCode, pickLanguage } from '@rimal/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { guestOf } from './guests.ts'
import { refuseForeignOrigin } from './origin.ts'
import { keptRoute } from './kept-route.ts'
import { ShopError } from './shop-error.ts'

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  language: LanguageCode
  /** Says what a kept answer shows, e.g. `product:noor`; a change of that drops it. */
  shows: (...tags: string[]) => void
} & (E['access'] extends 'guest' ? { guestId: string } : unknown) &
  (E['access'] extends 'customer' ? { customerId: string } : unknown) &
  (E extends { cacheSeconds: number } ? unknown : { request: FastifyRequest; reply: FastifyReply })

export type Handler<E extends Endpoint> = (call: Call<E>) => ResultOf<E> | Promise<ResultOf<E>>

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

export function routeOptions(endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: apiPath(endpoint),
    schema: {
      summary: endpoint.summary,
      description: `Access: ${endpoint.access}.`,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { 200: envelopeSchema(endpoint) },
    },
    ...(endpoint.perMinute
      ? { config: { rateLimit: { max: endpoint.perMinute, timeWindow: 60_000 } } }
      : {}),
  }
}

export function envelope<E extends Endpoint>(endpoint: E, result: ResultOf<E>) {
  return { errorCode: 0, message: '', [endpoint.resultName ?? 'result']: result }
}

/** `/api/order/get-order/:orderToken`. */
export function apiPath(endpoint: Endpoint): string {
  return `/api/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
}

/** As the call says, else as the browser prefers. */
export function languageOf(request: FastifyRequest): LanguageCode {
  for (const part of [request.body, request.query, request.params]) {
    const code = (part as { language_code?: unknown } | undefined)?.language_code
    if (code === 'en' || code === 'arb') return code
  }
  return pickLanguage(request.headers['accept-language'])
}
