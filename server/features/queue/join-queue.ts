import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { ResultOf } from '@rimal/contract/endpoint'
import type { queueApi } from '@rimal/contract/queue/queue'
import { shopQueue } from '../../db/conditions/shop-is-queued.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../customers/shopper.ts'
import type { Joins } from './joins.ts'
import { queueToken } from './queue-token.ts'
import type { QueueViews } from './queue-views.ts'
import { stateNow } from './state-now.ts'

/**
 * Takes a place in the queue of a product, or of the whole shop.
 * @throws product_not_found
 */
export async function joinQueue(
  deps: Pick<Deps, 'clock' | 'sign'>,
  { joins, views }: { joins: Joins; views: QueueViews },
  input: { shopper: Shopper; product: string | undefined; language: LanguageCode },
): Promise<ResultOf<typeof queueApi.joinQueue>> {
  const { shopper, product, language } = input
  const { product: found, placeId } = await joins.join({ shopper, product })
  if (found === undefined) throw new ShopError('product_not_found')
  const place = { queueId: product ?? shopQueue, placeId }
  return {
    ...(await stateNow(deps, views, place)),
    token: queueToken(deps, place),
    product: found && { address: found.address, name: textIn(found.name, language) },
  }
}
