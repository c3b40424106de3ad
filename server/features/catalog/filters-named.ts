import { toLatinDigits } from '@rimal/contract/text/digits'
import { type NamedPrices, pricesNamed } from '@rimal/contract/text/prices-named'
import { sizesNamed } from '@rimal/contract/text/sizes-named'
import type { Deps } from '../../deps.ts'
import { findSettings } from '../shop/settings/settings.ts'

/** The sizes and prices that a search names, which are filters, and its other words. */
export async function filtersNamed(
  { db }: Pick<Deps, 'db'>,
  q: string,
): Promise<NamedPrices & { sizes: string[] }> {
  // Without a digit there is neither, and the currency need not be read.
  if (!/\d/.test(toLatinDigits(q))) return { words: q, sizes: [] }
  const { currency } = await findSettings(db)
  // Prices first: in `under 56` the amount is no size.
  const { words, ...prices } = pricesNamed(q, currency)
  return { ...sizesNamed(words), ...prices }
}
