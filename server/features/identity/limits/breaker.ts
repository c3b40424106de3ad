import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { countWrongCode, wrongCodes } from './counters.sql.ts'
import { wrongPerHour } from './limit-table.ts'

const weekMs = 7 * 24 * 3_600_000

/**
 * One guess at each of many accounts stays below every limit of one account. When the whole shop sees
 * far more wrong codes than is usual, devices that we do not know wait; passwords and links still work.
 */
export async function refuseWhileSprayed(deps: Deps): Promise<void> {
  const { now, usual } = await wrongCodes(deps.db, hourOf(deps.clock()))
  if (now >= Math.max(wrongPerHour, 3 * usual)) throw new ShopError('codes_locked')
}

export async function noteWrongCode(deps: Deps): Promise<void> {
  const at = deps.clock()
  const endsAt = new Date(at.getTime() + weekMs)
  const count = await countWrongCode(deps.db, { hour: hourOf(at), endsAt })
  if (count === wrongPerHour) deps.log.error({ count }, 'many wrong login codes within an hour')
}

/** '2026-11-21T08'. */
function hourOf(at: Date): string {
  return at.toISOString().slice(0, 13)
}
