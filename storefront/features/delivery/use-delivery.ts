import type { DeliveryOptions, NamedCountry } from '@rimal/contract/delivery'
import { read } from '../../api.ts'
import { useShop } from '../../shop.tsx'
import { useResource } from '../../ui/resource/use-resource.ts'
import { useMyCountry } from './my-country.ts'

/**
 * Returns the delivery methods to the customer's country for an order that takes that many working days to make.
 * Null for the shop's own country, which every page knows, and until the answer has arrived. Amounts are in
 * `currency`.
 */
export function useDelivery(leadDays = 0, currency?: string): DeliveryOptions | null {
  const home = useShop().delivery.country.code
  const mine = useMyCountry() ?? home
  const key = mine === home ? null : `${mine} ${leadDays} ${currency}`
  const query = { country_code: mine, lead_days: leadDays, ...(currency && { currency }) }
  return useResource(key, () => read('GET delivery/get-options', { query })).result
}

/** Returns the current country: the customer's, or the shop's own until the name of the customer's is known. */
export function useCountry(): NamedCountry {
  const { delivery } = useShop()
  return useDelivery()?.country ?? delivery.country
}
