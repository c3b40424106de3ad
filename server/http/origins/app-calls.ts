import fastifyCors from '@fastify/cors'
import { appOrigins } from '@rimal/contract/app/app-origins'
import type { Endpoint } from '@rimal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { isAppCall } from './origin.ts'
import { ShopError } from '../shop-error.ts'

/** Browsers ask again earlier: Chrome after two hours, WebKit after ten minutes. */
const preflightSeconds = 24 * 3600

/**
 * Drops the cookies of calls that pages inside the phone app make, before anything reads them, and sets none: such a call
 * can do what a client without cookies can do, and nothing else. Call it after the cookies are parsed.
 */
export function dropAppCookies(app: FastifyInstance, deps: Pick<Deps, 'config'>) {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isAppCall(deps.config, request)) request.cookies = {}
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    if (isAppCall(deps.config, request)) reply.removeHeader('set-cookie')
    done(null, payload)
  })
}

/**
 * Lets pages inside the phone app read the answers of the calls of `api`, refusals included. A preflight is answered here,
 * before limits and the database.
 */
export async function allowAppOrigins(api: FastifyInstance) {
  // The route of preflights takes every path, and the app has no calls at these.
  api.addHook('onRequest', ({ method, url }, _reply, done) => {
    const isElsewhere = method === 'OPTIONS' && !/^\/api\/(?!staff\/)/.test(url)
    done(isElsewhere ? new ShopError('not_found') : undefined)
  })
  await api.register(fastifyCors, {
    origin: [...appOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', 'authorization', 'x-guest-token'],
    exposedHeaders: ['x-guest-token', 'retry-after', 'date'],
    maxAge: preflightSeconds,
  })
}

/**
 * Returns the part of a call's configuration that names who may read its answers. An answer that caches in between hold
 * has the same header for everybody, because many of them ignore that it varies by origin. Other sites may read it, as
 * anybody may: nothing in it depends on the caller.
 */
export function readersOf({
  method,
  access,
  cacheSeconds,
}: Pick<Endpoint, 'method' | 'access' | 'cacheSeconds'>): { cors?: { origin: '*' } | false } {
  if (['staff', 'sign-in', 'provider'].includes(access)) return { cors: false }
  return method === 'GET' && access === 'anyone' && cacheSeconds ? { cors: { origin: '*' } } : {}
}
