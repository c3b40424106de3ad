import { useSyncExternalStore } from 'react'
import type { StoredValue } from './stored-value.ts'

/** A stored value on the screen; the server knows no storage, and renders the page with `onServer`. */
export function useStored<Value>(stored: StoredValue<Value>, onServer: Value): Value {
  return useSyncExternalStore(stored.subscribe, stored.get, () => onServer)
}
