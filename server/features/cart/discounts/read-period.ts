import { addDays, instantAt } from '@rimal/contract/dates'
import type { Tx } from '../../../db/transact.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'

type Days = { from: string | null; until: string | null }

/** Returns the instants between which a promotion runs, from its first and its last day in the shop's time zone. */
export async function readPeriod(
  tx: Tx,
  { from, until }: Days,
): Promise<{ startsAt: Date | null; endsAt: Date | null }> {
  const { timeZone } = await findSettings(tx)
  if (from !== null && until !== null && until < from) {
    throw new ShopError('invalid_input', { until: 'ends_first' })
  }
  return {
    startsAt: from === null ? null : dayStarts('from', from, timeZone),
    endsAt: until === null ? null : dayStarts('until', until, timeZone, 1),
  }
}

function dayStarts(field: string, day: string, timeZone: string, later = 0): Date {
  try {
    return instantAt(addDays(day, later), 0, timeZone)
  } catch {
    throw new ShopError('invalid_input', { [field]: 'unknown' })
  }
}
