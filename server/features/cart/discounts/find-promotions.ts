import type { Queries } from '../../../db/connect.ts'
import { findWho, listPromotionsFor } from './discounts.sql.ts'
import { accountKey, limitEach, type Promotion, type Who } from './promotion.ts'

/** The promotions that may apply to a cart, and the relevant data of its shopper. */
export type PromotionsForShopper = { promotions: Promotion[]; who: Who }

/** Amounts of a promotion are of the shop's own currency: in another one it takes nothing off. */
export function ofEveryCurrency({ promotions, who }: PromotionsForShopper): PromotionsForShopper {
  return {
    who,
    promotions: promotions.map((promotion) => ({
      ...promotion,
      elsewhere: promotion.amount !== null || promotion.minimum > 0 || promotion.budget !== null,
    })),
  }
}

type Shopper = { guestId: string } | { customerId: string }

/**
 * Finds the promotions to evaluate for a shopper. Nothing is known of a guest: a typed email must not show whether
 * somebody with that email has ordered here. That is checked when the guest orders.
 */
export async function findPromotions(db: Queries, shopper: Shopper): Promise<PromotionsForShopper> {
  const rows = await listPromotionsFor(db, { guestId: null, customerId: null, ...shopper })
  const promotions = rows.map(({ refused: _own, ...promotion }) => promotion)
  const refused = rows.filter((row) => row.refused).map(({ id }) => id)
  const known =
    'customerId' in shopper && promotions.some(isPersonal)
      ? await findWho(db, { ...shopper, account: accountKey(shopper.customerId) })
      : undefined
  return { promotions, who: { group: null, hasOrdered: false, uses: {}, ...known, refused } }
}

function isPersonal(promotion: Promotion): boolean {
  return (
    promotion.customerGroup !== null || promotion.firstOrderOnly || limitEach(promotion) !== null
  )
}
