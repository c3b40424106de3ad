import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { loadCart } from '../cart/get-cart.ts'
import type { Shopper } from '../customers/shopper.ts'
import { listCredit } from '../credit/list-credit.ts'
import { findPromotions } from '../cart/discounts/find-promotions.ts'
import { findSettings } from '../shop/settings/settings.ts'
import { buildCheckout } from './build-checkout.ts'
import type { LoadedCheckout } from './loaded-checkout.ts'

/**
 * Loads the cart as it would be ordered now; undefined when nothing in it can be bought. Country, delivery method
 * and the use of store credit come from the draft unless given.
 */
export async function loadCheckout(
  deps: Deps,
  {
    shopper,
    ...asked
  }: {
    shopper: Shopper
    language: LanguageCode
    country?: string
    shippingMethod?: string
    useCredit?: boolean
  },
): Promise<LoadedCheckout | undefined> {
  const [settings, discounts, stored, balances] = await Promise.all([
    findSettings(deps.db),
    findPromotions(deps.db, shopper),
    loadCart(deps.db, shopper),
    listCredit(deps.db, shopper),
  ])
  return stored && buildCheckout(deps, { stored, settings, discounts, balances, ...asked })
}
