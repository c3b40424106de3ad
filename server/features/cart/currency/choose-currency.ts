import type { Cart } from '@rimal/contract/cart'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findSettings } from '../../shop/settings/settings.ts'
import { currenciesOf } from '../../shop/settings/settings-in.ts'
import { saveCurrency } from '../currency.sql.ts'
import { getCart } from '../get-cart.ts'
import type { Shopper } from '../../customers/shopper.ts'

/**
 * Prices the cart in a currency from now on; earlier prices in another currency cause no note about a price change.
 */
export async function chooseCurrency(
  deps: Deps,
  { shopper, language, currency }: { shopper: Shopper; language: LanguageCode; currency: string },
): Promise<Cart> {
  const settings = await findSettings(deps.db)
  if (!currenciesOf(settings).includes(currency)) {
    throw new ShopError('invalid_input', { currency: 'not_offered' })
  }
  const chosen = currency === settings.currency ? null : currency
  const now = deps.clock()
  await deps.transact((tx) => saveCurrency(tx, shopper, { currency: chosen, now }))
  return getCart(deps, { shopper, language })
}
