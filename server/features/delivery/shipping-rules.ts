import type { Settings, ShippingRule } from '../shop/settings.ts'

/** The ways of delivery to a country: those that name it, else those for every country nobody names. */
export function shippingRulesFor(
  { shipping }: Pick<Settings, 'shipping'>,
  country: string,
): ShippingRule[] {
  const named = shipping.filter(({ countries }) => countries.includes(country))
  return named.length > 0 ? named : shipping.filter(({ countries }) => countries.length === 0)
}

/** The way that is meant until she chooses another: the cheapest, of equals the first. */
export function ordinaryRule(
  rules: readonly ShippingRule[],
  payable: number,
): ShippingRule | undefined {
  const priceOf = ({ price, freeFrom }: ShippingRule) =>
    freeFrom !== null && payable >= freeFrom ? 0 : price
  return rules.toSorted((a, b) => priceOf(a) - priceOf(b))[0]
}
