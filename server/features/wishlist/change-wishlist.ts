import { maxWishes } from '@rimal/contract/limits'
import type { Queries } from '../../db/connect.ts'
import { requireCustomer } from '../../db/lock-customer.ts'
import type { Deps } from '../../deps.ts'
import { ShopError } from '../../http/shop-error.ts'
import { deleteWish, insertWishes, listPublished, listWishes } from './wishlist.sql.ts'

type Wish = { customerId: string; itemId: string }

export async function addWish(deps: Deps, { customerId, itemId }: Wish): Promise<string[]> {
  const { after } = await inWishlist(deps, customerId, async (tx, before) => {
    if (before.includes(itemId)) return
    if ((await listPublished(tx, [itemId])).length === 0) throw new ShopError('product_not_found')
    if (before.length >= maxWishes) throw new ShopError('wishlist_full')
    await insertWishes(tx, { customerId, itemIds: [itemId], now: deps.clock() })
  })
  return after
}

export async function removeWish(deps: Deps, wish: Wish): Promise<string[]> {
  const { after } = await inWishlist(deps, wish.customerId, (tx) => deleteWish(tx, wish))
  return after
}

/** What she kept as a guest comes before what she keeps, as far as there is room. */
export async function mergeWishes(
  deps: Deps,
  { customerId, itemIds }: { customerId: string; itemIds: string[] },
): Promise<{ itemIds: string[]; merged: number }> {
  const { before, after } = await inWishlist(deps, customerId, async (tx, kept) => {
    const fresh = [...new Set(itemIds)].filter((id) => !kept.includes(id))
    const published = await listPublished(tx, fresh)
    const fitting = published.slice(0, maxWishes - kept.length)
    await insertWishes(tx, { customerId, itemIds: fitting, now: deps.clock() })
  })
  return { itemIds: after, merged: after.length - before.length }
}

/** One list is changed by one call at a time: that is what keeps the most in it. */
async function inWishlist(
  { db }: Deps,
  customerId: string,
  change: (tx: Queries, kept: string[]) => Promise<void>,
): Promise<{ before: string[]; after: string[] }> {
  return db.transaction(async (tx) => {
    await requireCustomer(tx, customerId)
    const before = await listWishes(tx, customerId)
    await change(tx, before)
    return { before, after: await listWishes(tx, customerId) }
  })
}
