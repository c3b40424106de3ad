import { toLatinDigits } from '@rimal/contract/text/digits'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { findActiveCode } from './discounts.sql.ts'

/**
 * The discount of a code as a person types it. A code that never was and one that is over are refused
 * alike, so that nobody learns which codes there are. Whether it is a first order shows at the order.
 */
export async function getDiscount({ db }: Pick<Deps, 'db'>, typed: string) {
  const code = toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\s\p{Cf}\p{Cc}]/gu, '')
    .toUpperCase()
  const discount = await findActiveCode(db, code)
  if (!discount) throw new ShopError('discount_refused')
  return discount
}
