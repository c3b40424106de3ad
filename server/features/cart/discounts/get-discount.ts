import { toLatinDigits } from '@rimal/contract/text/digits'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findActiveCode } from './discounts.sql.ts'

/**
 * Finds the promotion of a typed code. A code that never existed and one that is over get the same refusal, so that
 * nobody learns which codes exist. The cart says why a code takes nothing off; whether the order is a first order
 * shows when the order is placed.
 */
export async function getDiscount({ db, clock }: Pick<Deps, 'db' | 'clock'>, typed: string) {
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
