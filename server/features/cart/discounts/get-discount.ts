import { toLatinDigits } from '@rimal/contract/text/digits'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findActiveCode } from './discounts.sql.ts'

/**
 * The code of an offer as a person types it. A code that never was and one that is over are refused
 * alike, so that nobody learns which codes there are. Why one takes nothing off a bag, the bag says;
 * whether it is a first order shows at the order.
 */
export async function getDiscount({ db, clock }: Pick<Deps, 'db' | 'clock'>, typed: string) {
  const code = normaliseCode(typed)
  const offer = await findActiveCode(db, code)
  if (!offer || (offer.endsAt && offer.endsAt <= clock())) throw new ShopError('discount_refused')
  return { code, offerId: offer.id }
}

function normaliseCode(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase()
}
