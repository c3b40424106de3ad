import type { WishlistItem } from '@rimal/contract/wishlist'
import { type RefObject, useEffect, useRef } from 'react'
import { call } from '../../api.ts'
import { useLoginHint } from '../../session/login-hint.ts'
import type { Loaded } from '../../ui/resource/resource.ts'
import { useResource } from '../../ui/resource/use-resource.ts'
import { useSaved } from './hearts.ts'
import { loadWishlist } from './save-wishlist.ts'
import { storedWishlist } from './stored-wishlist.ts'

type Found = {
  items: WishlistItem[]
  /** All requested ids; in a guest's list, products that are not in the shop are missing from `items`. */
  asked: string[]
  /** The token of a customer's list that is shared. */
  token: string | null
  notifies: boolean
}

/**
 * Returns the items of the wishlist, with their current price and state. A removed item remembers its position
 * without being shown, so that undoing the removal puts it there again.
 */
export function useWishlistItems() {
  const stored = useSaved()
  const loggedIn = useLoginHint()
  const shown = useRef<Found | null>(null)
  const { result, failed, load, change } = useResource<Found>(`wishlist ${loggedIn}`, () =>
    askItems(loggedIn, shown),
  )
  useEffect(() => void (shown.current = result))
  // Items added elsewhere meanwhile are loaded too.
  const added = [...(stored ?? [])].filter((id) => result && !result.asked.includes(id)).join()
  useEffect(() => {
    if (added) void load()
  }, [added, load])

  return {
    items:
      stored && result ? result.items.filter((item) => stored.has(item.product_item_id)) : null,
    count: stored?.size ?? null,
    token: result?.token ?? null,
    notifies: result?.notifies ?? false,
    setOwn: (part: Partial<Pick<Found, 'token' | 'notifies'>>) =>
      change((now) => ({ ...now, ...part })),
    failed,
    load,
  }
}

async function askItems(loggedIn: boolean, shown: RefObject<Found | null>): Promise<Loaded<Found>> {
  const { result, message } = await (loggedIn ? askCustomersItems() : askGuestsItems())
  return { message, result: result && withDropped(result, shown.current) }
}

async function askCustomersItems(): Promise<Loaded<Found>> {
  await loadWishlist()
  const { result, message } = await call('GET wishlist/list-items')
  const asked = result?.items.map((item) => item.product_item_id) ?? []
  return { message, result: result && { ...result, asked } }
}

async function askGuestsItems(): Promise<Loaded<Found>> {
  await loadWishlist()
  const asked = storedWishlist().itemIds
  const { result, message } = await call('POST wishlist/show-guest-items', {
    body: { itemIds: asked },
  })
  return { message, result: result && { items: result, asked, token: null, notifies: false } }
}

function withDropped(now: Found, before: Found | null): Found {
  const here = new Set(now.items.map((item) => item.product_item_id))
  const dropped = before?.items.filter((item) => !here.has(item.product_item_id)) ?? []
  return {
    ...now,
    items: [...now.items, ...dropped],
    asked: [...now.asked, ...(before?.asked ?? [])],
  }
}
