import type { Arrival } from '@rimal/contract/shapes'
import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from '../settings/settings.ts'
import { estimateArrival } from './estimate-arrival.ts'

/**
 * Returns the working days of production: the product's own, otherwise the shop's; none for a ready-to-wear
 * product.
 */
export function productionDaysOf(
  product: { madeToOrder: boolean; leadDays: number | null; measured: boolean },
  { customLeadDays }: Pick<Settings, 'customLeadDays'>,
): number {
  if (product.measured) return product.leadDays ?? customLeadDays
  return product.madeToOrder ? (product.leadDays ?? 0) : 0
}

/**
 * Returns when an order placed now arrives by a delivery method. All units travel in one shipment, so the one with
 * the longest production decides for all of them; an empty list means a shipment of ready-to-wear units.
 */
export function shipmentArrival(
  rule: Pick<ShippingRule, 'minDays' | 'maxDays'>,
  {
    settings,
    now,
    productionDays,
  }: { settings: Settings; now: Date; productionDays: readonly number[] },
): Arrival {
  const { minDays, maxDays } = rule
  const leadDays = Math.max(0, ...productionDays)
  return estimateArrival({ ...settings, orderedAt: now, minDays, maxDays, leadDays })
}
