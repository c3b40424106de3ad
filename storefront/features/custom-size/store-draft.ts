import { isLoggedIn } from '../../session/login-hint.ts'
import { customersDraft, type Draft, guestsDraft } from './draft.ts'

/** Stores what was typed, for a guest longer than for a customer, who has an account for it. */
export function storeDraft(draft: Draft) {
  const [used, other] = isLoggedIn() ? [customersDraft, guestsDraft] : [guestsDraft, customersDraft]
  used.set(draft)
  other.clear()
}
