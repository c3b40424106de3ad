import type { DeliveryPrice } from '@rimal/contract/delivery'
import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from '../settings/settings.ts'
import { shippingRulesFor } from './shipping-rules.ts'

/** `weight` in grams; `total`: what its pieces come to before any discount. */
export type Parcel = { weight: number; total: number }

/** A way of delivery, with what a parcel costs by it. */
export type PricedMethod = DeliveryPrice & { rule: ShippingRule }

/**
 * The ways of delivery of a parcel to a country, and what they cost: the one rule of bag, checkout, order
 * and product page. What is too heavy for a way, or too dear, does not go by it.
 */
export function priceDelivery(
  settings: Pick<Settings, 'shipping'>,
  { country, parcel }: { country: string; parcel: Parcel },
): PricedMethod[] {
  return shippingRulesFor(settings, country).flatMap((rule) => {
    const price = priceOf(rule, parcel)
    return price === undefined ? [] : [{ rule, price, freeFrom: rule.freeFrom }]
  })
}

/** Couriers where there are any: who has not said that she comes has it brought. */
export function couriersOf<Method extends { rule: Pick<ShippingRule, 'kind'> }>(
  methods: readonly Method[],
): Method[] {
  return methods.filter(({ rule }) => !isPickup(rule))
}

export function isPickup({ kind }: Pick<ShippingRule, 'kind'>): boolean {
  return kind === 'pickup'
}

/** Grams of pieces; `usual` where nobody has entered what one weighs. */
export function weigh(
  lines: readonly { weight: number | null; quantity: number }[],
  usual: number,
): number {
  return lines.reduce((sum, { weight, quantity }) => sum + (weight ?? usual) * quantity, 0)
}

function priceOf({ price, bands }: ShippingRule, parcel: Parcel): number | undefined {
  if (!bands) return price
  const measure = parcel[bands.by]
  return bands.steps.find(({ upTo }) => upTo === null || measure <= upTo)?.price
}
