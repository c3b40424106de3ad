import { earliestOf } from '@rimal/contract/dates'
import { type Endpoint, envelopeSchema } from '@rimal/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { type Call, envelope, type Handler, languageOf, queryOf, routeOptions } from '../call.ts'
import { cachedListsPerMinute, countByClient, limitRendering } from '../limits/limit-rendering.ts'
import { compileSerializer } from '../serializing.ts'
import { refusal, ShopError } from '../shop-error.ts'
import { compileValidator } from '../validation.ts'
import { cacheKeyOf, languageOfRead, type Values } from './cache-key.ts'
import { type Fresh, sendCached } from './page-cache.ts'
import type { AnswerRead } from './public-reads.ts'

/**
 * Registers a read that anyone may see: its answers are cached by address, and shared with the pages rendered in
 * this process.
 */
export function cachedRoute<E extends Endpoint>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  handler: Handler<E>,
) {
  const mayMake = limitRendering(app, deps)
  const countNew = countByClient(app, deps, cachedListsPerMinute)
  const stringify = compileSerializer(envelopeSchema(endpoint))
  const isValid = validatorOf(endpoint)
  const keyOf = cacheKeyOf(endpoint)
  const takesLanguage = 'language_code' in (endpoint.query?.properties ?? {})

  type Made = { params: Values; query: Values; mayCache: boolean }

  async function make({ params, query, mayCache }: Made): Promise<Fresh> {
    const language = languageOfRead(params, query)
    const { notes, noted } = noteContents()
    const shared = {
      contentType: 'application/json; charset=utf-8',
      seconds: endpoint.cacheSeconds ?? 60,
    }
    try {
      const call = { params, query, body: undefined, language, ...notes }
      const body = stringify(envelope(endpoint, await handler(call as unknown as Call<E>)))
      // What a key of staff opens is not for caches.
      const isPreview = query['preview'] !== undefined
      return { ...shared, ...noted(), body, cacheable: mayCache && !isPreview }
    } catch (error) {
      if (!(error instanceof ShopError)) throw error
      const { status, body } = refusal(error, language)
      return { ...shared, ...noted(), body: JSON.stringify(body), status, cacheable: false }
    }
  }

  const answer: AnswerRead = async (input, { mayCache }) => {
    const given = { params: { ...input.params }, query: definedOnly(input.query) }
    // The values are part of the address of a page; a page with invalid values does not exist.
    if (!isValid(given)) throw new ShopError('not_found')
    const { params, query } = given
    return deps.pageCache.through(keyOf(params, query), () => make({ params, query, mayCache }))
  }
  const hasDraft = 'preview' in (endpoint.query?.properties ?? {})
  deps.publicReads.register(`${endpoint.method} ${endpoint.path}`, answer, { hasDraft })

  app.route({
    ...routeOptions(endpoint),
    handler: async (request, reply) => {
      const query = { ...(request.query as Values) }
      const byLanguage = takesLanguage && query.language_code === undefined
      if (byLanguage) query.language_code = languageOf(request)
      const params = (request.params ?? {}) as Values
      const key = keyOf(params, query)
      const isNew = !deps.pageCache.has(key)
      if (isNew) await mayMake(request, reply)
      const mayCache = !isNew || !(await countNew(request)).isExceeded
      const cached = await deps.pageCache.through(key, () => make({ params, query, mayCache }))
      return sendCached(request, reply, { cached, now: deps.clock(), byLanguage })
    },
  })
}

/** Collects what an answer shows, the moment from which it is different, and its version. */
function noteContents() {
  const tags = ['catalog']
  let until: Date | null = null
  let version: string | undefined
  const notes = {
    shows: (...more: string[]) => void tags.push(...more),
    changesAt(moment: Date | null) {
      until = earliestOf([until, moment])
    },
    hasVersion(named: string) {
      version = named
    },
  }
  return { notes, noted: () => ({ tags, until, version }) }
}

/** Returns a function that says whether the values of an address are valid. */
function validatorOf(endpoint: Endpoint) {
  const querySchema = queryOf(endpoint)
  const isParams = endpoint.params && compileValidator(endpoint.params, 'params')
  const isQuery = querySchema && compileValidator(querySchema, 'querystring')
  return ({ params, query }: { params: Values; query: Values }): boolean =>
    (!isParams || Boolean(isParams(params))) && (!isQuery || Boolean(isQuery(query)))
}

function definedOnly(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
