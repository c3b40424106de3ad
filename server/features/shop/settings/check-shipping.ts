import type { ShippingRule } from '@rimal/contract/staff/setting-shapes'
import type { FieldErrors } from '@rimal/contract/endpoint'
import type { Settings } from './settings.ts'
import { isPickup } from '../delivery/price-delivery.ts'
import { shippingRulesFor } from '../delivery/shipping-rules.ts'
import { each, knownCountries, noneTwice, under, unless } from './field-rules.ts'

/** Returns what is wrong with delivery methods; a shop without a method for its own country sells nothing there. */
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

function checkRule(rule: ShippingRule): FieldErrors {
  const { countries, except = [], minDays, maxDays } = rule
  return {
    ...checkPrice(rule),
    ...checkPlace(rule),
    ...under('countries', knownCountries(countries)),
    ...under('except', knownCountries(except)),
    // Countries can be excluded only from a rule for every country.
    ...unless(except.length === 0 || countries.length === 0, 'except', 'malformed'),
    ...unless(minDays <= maxDays, 'maxDays', 'ends_first'),
  }
}

/** One price or bands, never both; each band reaches further than the one before. */
export function checkPrice({ price, bands }: Pick<ShippingRule, 'price' | 'bands'>): FieldErrors {
  if (!bands) return unless(price !== undefined, 'price', 'required')
  const ends = bands.steps.map(({ upTo }) => upTo ?? Infinity)
  const reach = ends.map((end, index) => ({ end, before: ends[index - 1] ?? 0 }))
  const rising = each(reach, ({ end, before }) => unless(end > before, 'upTo', 'ends_first'))
  return { ...unless(price === undefined, 'price', 'twice'), ...under('bands.steps', rising) }
}

/** Pickup needs a place and opening hours, and a courier method must have neither. */
function checkPlace(rule: ShippingRule): FieldErrors {
  const [given, missing] = isPickup(rule) ? [true, 'required'] : [false, 'malformed']
  return {
    ...unless((rule.address !== undefined) === given, 'address', missing),
    ...unless((rule.hours !== undefined) === given, 'hours', missing),
    ...unless(!given || rule.countries.length > 0, 'countries', 'required'),
  }
}
