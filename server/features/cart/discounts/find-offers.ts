import type { Queries } from '../../../db/connect.ts'
import { findWho, listOffersFor } from './discounts.sql.ts'
import { accountKey, limitEach, type Offer, type Who } from './offer.ts'

/** The offers that may apply to a cart, and the relevant data of its shopper. */
export type OffersForShopper = { offers: Offer[]; who: Who }

/** Amounts of an offer are of the shop's own currency: in another one it takes nothing off. */
export function ofEveryCurrency({ offers, who }: OffersForShopper): OffersForShopper {
  return {
    who,
    offers: offers.map((offer) => ({
      ...offer,
      elsewhere: offer.amount !== null || offer.minimum > 0 || offer.budget !== null,
    })),
  }
}

type Shopper = { guestId: string } | { customerId: string }

/**
 * Finds the offers to evaluate for a shopper. Nothing is known of a guest: a typed email must not show whether
 * somebody with that email has ordered here. That is checked when the guest orders.
 */
export async function findOffers(db: Queries, shopper: Shopper): Promise<OffersForShopper> {
  const rows = await listOffersFor(db, { guestId: null, customerId: null, ...shopper })
  const offers = rows.map(({ refused: _own, ...offer }) => offer)
  const refused = rows.filter((row) => row.refused).map(({ id }) => id)
  const known =
    'customerId' in shopper && offers.some(isPersonal)
      ? await findWho(db, { ...shopper, account: accountKey(shopper.customerId) })
      : undefined
  return { offers, who: { group: null, hasOrdered: false, uses: {}, ...known, refused } }
}

function isPersonal(offer: Offer): boolean {
  return offer.customerGroup !== null || offer.firstOrderOnly || limitEach(offer) !== null
}
