import { codeLifeSeconds } from '@rimal/contract/limits'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { type Who, withoutEnd } from './count-tries.ts'
import { textsLately } from './counters.sql.ts'
import { textsUnread, textsToNeighbours } from './limit-table.ts'

/**
 * Whoever earns from text messages has them sent to numbers of her own, many of a kind, and reads none.
 * While the texts of the shop look like that, devices that we do not know get their codes by email alone.
 */
export async function refuseWhilePumped(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  { knownDevice, phone }: Who,
): Promise<void> {
  if (!config.rateLimits || knownDevice !== null || !phone) return
  const now = clock().getTime()
  const ago = (seconds: number) => new Date(now - seconds * 1000)
  const { sent, toNeighbours, over, read } = await textsLately(db, {
    numbers: withoutEnd(phone),
    since: ago(textsToNeighbours.seconds),
    // Of a code that still lives nobody knows whether it will be read.
    overSince: ago(textsUnread.seconds + codeLifeSeconds),
    overUntil: ago(codeLifeSeconds),
  })
  const isOneKind =
    toNeighbours >= textsToNeighbours.fewest && toNeighbours > textsToNeighbours.share * sent
  const isUnread = over >= textsUnread.fewest && read < textsUnread.share * over
  if (!isOneKind && !isUnread) return
  log.error(
    { sent, toNeighbours, over, read },
    'text messages look as if somebody earned from them',
  )
  throw new ShopError('texts_paused')
}
