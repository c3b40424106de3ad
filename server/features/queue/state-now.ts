import type { QueueState } from '@rimal/contract/queue/queue'
import { randomInt } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { stateOf } from './queue-state.ts'
import type { QueuePlace } from './queue-token.ts'
import type { QueueViews } from './queue-views.ts'

const retrySeconds = 5

/**
 * Returns where a place stands now.
 * @throws unavailable for a place without a number while the database is away: the page must not take it for a lost one
 */
export async function stateNow(
  { clock }: Pick<Deps, 'clock'>,
  views: QueueViews,
  { queueId, placeId }: QueuePlace,
): Promise<QueueState> {
  const view = await views.get(queueId)
  const random = randomInt(1000) / 1000
  const state = stateOf(view, { placeId, now: clock(), random })
  if (view.isOld && state.stage === 'waiting' && state.place === null) {
    const retryAfter = Math.ceil(retrySeconds * (1 + random))
    throw new ShopError('unavailable', undefined, { retryAfter })
  }
  return state
}
