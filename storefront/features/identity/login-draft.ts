import type { identityApi, SentCode } from '@rimal/contract/identity'
import type { BodyOf, ResultOf } from '@rimal/contract/endpoint'
import { useSyncExternalStore } from 'react'

export type Purpose = BodyOf<typeof identityApi.sendCode>['purpose']
export type Proved = ResultOf<typeof identityApi.checkCode>

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

const key = 'rimal-login'
let draft: LoginDraft | null = null
const listeners = new Set<() => void>()

/**
 * Returns the progress of the login, stored in this tab: the customer leaves the tab to read the code, and the
 * phone may have dropped the page meanwhile. A password is never stored.
 */
export function useLoginDraft(): LoginDraft {
  return useSyncExternalStore(subscribe, loginDraft, () => blank)
}

export function loginDraft(): LoginDraft {
  draft ??= stored()
  return draft
}

export function storeLoginDraft(part: Partial<LoginDraft>) {
  draft = { ...loginDraft(), ...part }
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // A forbidden storage costs only the second chance.
  }
  for (const listener of listeners) listener()
}

export function clearLoginDraft() {
  storeLoginDraft(blank)
}

function stored(): LoginDraft {
  try {
    const stored: LoginDraft = { ...blank, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') }
    return { ...stored, sent: stored.sent && isAlive(stored.sent) ? stored.sent : null }
  } catch {
    return blank
  }
}

export function isAlive({ sentAt, lifeSeconds }: Sent): boolean {
  return Date.now() < sentAt + lifeSeconds * 1000
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
