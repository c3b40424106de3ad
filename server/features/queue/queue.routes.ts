import { queueApi } from '@rimal/contract/queue/queue'
import type { FastifyInstance } from 'fastify'
import { shopQueue } from '../../db/conditions/shop-is-queued.ts'
import type { Deps } from '../../deps.ts'
import { route } from '../../http/route.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { joinQueue } from './join-queue.ts'
import { Joins } from './joins.ts'
import { readQueueToken } from './queue-token.ts'
import { QueueViews } from './queue-views.ts'
import { admit } from './queue.sql.ts'
import { stateNow } from './state-now.ts'

export function queueRoutes(app: FastifyInstance, deps: Deps) {
  const views = new QueueViews(deps)
  const joins = new Joins(deps)

  route(app, deps, queueApi.joinQueue, ({ shopper, body, language }) =>
    joinQueue(deps, { joins, views }, { shopper, product: body.product, language }),
  )

  route(app, deps, queueApi.queueState, async ({ body }) => {
    const place = readQueueToken(deps, body.token)
    if (!place) throw new ShopError('not_found')
    return stateNow(deps, views, place)
  })

  route(app, deps, queueApi.enterShop, async ({ shopper, body }) => {
    const { minutes } = (await findSettings(deps.db)).queue
    const queueId = body.product ?? shopQueue
    const until = await admit(deps.db, { queueId, shopper, now: deps.clock(), minutes })
    if (!until) throw new ShopError('queue_required', { queue: queueId })
    return { until: until.toISOString() }
  })
}
