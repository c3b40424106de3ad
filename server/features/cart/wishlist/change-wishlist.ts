import { maxWishlistItems } from '@rimal/contract/limits'
import type { Tx } from '../../../db/transact.ts'
import { requireCustomer } from '../../../db/lock-customer.ts'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import {
  deleteWishlistItem,
  insertWishlistItems,
  listPublished,
  listWishlist,
} from './wishlist.sql.ts'

type Input = { customerId: string; itemId: string }

export async function addWishlistItem(
  deps: Deps,
  { customerId, itemId }: Input,
): Promise<string[]> {
  const { after } = await inWishlist(deps, customerId, async (tx, before) => {
    if (before.includes(itemId)) return
    if ((await listPublished(tx, [itemId])).length === 0) throw new ShopError('product_not_found')
    if (before.length >= maxWishlistItems) throw new ShopError('wishlist_full')
    await insertWishlistItems(tx, { customerId, itemIds: [itemId], now: deps.clock() })
  })
  return after
}

export async function removeWishlistItem(deps: Deps, item: Input): Promise<string[]> {
  const { after } = await inWishlist(deps, item.customerId, (tx) => deleteWishlistItem(tx, item))
  return after
}

/** Puts the items of the guest's wishlist before those of the customer's wishlist, up to its limit. */
export async function mergeWishlist(
  deps: Deps,
  { customerId, itemIds }: { customerId: string; itemIds: string[] },
): Promise<{ itemIds: string[]; merged: number }> {
  const { before, after } = await inWishlist(deps, customerId, async (tx, stored) => {
    const fresh = [...new Set(itemIds)].filter((id) => !stored.includes(id))
    const published = await listPublished(tx, fresh)
    const fitting = published.slice(0, maxWishlistItems - stored.length)
    await insertWishlistItems(tx, { customerId, itemIds: fitting, now: deps.clock() })
  })
  return { itemIds: after, merged: after.length - before.length }
}

/** Changes a wishlist under the customer's lock, one call at a time, so that the list never exceeds its limit. */
async function inWishlist(
  { transact }: Deps,
  customerId: string,
  change: (tx: Tx, stored: string[]) => Promise<void>,
): Promise<{ before: string[]; after: string[] }> {
  return transact(async (tx) => {
    await requireCustomer(tx, customerId)
    const before = await listWishlist(tx, customerId)
    await change(tx, before)
    return { before, after: await listWishlist(tx, customerId) }
  })
}
