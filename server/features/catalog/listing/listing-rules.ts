import type { Queries } from '../../../db/connect.ts'
import { listHandOrders, listPinnedRules, listSynonymRules } from './listing.sql.ts'
import { SearchRules } from './search/search-rules.ts'

/** What staff decided about searches, and about the order of collections. */
export type ListingRules = {
  search: SearchRules
  /** The ids of the products of each collection that is ordered by hand, in its order. */
  handOrders: ReadonlyMap<string, readonly string[]>
}

export const noRules: ListingRules = { search: new SearchRules(), handOrders: new Map() }

export async function readRules(db: Queries): Promise<ListingRules> {
  const [synonyms, pinned, orders] = await Promise.all([
    listSynonymRules(db),
    listPinnedRules(db),
    listHandOrders(db),
  ])
  return {
    search: new SearchRules(synonyms, pinned),
    handOrders: new Map(orders.map(({ collectionId, products }) => [collectionId, products])),
  }
}
