import type { WishlistItem } from '@rimal/contract/wishlist'
import { useCallback, useEffect, useState } from 'react'
import { call } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { useLoginHint } from '../../session/login-hint.ts'
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
  const { t } = useWords()
  const stored = useSaved()
  const loggedIn = useLoginHint()
  const [found, setFound] = useState<Found | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const fresh = stored ? [...stored].filter((id) => !found?.asked.includes(id)).join() : null

  const load = useCallback(() => {
    askItems(loggedIn).then(
      (reply) => {
        if ('message' in reply) return setFailed(reply.message)
        setFailed(null)
        setFound((before) => withDropped(reply, before))
      },
      () => setFailed(t('no_answer')),
    )
  }, [loggedIn, t])
  // Items added elsewhere meanwhile are loaded too.
  useEffect(() => {
    if (fresh !== '') load()
  }, [load, fresh])

  return {
    items: stored && found ? found.items.filter((item) => stored.has(item.product_item_id)) : null,
    count: stored?.size ?? null,
    token: found?.token ?? null,
    notifies: found?.notifies ?? false,
    setOwn: (part: Partial<Pick<Found, 'token' | 'notifies'>>) =>
      setFound((now) => now && { ...now, ...part }),
    failed,
    load,
  }
}

async function askItems(loggedIn: boolean): Promise<Found | { message: string }> {
  await loadWishlist()
  if (loggedIn) {
    const { result, message } = await call('GET wishlist/list-items')
    if (!result) return { message }
    return { ...result, asked: result.items.map((item) => item.product_item_id) }
  }
  const asked = storedWishlist().itemIds
  const { result, message } = await call('POST wishlist/show-guest-items', {
    body: { itemIds: asked },
  })
  return result ? { items: result, asked, token: null, notifies: false } : { message }
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
