import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import type { Settings } from '../settings/settings.ts'

/**
 * Returns the delivery methods to a country: those that name it, otherwise those for all countries that no method
 * names.
 */
export function shippingRulesFor(
  { shipping }: Pick<Settings, 'shipping'>,
  country: string,
): ShippingRule[] {
  const named = shipping.filter(({ countries }) => countries.includes(country))
  if (named.length > 0) return named
  return shipping.filter(
    ({ countries, except }) => countries.length === 0 && !except?.includes(country),
  )
}
