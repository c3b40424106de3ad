import type { Session } from '@rimal/contract/identity'
import { ask } from '../api.ts'
import { loginRecord } from './login-hint.ts'

/** In the memory of this page, and nowhere else. */
let held: { bearer: string; customerId: string } | null = null
let renewing: Promise<string | null> | null = null

/**
 * Sends a call with her bearer, once more with a new one where that has ended, and as a guest's where
 * her login has.
 */
export async function asCustomer<Answer extends { status: number }>(
  send: (bearer: string | null) => Promise<Answer>,
): Promise<Answer> {
  const used = bearerNow() ?? (await renew())
  const answer = await send(used)
  if (answer.status !== 401 || used === null) return answer
  // Another call may have renewed it already.
  if (held?.bearer === used) held = null
  return send(bearerNow() ?? (await renew()))
}

/** She is in, or still is. */
export function keepSession({ accessToken, customer }: Session) {
  held = { bearer: accessToken, customerId: customer._id }
  try {
    localStorage.setItem('first_app', JSON.stringify(customer))
  } catch {
    // Without storage she stays a guest.
  }
  dispatchEvent(new Event('login'))
}

/** Ends the login and leaves for home; false where the shop did not answer, and she is still in. */
export async function logOut(home: string): Promise<boolean> {
  const reply = await ask('POST identity/log-out', { body: {} }).catch(() => null)
  if (reply?.errorCode !== 0) return false
  forgetEverything(home)
  return true
}

/** Forgets who was here, all but the language, and starts at home anew. */
export function forgetEverything(home: string) {
  held = null
  try {
    const language = localStorage.getItem('selectedLanguage')
    localStorage.clear()
    if (language) localStorage.setItem('selectedLanguage', language)
    // What she typed in this tab, her address among it.
    sessionStorage.clear()
  } finally {
    location.assign(home)
  }
}

/** None where another tab has logged somebody else in meanwhile. */
function bearerNow(): string | null {
  return held && held.customerId === loginRecord()?._id ? held.bearer : null
}

/** A new bearer, for all who wait at once; null where the login has ended. */
function renew(): Promise<string | null> {
  renewing ??= inTurn(exchange).finally(() => {
    renewing = null
  })
  return renewing
}

async function exchange(): Promise<string | null> {
  const { status, result } = await ask('POST identity/refresh', { body: {} })
  if (result) {
    keepSession(result)
    return result.accessToken
  }
  // A shop that cannot answer now has not logged anybody out.
  if (status !== 401) throw new Error('The login could not be renewed.')
  forgetLogin()
  return null
}

/** Her login has ended; she goes on as a guest. */
export function forgetLogin() {
  held = null
  localStorage.removeItem('first_app')
  dispatchEvent(new Event('login'))
}

/** The tabs of a browser share one cookie, so one at a time exchanges it. */
function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  // Browsers hide locks from addresses that are not safe.
  return 'locks' in navigator ? navigator.locks.request('login', run) : run()
}
