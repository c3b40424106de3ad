import type { DeliveryOptions, NamedCountry } from '@rimal/contract/delivery'
import { useEffect, useState } from 'react'
import { read } from '../../api.ts'
import { useShop } from '../../shop.tsx'
import { useMyCountry } from './my-country.ts'

/**
 * Returns the delivery methods to the customer's country for an order that takes that many working days to make.
 * Null for the shop's own country, which every page knows, and until the answer has arrived. Amounts are in
 * `currency`.
 */
export function useDelivery(leadDays = 0, currency?: string): DeliveryOptions | null {
  const home = useShop().delivery.country.code
  const mine = useMyCountry() ?? home
  const [known, setKnown] = useState<{ leadDays: number; answer: DeliveryOptions }>()
  useEffect(() => {
    if (mine === home) return
    let current = true
    const query = { country_code: mine, lead_days: leadDays, ...(currency && { currency }) }
    read('GET delivery/get-options', { query }).then(
      ({ result: answer }) => {
        if (current && answer) setKnown({ leadDays, answer })
      },
      () => {},
    )
    return () => {
      current = false
    }
  }, [mine, home, leadDays, currency])
  return known?.leadDays === leadDays && known.answer.country.code === mine ? known.answer : null
}

/** Returns the current country: the customer's, or the shop's own until the name of the customer's is known. */
export function useCountry(): NamedCountry {
  const { delivery } = useShop()
  return useDelivery()?.country ?? delivery.country
}
