import type { ShippingRule } from '@rimal/contract/desk/setting-shapes'
import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Settings } from '../shop/settings.ts'
import { shippingRulesFor } from '../shop/shipping-rules.ts'
import { each, knownCountries, noneTwice, under, unless } from './field-rules.ts'

/** What ways of delivery may get wrong; a house that nothing reaches at home sells nothing there. */
export function checkShipping(
  rules: Settings['shipping'],
  all: Pick<Settings, 'country' | 'shipping'>,
): FieldErrors {
  const ids = rules.map(({ id }) => id)
  return {
    ...unless(shippingRulesFor(all, all.country).length > 0, '', 'not_at_home'),
    ...noneTwice(ids, 'id'),
    ...each(rules, checkRule),
  }
}

function checkRule({ countries, except = [], minDays, maxDays }: ShippingRule): FieldErrors {
  return {
    ...under('countries', knownCountries(countries)),
    ...under('except', knownCountries(except)),
    // Only a rule for every country has any to leave out.
    ...unless(except.length === 0 || countries.length === 0, 'except', 'malformed'),
    ...unless(minDays <= maxDays, 'maxDays', 'ends_first'),
  }
}
