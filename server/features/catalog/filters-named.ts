import type { ListQuery } from '@rimal/contract/catalog'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { type NamedPrices, pricesNamed } from '@rimal/contract/text/prices-named'
import { sizesNamed } from '@rimal/contract/text/sizes-named'
import type { Queries } from '../../db/connect.ts'
import { findSettings } from '../shop/settings/settings.ts'

type Filters = NamedPrices & { sizes: string[]; currency: string | undefined }

/**
 * The sizes and prices that a search names, which are filters, and its other words. `currency` is that of
 * the prices, undefined for the shop's own.
 */
export async function filtersNamed(
  { db }: { db: Queries },
  { q = '', price_currency: asked }: Pick<ListQuery, 'q' | 'price_currency'>,
): Promise<Filters> {
  // Without a digit there is neither, and no price to be read in a currency.
  const isPlain = !/\d/.test(toLatinDigits(q))
  if (isPlain && !asked) return { words: q, sizes: [], currency: undefined }
  const { currency: own } = await findSettings(db)
  const currency = asked === own ? undefined : asked
  // Prices first: in `under 56` the amount is no size.
  const { words, ...prices } = pricesNamed(q, currency ?? own)
  return { ...sizesNamed(words), ...prices, currency }
}
