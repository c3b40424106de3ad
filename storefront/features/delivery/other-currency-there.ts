import { currencies, currencyOfCountry } from '@rimal/contract/money'
import type { Shop } from '@rimal/contract/shop'
import { myCountry } from './my-country.ts'

/**
 * The currency of the country that parcels go to, if the merchant takes it; undefined for the shop's own.
 * To be called in the browser alone: a server has a country of its own.
 */
export function otherCurrencyThere({ otherPayments }: Shop) {
  const there = currencyOfCountry[myCountry() ?? '']
  const isTaken = otherPayments.some(({ currency }) => currency === there)
  return isTaken ? currencies.find((known) => known === there) : undefined
}
