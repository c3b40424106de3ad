import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { ShopError } from './shop-error.ts'

/** Many telephones share one address of their carrier, and most of what they ask for is kept. */
const madePerMinute = 240

/**
 * What is kept may be asked for without end; what has to be made, by filters that nobody chose
 * before or addresses that do not exist, is counted by who asks. Each call and the pages have a
 * count of their own.
 */
export function limitMaking(app: FastifyInstance, { config }: Pick<Deps, 'config'>) {
  if (!config.rateLimits) return async () => {}
  // The list of the outer guard would let pages through.
  const count = app.createRateLimit({ max: madePerMinute, timeWindow: 60_000, allowList: [] })

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    reply.header('retry-after', counted.ttlInSeconds)
    throw new ShopError('too_many_requests')
  }
}
