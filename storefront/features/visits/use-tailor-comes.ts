import { useShop } from '../../shop.tsx'
import { useMyCountry } from '../delivery/my-country.ts'

/**
 * Whether the tailor visits homes in the country that parcels go to: visits are made in the shop's own
 * country alone. True until the browser knows the country.
 */
export function useTailorComes(): boolean {
  const home = useShop().delivery.country.code
  return (useMyCountry() ?? home) === home
}
