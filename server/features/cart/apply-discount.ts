import type { Cart } from '@rimal/contract/cart'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../deps.ts'
import { getDiscount } from './discounts/get-discount.ts'
import { clearDiscount, saveDiscount } from './cart.sql.ts'
import { getCart } from './get-cart.ts'
import type { Shopper } from '../customers/shopper.ts'

/** Applies a code to the cart: a new code replaces the old one. */
export async function applyDiscount(
  deps: Deps,
  { shopper, language, typed }: { shopper: Shopper; language: LanguageCode; typed: string },
): Promise<Cart> {
  const { code } = await getDiscount(deps, typed)
  await saveDiscount(deps.db, shopper, { code, now: deps.clock() })
  return getCart(deps, { shopper, language })
}

export async function removeDiscount(
  deps: Deps,
  { shopper, language }: { shopper: Shopper; language: LanguageCode },
): Promise<Cart> {
  await clearDiscount(deps.db, shopper, deps.clock())
  return getCart(deps, { shopper, language })
}
