import type { DeliveryOptions, NamedCountry } from '@rimal/contract/delivery'
import { useEffect, useState } from 'react'
import { read } from '../../api.ts'
import { useShop } from '../../shop.tsx'
import { useMyCountry } from './my-country.ts'

/**
 * The ways to her country for a parcel that is sewn in so many working days. Null while it is the
 * house's own, of which every page knows, and until the answer is here. Amounts are in `currency`.
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

/** The country that is spoken of: hers, or the house's own until hers is known by name. */
export function useCountry(): NamedCountry {
  const { delivery } = useShop()
  return useDelivery()?.country ?? delivery.country
}
