import type { Settings, ShippingRule } from './settings.ts'

/** The ways of delivery to a country: those that name it, else those for every country nobody names. */
export function shippingRulesFor(
  { shipping }: Pick<Settings, 'shipping'>,
  country: string,
): ShippingRule[] {
  const named = shipping.filter(({ countries }) => countries.includes(country))
  return named.length > 0 ? named : shipping.filter(({ countries }) => countries.length === 0)
}
