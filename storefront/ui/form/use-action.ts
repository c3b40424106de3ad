import { useState, useSyncExternalStore } from 'react'
import { createAction } from './action.ts'

/** Runs what a button does: a second press meanwhile does nothing, and `busy` is true until the act has ended. */
export function useAction() {
  const [action] = useState(createAction)
  const busy = useSyncExternalStore(action.subscribe, action.get, action.get)
  return { busy, run: action.run }
}
