import type { ShopQueue } from '@rimal/contract/staff/shop-queue'
import type { Deps } from '../../deps.ts'
import { shopQueue } from '../../db/conditions/shop-is-queued.ts'
import { findByLoad } from './by-load.sql.ts'
import { countPlaces, findShopQueued } from './queue.sql.ts'

/** Shows staff whether the queue before the whole shop is on, since when by load, and how many are in it. */
export async function showShopQueue({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<ShopQueue> {
  const now = clock()
  const [isOn, found, inQueue] = await Promise.all([
    findShopQueued(db, now),
    findByLoad(db),
    countPlaces(db, shopQueue),
  ])
  const { since, until } = found?.isWanted ? found : {}
  const isByLoad = since && until && until > now
  return {
    isOn,
    byLoad: isByLoad ? { since: since.toISOString(), until: until.toISOString() } : null,
    inQueue,
  }
}
