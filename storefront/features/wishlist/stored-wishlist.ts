import { storedValue } from '../../session/stored-value.ts'
export const wishlistKey = 'rimal-wishlist'

/** Item ids, the newest first. A guest's stand nowhere else; a customer's are those last seen. */
export type StoredWishlist = { customerId: string | null; itemIds: string[] }

const nothing: StoredWishlist = { customerId: null, itemIds: [] }

const stored = storedValue<StoredWishlist>({
  area: 'local',
  key: wishlistKey,
  version: 1,
  initial: nothing,
  parse(list) {
    const { customerId = null, itemIds } = list as Partial<StoredWishlist>
    return Array.isArray(itemIds) ? { customerId, itemIds: itemIds.filter(isId) } : null
  },
})

export function storedWishlist(): StoredWishlist {
  return stored.get()
}

/** Stores the wishlist; returns false when the browser does not store it, and changes nothing. */
export function storeWishlist(wishlistItems: StoredWishlist): boolean {
  const before = stored.get()
  if (stored.set(wishlistItems)) return true
  stored.set(before)
  return false
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9_-]{1,80}$/.test(id)
}
