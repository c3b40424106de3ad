import { codeLifeSeconds } from '@rimal/contract/limits'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type Who, withoutEnd } from './count-tries.ts'
import { textsLately } from './counters.sql.ts'
import { textsUnread, textsToNeighbours } from './limit-table.ts'

/**
 * Refuses texts from unknown devices to numbers that nobody has verified while the shop's texts to such numbers look
 * like fraud; those devices then get codes by email only. A fraudster who earns from text messages has many sent to
 * numbers of the same kind, and reads none. The number of a customer is never refused.
 */
export async function refuseWhilePumped(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  { knownDevice, phone, isCustomersPhone }: Who,
): Promise<void> {
  if (!config.rateLimits || knownDevice !== null || !phone) return
  const now = clock().getTime()
  const ago = (seconds: number) => new Date(now - seconds * 1000)
  const { sent, toNeighbours, expired, read } = await textsLately(db, {
    numbers: withoutEnd(phone),
    since: ago(textsToNeighbours.seconds),
    // A code that has not expired may still be typed, so it does not count yet.
    expiredSince: ago(textsUnread.seconds + codeLifeSeconds),
    expiredUntil: ago(codeLifeSeconds),
  })
  const isOneKind =
    toNeighbours >= textsToNeighbours.fewest && toNeighbours > textsToNeighbours.share * sent
  const isUnread = expired >= textsUnread.fewest && read < textsUnread.share * expired
  // The texts were counted all the same, so that the time of the answer does not depend on an account.
  if (isCustomersPhone || (!isOneKind && !isUnread)) return
  log.error(
    { sent, toNeighbours, expired, read },
    'text messages look as if somebody earned from them',
  )
  throw new ShopError('texts_paused')
}
