import { type LanguageCode, textIn } from '@rimal/contract/language'
import type { ResultOf } from '@rimal/contract/endpoint'
import type { queueApi } from '@rimal/contract/queue/queue'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import type { Shopper } from '../customers/shopper.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { queueToken } from './queue-token.ts'
import type { QueueViews } from './queue-views.ts'
import { stateNow } from './state-now.ts'
import { findNamedProduct, shopQueue, takePlace } from './queue.sql.ts'

/**
 * Takes a place in the queue of a product, or of the whole shop.
 * @throws product_not_found
 */
export async function joinQueue(
  deps: Pick<Deps, 'db' | 'clock' | 'sign'>,
  views: QueueViews,
  input: { shopper: Shopper; product: string | undefined; language: LanguageCode },
): Promise<ResultOf<typeof queueApi.joinQueue>> {
  const { shopper, product, language } = input
  const queueId = product ?? shopQueue
  const found = product === undefined ? null : await findNamedProduct(deps.db, product)
  if (found === undefined) throw new ShopError('product_not_found')
  const isOn = found ? found.queued : (await findSettings(deps.db)).queue.wholeShop
  const now = deps.clock()
  // Anybody can name a product, so only a product with a queue gets places.
  const placeId = isOn ? await takePlace(deps.db, { queueId, shopper, now }) : 0
  const place = { queueId, placeId }
  return {
    ...(await stateNow(deps, views, place)),
    token: queueToken(deps, place),
    product: found && { address: found.address, name: textIn(found.name, language) },
  }
}
