import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../shop-error.ts'

/** Many telephones share one address of their carrier, and most of what they ask for is kept. */
const madePerMinute = 240
/** Shells of personal pages cost little, and many behind one carrier come back from the bank at once. */
export const shellsPerMinute = 600
/**
 * Lists with filters fill the cache; what one client asks for beyond this, of pages or of one call, is answered
 * and not cached.
 */
export const cachedListsPerMinute = 60

/**
 * What is kept may be asked for without end; what has to be made, by filters that nobody chose
 * before or addresses that do not exist, is counted by who asks. Each call and the pages have a
 * count of their own.
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
