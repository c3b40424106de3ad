import type { LoginRecord } from '@rimal/contract/identity'
import { useSyncExternalStore } from 'react'
import { storedText } from './stored-value.ts'

export function useLoginHint(): boolean {
  return useSyncExternalStore(subscribe, isLoggedIn, () => false)
}

export function isLoggedIn(): boolean {
  return loginRecord() !== null
}

/** The specification states its key and its form. */
export const storedLogin = storedText('local', 'first_app')

/**
 * Returns the stored login record (`first_app`). It only decides which content is shown and requested: the API
 * returns the customer's data only for the customer's token.
 */
export function loginRecord(): LoginRecord | null {
  try {
    const record = JSON.parse(storedLogin.get() ?? 'null')
    return record?._id ? record : null
  } catch {
    return null
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
