import type { LanguageCode } from '@rimal/contract/language'
import type { WishedPiece } from '@rimal/contract/wishlist'
import { requireCustomer } from '../../db/lock-customer.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { listPieces } from '../catalog/list-pieces.ts'
import { newToken } from '../orders/order-token.ts'
import { findSharer, findShareToken, insertShareToken, listWishes } from './wishlist.sql.ts'

export async function shareWishlist(deps: Deps, customerId: string): Promise<{ token: string }> {
  await deps.db.transaction(async (tx) => {
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
): Promise<WishedPiece[]> {
  const customerId = await findSharer(deps.db, token)
  if (customerId === undefined) throw new ShopError('wishlist_not_found')
  return listPiecesInShop(deps, await listWishes(deps.db, customerId), language)
}

/** To whoever asks, only what is in the shop: ids can be guessed, and a piece may not be out yet. */
export async function listPiecesInShop(
  deps: Deps,
  itemIds: readonly string[],
  language: LanguageCode,
): Promise<WishedPiece[]> {
  const pieces = await listPieces(deps, itemIds, language)
  return pieces.filter(({ state }) => state !== 'withdrawn')
}
