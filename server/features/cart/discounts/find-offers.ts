import type { Queries } from '../../../db/connect.ts'
import { findWho, listOffersFor } from './discounts.sql.ts'
import { accountKey, limitEach, type Offer, type Who } from './offer.ts'

/** The offers that may apply to a bag, and what counts of whose it is. */
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
 * What there is to evaluate for her. Of a guest nothing is known: what she types as her email tells
 * nobody whether somebody with that email has ordered here. It is asked when she orders.
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
