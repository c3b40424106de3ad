import type { Endpoint, ResultOf } from '@rimal/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { StaffSession } from './bearer.ts'
import { type Call, envelope, type Handler, languageOf, routeOptions } from './call.ts'
import { identify } from './callers.ts'
import { cachedRoute } from './cache/cached-route.ts'
import { maskOf } from './staff/mask-personal-data.ts'
import { ShopError } from './shop-error.ts'
import { compileValidator, fieldsOf } from './validation.ts'

/** Decides before the body is read whether a call may go on; returns what to do when the call has ended. */
export type Admit<E extends Endpoint> = (call: Omit<Call<E>, 'body'>) => Promise<() => void>

type Guarded<E extends Endpoint> = { admit: Admit<E>; handler: Handler<E> }

/** What a handler notes for the caches; it has no effect where the answer is not cached. */
const notesWithoutEffect = { shows() {}, changesAt() {}, hasVersion() {} }

/** Registers an endpoint of the contract: who may call it, its shapes and its answer come from there. */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  how: Handler<E> | Guarded<E>,
) {
  const { admit, handler } = typeof how === 'function' ? { admit: undefined, handler: how } : how
  if (endpoint.method === 'GET' && endpoint.access === 'anyone' && endpoint.cacheSeconds) {
    return cachedRoute(app, deps, endpoint, handler)
  }
  const refuseParams = paramsCheck(endpoint)
  const mask = endpoint.access === 'staff' ? maskOf<ResultOf<E>>(endpoint.result) : undefined
  const admitted = new WeakMap<FastifyRequest, { identity: object; release: () => void }>()

  async function callOf(request: FastifyRequest, reply: FastifyReply, identity: object) {
    const { params, query, body } = request
    const language = languageOf(request)
    return {
      params,
      query,
      body,
      language,
      ...notesWithoutEffect,
      request,
      reply,
      ...identity,
    } as unknown as Call<E>
  }

  /** After the limits have counted the call: a stranger's body is neither read nor validated. */
  async function admitCall(request: FastifyRequest, reply: FastifyReply) {
    reply.header('cache-control', 'no-store')
    const identity = await identify(deps, endpoint, request, reply)
    if (!admit) return void admitted.set(request, { identity, release: () => {} })
    refuseParams(request)
    const release = await admit(await callOf(request, reply, identity))
    admitted.set(request, { identity, release })
    // A body that never comes ends with its connection.
    reply.raw.once('close', release)
    if (reply.raw.closed) release()
  }

  app.route({
    ...routeOptions(endpoint),
    ...(isKnownFirst(endpoint) ? { preParsing: admitCall } : {}),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { identity, release } = admitted.get(request) ?? {
        identity: await identify(deps, endpoint, request, reply),
        release: () => {},
      }
      try {
        const result = await handler(await callOf(request, reply, identity))
        const { staff } = identity as { staff?: StaffSession }
        return envelope(endpoint, mask && staff ? mask(result, staff.role) : result)
      } finally {
        release()
      }
    },
  })
}

/** Where a stranger is refused, nothing that a stranger sends is looked at. */
function isKnownFirst({ access, takes }: Endpoint): boolean {
  return access === 'staff' || access === 'customer' || takes !== undefined
}

/** Path parameters are otherwise validated only after the body was read. */
function paramsCheck({ params }: Endpoint) {
  const isValid = params && compileValidator(params, 'params')
  return (request: FastifyRequest) => {
    if (!isValid || isValid(request.params)) return
    throw new ShopError('invalid_input', fieldsOf(isValid.errors ?? []))
  }
}
