import type { identityApi, SentCode } from '@rimal/contract/identity'
import type { BodyOf, ResultOf } from '@rimal/contract/endpoint'
import { isRecord, storedValue } from '../../session/stored-value.ts'
import { useStored } from '../../session/use-stored.ts'

export type Purpose = BodyOf<typeof identityApi.sendCode>['purpose']
export type VerifiedCode = ResultOf<typeof identityApi.checkCode>

/** A code that was sent: to which contact, for which purpose, and when. */
export type Sent = SentCode & { contact: string; purpose: Purpose; sentAt: number }

export type LoginDraft = {
  /** The page on which the customer wanted to log in. */
  from: string | null
  by: 'phone' | 'email'
  phone: string
  email: string
  /** With a password instead of a code. */
  byPassword: boolean
  sent: Sent | null
  /** The customer returned to change the contact; the code that was sent is still valid. */
  changing: boolean
  /** The ticket received for a right code; the contact is unknown when a link replaced the code. */
  ticket: { value: string; next: 'register' | 'set-password'; contact: string | null } | null
  person: { name: string; gender: string; birthDate: string }
}

const blank: LoginDraft = {
  from: null,
  by: 'phone',
  phone: '',
  email: '',
  byPassword: false,
  sent: null,
  changing: false,
  ticket: null,
  person: { name: '', gender: '', birthDate: '' },
}

const stored = storedValue<LoginDraft>({
  area: 'session',
  key: 'rimal-login',
  version: 1,
  initial: blank,
  parse(found) {
    if (!isRecord(found)) return null
    const draft: LoginDraft = { ...blank, ...found }
    return { ...draft, sent: draft.sent && isAlive(draft.sent) ? draft.sent : null }
  },
})

/**
 * Returns the progress of the login, stored in this tab: the customer leaves the tab to read the code, and the
 * phone may have dropped the page meanwhile. A password is never stored.
 */
export function useLoginDraft(): LoginDraft {
  return useStored(stored, blank)
}

export function loginDraft(): LoginDraft {
  return stored.get()
}

export function storeLoginDraft(part: Partial<LoginDraft>) {
  stored.set({ ...loginDraft(), ...part })
}

export function clearLoginDraft() {
  storeLoginDraft(blank)
}

export function isAlive({ sentAt, lifeSeconds }: Sent): boolean {
  return Date.now() < sentAt + lifeSeconds * 1000
}
