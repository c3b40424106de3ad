import { isLoggedIn } from '../../session/login-hint.ts'
import { type Draft, storageName } from './draft.ts'

/** A guest finds the measurements again in this browser; a customer has an account for them. */
export function storeDraft(draft: Draft) {
  try {
    const [used, other] = isLoggedIn()
      ? [sessionStorage, localStorage]
      : [localStorage, sessionStorage]
    used.setItem(storageName, JSON.stringify(draft))
    other.removeItem(storageName)
  } catch {
    // Without storage the figures live as long as the form.
  }
}
