import { useSyncExternalStore } from 'react'

const key = 'rimal-unusable-codes'

/** Discount codes that the shopper was found to have no more use of, with a space between two. */
export function useUnusableCodes(): string {
  return useSyncExternalStore(subscribe, read, () => '')
}

export function saveUnusableCodes(codes: readonly string[]) {
  try {
    localStorage.setItem(key, codes.join(' '))
    dispatchEvent(new Event(key))
  } catch {
    // A forbidden storage shows the announcement once more.
  }
}

function read(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

function subscribe(listener: () => void) {
  addEventListener(key, listener)
  return () => removeEventListener(key, listener)
}
