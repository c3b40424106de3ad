import type { Deps } from '../../../deps.ts'
import { countWrongCode, wrongCodes } from './counters.sql.ts'
import { wrongPerHour } from './limit-table.ts'

const weekMs = 7 * 24 * 3_600_000

/**
 * Whether the whole shop sees far more wrong short codes than usual: one guess at each of many accounts
 * stays below every limit of one account. Strange devices then get long codes.
 */
export async function isSprayed(deps: Pick<Deps, 'db' | 'clock'>): Promise<boolean> {
  const { now, usual } = await wrongCodes(deps.db, hourOf(deps.clock()))
  const { min, max } = wrongPerHour
  return now >= Math.min(max, Math.max(min, 3 * usual))
}

export async function noteWrongCode(deps: Deps): Promise<void> {
  const at = deps.clock()
  const endsAt = new Date(at.getTime() + weekMs)
  const count = await countWrongCode(deps.db, { hour: hourOf(at), endsAt })
  if (count === wrongPerHour.min) deps.log.error({ count }, 'many wrong login codes within an hour')
}

/** '2026-11-21T08'. */
function hourOf(at: Date): string {
  return at.toISOString().slice(0, 13)
}
