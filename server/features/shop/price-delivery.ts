import type { DeliveryPrice } from '@rimal/contract/delivery'
import type { ShippingRule } from '@rimal/contract/desk/setting-shapes'
import type { Settings } from './settings.ts'
import { shippingRulesFor } from './shipping-rules.ts'

/** `weight` in grams; `total`: what its pieces come to before any discount. */
export type Parcel = { weight: number; total: number }

/** A way of delivery, with what a parcel costs by it. */
export type PricedWay = DeliveryPrice & { rule: ShippingRule }

/**
 * The ways of delivery of a parcel to a country, and what they cost: the one rule of bag, checkout, order
 * and product page. What is too heavy for a way, or too dear, does not go by it.
 */
export function priceDelivery(
  settings: Pick<Settings, 'shipping'>,
  { country, parcel }: { country: string; parcel: Parcel },
): PricedWay[] {
  return shippingRulesFor(settings, country).flatMap((rule) => {
    const price = priceOf(rule, parcel)
    return price === undefined ? [] : [{ rule, price, freeFrom: rule.freeFrom }]
  })
}

/** Couriers where there are any: who has not said that she comes has it brought. */
export function couriersOf<Way extends { rule: Pick<ShippingRule, 'kind'> }>(
  ways: readonly Way[],
): Way[] {
  return ways.filter(({ rule }) => !isPickup(rule))
}

export function isPickup({ kind }: Pick<ShippingRule, 'kind'>): boolean {
  return kind === 'pickup'
}

/** Grams of pieces; `usual` where nobody has entered what one weighs. */
export function weigh(
  pieces: readonly { weight: number | null; quantity: number }[],
  usual: number,
): number {
  return pieces.reduce((sum, { weight, quantity }) => sum + (weight ?? usual) * quantity, 0)
}

function priceOf({ price, bands }: ShippingRule, parcel: Parcel): number | undefined {
  if (!bands) return price
  const measure = parcel[bands.by]
  return bands.steps.find(({ upTo }) => upTo === null || measure <= upTo)?.price
}
