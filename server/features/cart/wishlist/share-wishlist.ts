import type { LanguageCode } from '@rimal/contract/language'
import type { WishlistItem } from '@rimal/contract/wishlist'
import { requireCustomer } from '../../../db/lock-customer.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { listItems } from '../../catalog/list-items.ts'
import { newToken } from '../../../crypto/random-token.ts'
import { findSharer, findShareToken, insertShareToken, listWishlist } from './wishlist.sql.ts'

export async function shareWishlist(deps: Deps, customerId: string): Promise<{ token: string }> {
  await deps.transact(async (tx) => {
    await requireCustomer(tx, customerId)
    await insertShareToken(tx, { customerId, token: newToken(), createdAt: deps.clock() })
  })
  const token = await findShareToken(deps.db, customerId)
  // Sharing was stopped at the same moment, from another device.
  if (token === null) throw new ShopError('wishlist_not_found')
  return { token }
}

export async function getSharedWishlist(
  deps: Deps,
  token: string,
  language: LanguageCode,
): Promise<WishlistItem[]> {
  const customerId = await findSharer(deps.db, token)
  if (customerId === undefined) throw new ShopError('wishlist_not_found')
  return listItemsInShop(deps, await listWishlist(deps.db, customerId), language)
}

/**
 * Returns only items that are in the shop, because any caller can guess ids, and a product may not be published
 * yet.
 */
export async function listItemsInShop(
  deps: Deps,
  itemIds: readonly string[],
  language: LanguageCode,
): Promise<WishlistItem[]> {
  const items = await listItems(deps, itemIds, language)
  return items.filter(({ state }) => state !== 'withdrawn')
}
