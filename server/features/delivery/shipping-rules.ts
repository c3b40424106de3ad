import type { Arrival } from '@rimal/contract/shapes'
import { estimateArrival } from './estimate-arrival.ts'
import type { Settings, ShippingRule } from '../shop/settings.ts'

/** The ways of delivery to a country: those that name it, else those for every country nobody names. */
export function shippingRulesFor({ shipping }: Settings, country: string): ShippingRule[] {
  const named = shipping.filter(({ countries }) => countries.includes(country))
  return named.length > 0 ? named : shipping.filter(({ countries }) => countries.length === 0)
}

/** When something ordered now arrives after some working days of sewing. */
export function arrivalBy(
  rule: ShippingRule,
  { settings, now, leadDays }: { settings: Settings; now: Date; leadDays: number },
): Arrival {
  return estimateArrival({ ...settings, orderedAt: now, ...rule, leadDays })
}
