import { useSyncExternalStore } from 'react'
import type { Words } from '../../i18n/words.tsx'
import { showToast } from '../../ui/toast.tsx'
import { whenIdle } from '../../when-idle.ts'

declare global {
  /** Pressed before this script was there; see `document.ts`. */
  var hearts: HTMLElement[] | undefined
}

export type Input = { itemId: string; name: string }

/** The items that are kept; null until that is known. Pages that anyone may see say nothing of it. */
let stored: ReadonlySet<string> | null = null
const listeners = new Set<() => void>()

const loadWishlistStore = () => import('./save-wishlist.ts')

export function useHeart(itemId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stored?.has(itemId) ?? false,
    () => false,
  )
}

export function useSaved(): ReadonlySet<string> | null {
  return useSyncExternalStore(
    subscribe,
    () => stored,
    () => null,
  )
}

export function showSaved(now: ReadonlySet<string> | null) {
  stored = now
  for (const listener of listeners) listener()
}

/** The heart is filled or empty at once; whether that is so, the keeper's code finds out. */
export function pressHeart(item: Input, t: Words['t']) {
  const before = stored
  const next = new Set(before)
  const want = !next.delete(item.itemId)
  if (want) next.add(item.itemId)
  showSaved(next)
  loadWishlistStore().then(
    ({ saveOrRemove }) => saveOrRemove(item, want, t),
    () => {
      showSaved(before)
      showToast(t('no_answer'))
    },
  )
}

function subscribe(listener: () => void) {
  if (listeners.size === 0 && !stored) {
    whenIdle(wake)
    queueMicrotask(pressAgain)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function wake() {
  // Without its code the hearts stay empty until one is pressed.
  loadWishlistStore().then(
    ({ loadWishlist }) => loadWishlist(),
    () => {},
  )
}

function pressAgain() {
  const early = globalThis.hearts
  globalThis.hearts = undefined
  for (const heart of early ?? []) heart.click()
}
