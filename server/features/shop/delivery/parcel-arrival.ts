import type { Arrival } from '@rimal/contract/shapes'
import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from '../settings/settings.ts'
import { estimateArrival } from './estimate-arrival.ts'

/** Working days of sewing: the piece's own, else the shop's; none for a piece that hangs ready. */
export function sewingDays(
  product: { madeToOrder: boolean; leadDays: number | null; measured: boolean },
  { customLeadDays }: Pick<Settings, 'customLeadDays'>,
): number {
  if (product.measured) return product.leadDays ?? customLeadDays
  return product.madeToOrder ? (product.leadDays ?? 0) : 0
}

/**
 * When what is ordered now arrives by a way of delivery. All pieces travel in one parcel, so the
 * one that is sewn longest decides for all of them; an empty list is a parcel of ready pieces.
 */
export function parcelArrival(
  rule: Pick<ShippingRule, 'minDays' | 'maxDays'>,
  { settings, now, sewing }: { settings: Settings; now: Date; sewing: readonly number[] },
): Arrival {
  const { minDays, maxDays } = rule
  const leadDays = Math.max(0, ...sewing)
  return estimateArrival({ ...settings, orderedAt: now, minDays, maxDays, leadDays })
}
