import type { ProductCard } from '@rimal/contract/catalog'
import { currencyOfCountry } from '@rimal/contract/money'
import { useShop } from '../../shop.tsx'
import { Price, type PriceLook } from '../../ui/price.tsx'
import { useMyCountry } from './my-country.ts'

export type Priced = Pick<ProductCard, 'price' | 'compareAt' | 'otherPrices'>

/** Returns the currency of the delivery country; undefined until the browser has read the country. */
export function useCurrencyThere(): string | undefined {
  return currencyOfCountry[useMyCountry() ?? '']
}

/**
 * Returns the price of a product in the currency of the delivery country, which the cart uses, else in the shop's
 * own.
 */
export function usePriceThere({ price, compareAt, otherPrices }: Priced) {
  const { currency } = useShop()
  const there = useCurrencyThere()
  return otherPrices.find((other) => other.currency === there) ?? { price, compareAt, currency }
}

export function PriceThere({ of, ...look }: { of: Priced } & PriceLook) {
  const { price, ...rest } = usePriceThere(of)
  return <Price amount={price} {...rest} {...look} />
}
