import { useShop } from '../../shop.tsx'
import { useMyCountry } from '../delivery/my-country.ts'

/**
 * Whether the tailor visits homes in the country that parcels go to: visits are made in the shop's own
 * country alone, while it has times and areas, and begin with the first product. True until the browser knows the country.
 */
export function useTailorComes(): boolean {
  const { delivery, types, hasVisits } = useShop()
  const home = delivery.country.code
  const there = useMyCountry() ?? home
  return hasVisits && types.length > 0 && there === home
}
