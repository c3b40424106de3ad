import type { ProductCard } from '@rimal/contract/catalog'
import { currencyOfCountry } from '@rimal/contract/money'
import { useShop } from '../../shop.tsx'
import { Price, type PriceLook } from '../../ui/price.tsx'
import { useMyCountry } from './my-country.ts'

export type Priced = Pick<ProductCard, 'price' | 'compareAt' | 'otherPrices'>

/** The currency of the country that parcels go to; undefined until the browser has told the country. */
export function useCurrencyThere(): string | undefined {
  return currencyOfCountry[useMyCountry() ?? '']
}

/** What a product costs in the currency there, which the cart takes, or else in the shop's own. */
export function usePriceThere({ price, compareAt, otherPrices }: Priced) {
  const { currency } = useShop()
  const there = useCurrencyThere()
  return otherPrices.find((other) => other.currency === there) ?? { price, compareAt, currency }
}

export function PriceThere({ of, ...look }: { of: Priced } & PriceLook) {
  const { price, ...rest } = usePriceThere(of)
  return <Price amount={price} {...rest} {...look} />
}
