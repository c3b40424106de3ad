import type { Cart } from '@rimal/contract/cart'
import type { LanguageCode } from '@rimal/contract/language'
import type { Deps } from '../../../deps.ts'
import { clearDiscount, saveDiscount } from '../cart.sql.ts'
import { getCart } from '../get-cart.ts'
import type { Shopper } from '../../customers/shopper.ts'
import { toLatinDigits } from '@rimal/contract/text/digits'
import { ShopError } from '../../../http/shop-error.ts'
import { findActiveCode } from './discounts.sql.ts'

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

/**
 * Finds the promotion of a typed code. A code that never existed and one that is over get the same refusal, so that
 * nobody learns which codes exist. The cart says why a code takes nothing off; whether the order is a first order
 * shows when the order is placed.
 */
async function getDiscount({ db, clock }: Pick<Deps, 'db' | 'clock'>, typed: string) {
  const code = normaliseCode(typed)
  const promotion = await findActiveCode(db, code)
  if (!promotion || (promotion.endsAt && promotion.endsAt <= clock()))
    throw new ShopError('discount_refused')
  return { code, promotionId: promotion.id }
}

function normaliseCode(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase()
}
