import { localTime } from '@rimal/contract/dates'
import type { LanguageCode } from '@rimal/contract/language'
import type { JobCard } from '@rimal/contract/staff/production'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { showProductionRow } from './show-production.ts'
import { findProductionItem, listProductionEvents } from './production.sql.ts'

/** Returns everything that the workshop needs to sew an item. Throws `production_item_not_found`. */
export async function getJobCard(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { lineId, language }: { lineId: string; language: LanguageCode },
): Promise<JobCard> {
  const found = await findProductionItem(db, lineId)
  if (!found) throw new ShopError('production_item_not_found')
  const { order, lines, unit, ...productionItem } = found
  const { line } = productionItem
  const { timeZone } = await findSettings(db)
  const today = localTime(clock(), timeZone).day
  const events = await listProductionEvents(db, lineId)
  return {
    ...showProductionRow(order, productionItem, { today, language }),
    names: line.name,
    colorNames: line.colorName,
    lines,
    measurements: line.measurements,
    unit: unit ?? 'in',
    events: events.map(({ note, at, ...event }) => ({
      ...event,
      note: note ?? '',
      at: at.toISOString(),
    })),
  }
}
