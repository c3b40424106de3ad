import type { Session } from '@rimal/contract/identity'
import { ask } from '../api.ts'
import { isLoggedIn, loginRecord } from './login-hint.ts'
import type { Answered, Send } from './send.ts'

/** In the memory of this page, and nowhere else. */
let held: { bearer: string; customerId: string } | null = null
let renewing: Promise<string | null> | null = null

/** Sends a call as the customer who is logged in, else as the guest. */
export function asShopper<A extends Answered>(send: Send<A>): Promise<A> {
  return isLoggedIn() ? asCustomer(send) : asGuest(send)
}

/**
 * Sends a call with her bearer, once more with a new one where that has ended, and as a guest's where
 * her login has.
 */
export async function asCustomer<A extends Answered>(send: Send<A>): Promise<A> {
  const used = bearerNow() ?? (await renew())
  if (used === null) return asGuest(send)
  const answer = await send(used)
  if (answer.status !== 401) return answer
  // Another call may have renewed it already.
  if (held?.bearer === used) held = null
  const next = bearerNow() ?? (await renew())
  return next === null ? asGuest(send) : send(next)
}

/**
 * The tabs of a browser share one guest, whom the first answer names and a login ends: what is sent
 * before that is known would be another guest's. So they send one at a time, and whoever waited for
 * a login goes on as the customer.
 */
async function asGuest<A extends Answered>(send: Send<A>): Promise<A> {
  const answer = await inGuestsTurn(async () => {
    if (isLoggedIn()) return null
    const answered = await send(null)
    const login = loginIn(answered)
    if (login) storeSession(login)
    return answered
  })
  return answer ?? asCustomer(send)
}

/** The ways in answer with a login, or with a step that holds one. */
function loginIn({ result }: Answered): Session | null {
  const step = result as (Partial<Session> & { login?: Session | null }) | undefined
  const login = step?.login ?? step
  return login?.accessToken ? (login as Session) : null
}

/** She is in, or still is. */
export function storeSession({ accessToken, customer }: Session) {
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
  // Not while another tab renews the login, which would bring her name back.
  const reply = await inTurn('login', () => ask('POST identity/log-out', { body: {} })).catch(
    () => null,
  )
  if (reply?.errorCode !== 0) return false
  clearEverything(home)
  return true
}

/** Forgets who was here, all but the language, and starts at home anew. */
export function clearEverything(home: string) {
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
  renewing ??= inTurn('login', exchange).finally(() => {
    renewing = null
  })
  return renewing
}

async function exchange(): Promise<string | null> {
  const { status, result } = await ask('POST identity/refresh', { body: {} })
  if (result) {
    storeSession(result)
    return result.accessToken
  }
  // A shop that cannot answer now has not logged anybody out.
  if (status !== 401) throw new Error('The login could not be renewed.')
  clearLogin()
  return null
}

/** Her login has ended; she goes on as a guest. */
export function clearLogin() {
  held = null
  localStorage.removeItem('first_app')
  dispatchEvent(new Event('login'))
}

/** The tabs of a browser share its cookies, so one at a time does what changes them. */
function inTurn<Result>(
  what: 'guest' | 'login',
  run: () => Promise<Result>,
  options: { signal?: AbortSignal } = {},
): Promise<Result> {
  // Browsers hide locks from addresses that are not safe.
  return 'locks' in navigator ? navigator.locks.request(what, options, run) : run()
}

const longestWaitMs = 4000

/** Whoever has waited long goes on: a call of another tab may hang, and most guests are known already. */
async function inGuestsTurn<Result>(run: () => Promise<Result>): Promise<Result> {
  let isMyTurn = false
  const begin = () => {
    isMyTurn = true
    return run()
  }
  try {
    return await inTurn('guest', begin, { signal: AbortSignal.timeout(longestWaitMs) })
  } catch (error) {
    if (isMyTurn) throw error
    return run()
  }
}
