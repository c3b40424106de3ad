import type { QueueState } from '@rimal/contract/queue/queue'
import { randomInt } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { stateOf } from './queue-state.ts'
import type { QueuePlace } from './queue-token.ts'
import type { QueueViews } from './queue-views.ts'

/** Returns where a place stands now. */
export async function stateNow(
  { clock }: Pick<Deps, 'clock'>,
  views: QueueViews,
  { queueId, placeId }: QueuePlace,
): Promise<QueueState> {
  const view = await views.get(queueId)
  return stateOf(view, { placeId, now: clock(), random: randomInt(1000) / 1000 })
}
