export const wishesKey = 'rimal-wishlist'

/** Item ids, the newest first. A guest's stand nowhere else; a customer's are those last seen. */
export type StoredWishes = { customerId: string | null; itemIds: string[] }

const nothing: StoredWishes = { customerId: null, itemIds: [] }

export function storedWishes(): StoredWishes {
  try {
    const stored: Partial<StoredWishes> = JSON.parse(localStorage.getItem(wishesKey) ?? '{}')
    const { customerId = null, itemIds } = stored
    return Array.isArray(itemIds) ? { customerId, itemIds: itemIds.filter(isId) } : nothing
  } catch {
    return nothing
  }
}

/** False where the browser keeps nothing for us. */
export function storeWishes(wishes: StoredWishes): boolean {
  try {
    localStorage.setItem(wishesKey, JSON.stringify(wishes))
    return true
  } catch {
    return false
  }
}

function isId(id: unknown): id is string {
  return typeof id === 'string' && /^[a-z0-9_-]{1,80}$/.test(id)
}
