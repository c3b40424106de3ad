import type { identityApi, SentCode } from '@rimal/contract/identity'
import type { BodyOf, ResultOf } from '@rimal/contract/endpoint'
import { useSyncExternalStore } from 'react'

export type Purpose = BodyOf<typeof identityApi.sendCode>['purpose']
export type Proved = ResultOf<typeof identityApi.checkCode>

/** A code on its way: to whom, for what, since when. */
export type Sent = SentCode & { contact: string; purpose: Purpose; sentAt: number }

export type LoginDraft = {
  /** Where she was when she wanted to log in. */
  from: string | null
  by: 'phone' | 'email'
  phone: string
  email: string
  /** With a password instead of a code. */
  byPassword: boolean
  sent: Sent | null
  /** She went back to change the contact; the code that was sent still counts. */
  changing: boolean
  /** What a right code was exchanged for; the contact is not known where a link stood for the code. */
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
 * How far she has come, held in this tab: she leaves it to read the code, and the phone may have
 * dropped the page when she is back. Never a password.
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
