import { sizes } from '@rimal/contract/limits'
import { useSyncExternalStore } from 'react'

const key = 'my_size'
const listeners = new Set<() => void>()

/**
 * Returns the size that the shopper chose last, here or on an earlier visit; null until the browser has read it.
 */
export function useMySize(): number | null {
  return useSyncExternalStore(subscribe, remembered, () => null)
}

export function rememberMySize(size: number) {
  try {
    localStorage.setItem(key, String(size))
  } catch {
    // A forbidden storage costs only the reminder.
  }
  for (const listener of listeners) listener()
}

function remembered(): number | null {
  try {
    const stored = Number(localStorage.getItem(key))
    return sizes.find((size) => size === stored) ?? null
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
