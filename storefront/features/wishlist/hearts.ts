import { useSyncExternalStore } from 'react'
import type { Words } from '../../i18n/words.tsx'
import { showToast } from '../../ui/toast.tsx'
import { whenIdle } from '../../when-idle.ts'

declare global {
  /** Pressed before this script was there; see `document.ts`. */
  var hearts: HTMLElement[] | undefined
}

export type Wish = { itemId: string; name: string }

/** The items that are kept; null until that is known. Pages that anyone may see say nothing of it. */
let kept: ReadonlySet<string> | null = null
const listeners = new Set<() => void>()

const loadKeeper = () => import('./keep-wishes.ts')

export function useHeart(itemId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => kept?.has(itemId) ?? false,
    () => false,
  )
}

export function useKept(): ReadonlySet<string> | null {
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => null,
  )
}

export function showKept(now: ReadonlySet<string> | null) {
  kept = now
  for (const listener of listeners) listener()
}

/** The heart is filled or empty at once; whether that is so, the keeper's code finds out. */
export function pressHeart(wish: Wish, t: Words['t']) {
  const before = kept
  const next = new Set(before)
  const want = !next.delete(wish.itemId)
  if (want) next.add(wish.itemId)
  showKept(next)
  loadKeeper().then(
    ({ keepOrDrop }) => keepOrDrop(wish, want, t),
    () => {
      showKept(before)
      showToast(t('no_answer'))
    },
  )
}

function subscribe(listener: () => void) {
  if (listeners.size === 0 && !kept) {
    whenIdle(wake)
    queueMicrotask(pressAgain)
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function wake() {
  // Without its code the hearts stay empty until one is pressed.
  loadKeeper().then(
    ({ loadWishes }) => loadWishes(),
    () => {},
  )
}

function pressAgain() {
  const early = globalThis.hearts
  globalThis.hearts = undefined
  for (const heart of early ?? []) heart.click()
}
