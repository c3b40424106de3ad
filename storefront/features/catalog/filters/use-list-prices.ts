import type { ProductList } from '@rimal/contract/catalog'
import { useShop } from '../../../shop.tsx'
import { useCurrencyThere } from '../../delivery/price-there.tsx'
import { type PriceBounds, priceCurrencyOf, priceOf } from '../list-address.ts'

/** Minor units of the currency: where the prices of a list end, and the bounds that are set. */
export type ListPrices = Omit<PriceBounds, 'currency'> & {
  lowest: number
  highest: number
  currency: string
}

/**
 * The prices of a list in the currency of the bounds in its address; without bounds in the currency of the
 * shopper's country, as its cards show them.
 */
export function useListPrices(list: ProductList, params: URLSearchParams): ListPrices {
  const { currency: own } = useShop()
  const there = useCurrencyThere()
  const { min, max } = priceOf(params)
  const isSet = min !== undefined || max !== undefined
  const asked = isSet ? (priceCurrencyOf(params) ?? own) : there
  const shown = list.otherPrices.find(({ currency }) => currency === asked) ?? {
    ...list.price,
    currency: own,
  }
  return isSet && shown.currency === asked ? { ...shown, ...priceOf(params) } : shown
}
