import type { Pickup } from '@rimal/contract/checkout'
import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import { type LanguageCode, type Text, textIn } from '@rimal/contract/language'
import { isPickup } from './price-delivery.ts'

/** Returns where and when the customer collects the order; null when a courier delivers it. */
export function pickupOf(rule: ShippingRule): { address: Text; hours: Text } | null {
  const { address, hours } = rule
  return isPickup(rule) && address && hours ? { address, hours } : null
}

export function showPickup(
  pickup: { address: Text; hours: Text } | null | undefined,
  language: LanguageCode,
): Pickup | null {
  if (!pickup) return null
  return { address: textIn(pickup.address, language), hours: textIn(pickup.hours, language) }
}
