import { type Endpoint, envelopeSchema } from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { apiPath, type Call, envelope, type Handler, languageOf, routeOptions } from './call.ts'
import { limitMaking } from './limit-making.ts'
import { compileSerializer } from './serializing.ts'
import { refusal, ShopError } from './shop-error.ts'
import { compileValidator } from './validation.ts'
import { type Fresh, sendKept } from './window-cache.ts'

type Values = Record<string, unknown>

/** A read that anyone may see: kept by address, and shared with the pages rendered in this process. */
export function keptRoute<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
) {
  const path = apiPath(endpoint)
  const mayMake = limitMaking(app, deps)
  const stringify = compileSerializer(envelopeSchema(endpoint))
  const isValid = {
    params: endpoint.params && compileValidator(endpoint.params, 'params'),
    query: endpoint.query && compileValidator(endpoint.query, 'querystring'),
  }

  async function make(params: Values, query: Values): Promise<Fresh> {
    const tags = ['window']
    const language = (query.language_code ?? params.language_code ?? 'en') as LanguageCode
    const shared = {
      contentType: 'application/json; charset=utf-8',
      seconds: endpoint.cacheSeconds ?? 60,
      tags,
    }
    const shows = (...more: string[]) => tags.push(...more)
    try {
      const call = { params, query, body: undefined, language, shows } as unknown as Call<E>
      return { ...shared, body: stringify(envelope(endpoint, await handler(call))) }
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const { status, body } = refusal(error.code, language, error.fields)
      return { ...shared, body: JSON.stringify(body), status, keep: false }
    }
  }

  deps.publicReads.register(`${endpoint.method} ${endpoint.path}`, async (input) => {
    const given = { params: { ...input.params }, query: definedOnly(input.query) }
    const bad =
      (isValid.params && !isValid.params(given.params)) ||
      (isValid.query && !isValid.query(given.query))
    // It stands in the address of a page, which then is none.
    if (bad) throw new ShopError('not_found')
    const { params, query } = given
    return deps.windowCache.through(keyOf(path, params, query), () => make(params, query))
  })

  app.route({
    ...routeOptions(endpoint),
    handler: async (request, reply) => {
      const query = { ...(request.query as Values) }
      if (endpoint.query && 'language_code' in endpoint.query.properties) {
        query.language_code ??= languageOf(request)
      }
      const params = (request.params ?? {}) as Values
      const key = keyOf(path, params, query)
      if (!deps.windowCache.has(key)) await mayMake(request, reply)
      const kept = await deps.windowCache.through(key, () => make(params, query))
      return sendKept(request, reply, kept)
    },
  })
}

function keyOf(path: string, params: Values, query: Values): string {
  const parts = Object.entries({ ...params, ...query })
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .toSorted()
  return `${path}?${parts.join('&')}`
}

function definedOnly(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
