import type { DeliveryPrice } from '@rimal/contract/delivery'
import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from '../settings/settings.ts'
import { shippingRulesFor } from './shipping-rules.ts'

/** `weight` in grams; `total`: the price of its units before any discount. */
export type Shipment = { weight: number; total: number }

/** A delivery method, with the price of a shipment by it. */
export type PricedMethod = DeliveryPrice & { rule: ShippingRule }

/**
 * Returns the delivery methods of a shipment to a country, and their prices: the only rule of cart, checkout, order
 * and product page. Leaves out methods for which the shipment is too heavy or too expensive.
 */
export function priceDelivery(
  settings: Pick<Settings, 'shipping'>,
  { country, shipment }: { country: string; shipment: Shipment },
): PricedMethod[] {
  return shippingRulesFor(settings, country).flatMap((rule) => {
    const price = priceOf(rule, shipment)
    return price === undefined ? [] : [{ rule, price, freeFrom: rule.freeFrom }]
  })
}

/** Returns the courier methods, if there are any: an order is delivered unless the customer chooses pickup. */
export function couriersOf<Method extends { rule: Pick<ShippingRule, 'kind'> }>(
  methods: readonly Method[],
): Method[] {
  return methods.filter(({ rule }) => !isPickup(rule))
}

export function isPickup({ kind }: Pick<ShippingRule, 'kind'>): boolean {
  return kind === 'pickup'
}

/** Returns the weight of units in grams; `usual` applies when nobody has entered a weight. */
export function weigh(
  lines: readonly { weight: number | null; quantity: number }[],
  usual: number,
): number {
  return lines.reduce((sum, { weight, quantity }) => sum + (weight ?? usual) * quantity, 0)
}

function priceOf({ price, bands }: ShippingRule, shipment: Shipment): number | undefined {
  if (!bands) return price
  const measure = shipment[bands.by]
  return bands.steps.find(({ upTo }) => upTo === null || measure <= upTo)?.price
}
