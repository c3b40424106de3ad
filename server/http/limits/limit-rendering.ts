import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../shop-error.ts'

/** Many telephones share one address of their carrier, and most of the answers that they ask for are cached. */
const madePerMinute = 240
/** Shells of personal pages cost little, and many customers of one carrier return from the bank at once. */
export const shellsPerMinute = 600
/**
 * Lists with filters fill the cache; beyond this limit, lists for one client, of pages or of one call, are answered
 * and not cached.
 */
export const cachedListsPerMinute = 60

/**
 * Limits rendering. Cached answers may be asked for without limit; answers that have to be made, for filters that
 * nobody chose before or addresses that do not exist, are counted per client. Each call and the pages have separate
 * counts.
 */
export function limitRendering(
  app: FastifyInstance,
  deps: Pick<Deps, 'config'>,
  perMinute = madePerMinute,
) {
  const count = countByClient(app, deps, perMinute)

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { isExceeded, seconds } = await count(request)
    if (!isExceeded) return
    reply.header('retry-after', seconds)
    throw new ShopError('too_many_requests')
  }
}

/** Counts a request of a client, and says whether there were more than so many in a minute. */
export function countByClient(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  perMinute: number,
) {
  if (!config.rateLimits) return async () => ({ isExceeded: false, seconds: 0 })
  // The list of the outer guard would let pages through.
  const count = app.createRateLimit({ max: perMinute, timeWindow: 60_000, allowList: [] })

  return async (request: FastifyRequest) => {
    const counted = await count(request)
    if (counted.isAllowed) return { isExceeded: false, seconds: 0 }
    return { isExceeded: counted.isExceeded, seconds: counted.ttlInSeconds }
  }
}
