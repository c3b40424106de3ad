export const wishlistKey = 'rimal-wishlist'

/** Item ids, the newest first. A guest's stand nowhere else; a customer's are those last seen. */
export type StoredWishlist = { customerId: string | null; itemIds: string[] }

const nothing: StoredWishlist = { customerId: null, itemIds: [] }

export function storedWishlist(): StoredWishlist {
  try {
    const stored: Partial<StoredWishlist> = JSON.parse(localStorage.getItem(wishlistKey) ?? '{}')
    const { customerId = null, itemIds } = stored
    return Array.isArray(itemIds) ? { customerId, itemIds: itemIds.filter(isId) } : nothing
  } catch {
    return nothing
  }
}

/** Stores the wishlist; returns false when the browser does not store it. */
export function storeWishlist(wishlistItems: StoredWishlist): boolean {
  try {
    localStorage.setItem(wishlistKey, JSON.stringify(wishlistItems))
    return true
  } catch {
    return false
  }
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9_-]{1,80}$/.test(id)
}
