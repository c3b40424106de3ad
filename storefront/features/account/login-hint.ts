import { useSyncExternalStore } from 'react'

export function useLoginHint(): boolean {
  return useSyncExternalStore(subscribe, isLoggedIn, () => false)
}

/** Forgets who was here, all but the language, and starts at home anew. */
export function logOut(home: string) {
  try {
    const language = localStorage.getItem('selectedLanguage')
    localStorage.clear()
    if (language) localStorage.setItem('selectedLanguage', language)
  } finally {
    location.assign(home)
  }
}

/**
 * Whether a login record is stored (`first_app`). It chooses what is shown, nothing more: what is
 * hers, the API gives only to her token.
 */
export function isLoggedIn(): boolean {
  try {
    const record: unknown = JSON.parse(localStorage.getItem('first_app') ?? 'null')
    return typeof record === 'object' && record !== null && '_id' in record
  } catch {
    return false
  }
}

function subscribe(listener: () => void) {
  addEventListener('storage', listener)
  addEventListener('login', listener)
  return () => {
    removeEventListener('storage', listener)
    removeEventListener('login', listener)
  }
}
