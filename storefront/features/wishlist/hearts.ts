import { useSyncExternalStore } from 'react'
import { answerOf } from '../../api.ts'
import type { Words } from '../../i18n/words.tsx'
import { ignoreFailure } from '../../errors/ignore-failure.ts'
import { attempt, type Failure } from '../../ui/toast.tsx'
import { whenIdle } from '../../when-idle.ts'

declare global {
  /** Pressed before this script was there; see `document.ts`. */
  var hearts: HTMLElement[] | undefined
}

export type Input = { itemId: string; name: string }

/** The items of the wishlist; null until they are known. Pages that anyone may see do not contain them. */
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

export function pressHeart(item: Input, t: Words['t']) {
  const want = !stored?.has(item.itemId)
  void attempt(heartName(item.itemId), () => fill(item, want, t))
}

/** The name by which a failure to save or remove an item is known, wherever that was pressed. */
export function heartName(itemId: string): string {
  return `heart ${itemId}`
}

/** The heart is filled or empty at once; whether that is so, the keeper's code finds out. */
async function fill(
  item: Input,
  want: boolean,
  t: Words['t'],
): Promise<Failure | undefined | void> {
  const before = stored
  const next = new Set(before)
  next[want ? 'add' : 'delete'](item.itemId)
  showSaved(next)
  const store = await answerOf(loadWishlistStore())
  if (store) return store.saveOrRemove(item, want, t)
  showSaved(before)
  return null
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
  const loading = loadWishlistStore().then(({ loadWishlist }) => loadWishlist())
  void ignoreFailure(loading, 'The hearts stay empty until one is pressed.')
}

function pressAgain() {
  const early = globalThis.hearts
  globalThis.hearts = undefined
  for (const heart of early ?? []) heart.click()
}
