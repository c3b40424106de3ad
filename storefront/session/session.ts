import type { Session } from '@rimal/contract/identity'
import { ask, answerOf } from '../api.ts'
import { showBadge } from '../device/badge.ts'
import { device } from '../device/device.ts'
import { deleteDayStores } from '../offline/store-names.ts'
import { emptyLocalStorage } from './left-after-logout.ts'
import { isLoggedIn, loginRecord, storedLogin } from './login-hint.ts'
import type { Answered, Send } from './send.ts'
import { emptyStorage } from './stored-value.ts'

/** In the memory of this page, and nowhere else. */
let held: { bearer: string; customerId: string } | null = null
let renewing: Promise<string | null> | null = null

/** Sends a call as the logged-in customer, else as the guest. */
export function asShopper<A extends Answered>(send: Send<A>): Promise<A> {
  return isLoggedIn() ? asCustomer(send) : asGuest(send)
}

/**
 * Sends a call with the customer's bearer; repeats it with a new bearer when the old one has expired, and as a
 * guest when the login has ended.
 */
export async function asCustomer<A extends Answered>(send: Send<A>): Promise<A> {
  const used = bearerNow() ?? (await renew())
  if (used === null) return asGuest(send)
  const answer = await send(used)
  if (answer.status !== 401) return answer
  // Another call may have renewed the bearer already.
  if (held?.bearer === used) held = null
  const next = bearerNow() ?? (await renew())
  return next === null ? asGuest(send) : send(next)
}

/**
 * Sends a call as a guest. The tabs of a browser share one guest: the first answer names the guest, and a login
 * ends it, so a call sent before that is known would belong to another guest. Therefore the tabs send one call at a
 * time, and a call that waited for a login continues as the customer.
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

/** Returns the login in the answer of a login call, which may be inside a step. */
function loginIn({ result }: Answered): Session | null {
  const step = result as (Partial<Session> & { login?: Session | null }) | undefined
  const login = step?.login ?? step
  return login?.accessToken ? (login as Session) : null
}

/** Stores the session after a login or its renewal. */
export function storeSession({ accessToken, customer }: Session) {
  held = { bearer: accessToken, customerId: customer._id }
  // Without storage the customer stays a guest.
  if (!storedLogin.set(JSON.stringify(customer))) storedLogin.clear()
  dispatchEvent(new Event('login'))
}

/**
 * Ends the login and opens the home page; returns false when the shop did not answer and the customer is still
 * logged in.
 */
export async function logOut(home: string): Promise<boolean> {
  // The call waits while another tab renews the login, because the renewal would restore the login record.
  const reply = await answerOf(inTurn('login', () => ask('POST identity/log-out', { body: {} })))
  if (reply?.errorCode !== 0) return false
  clearEverything(home)
  return true
}

/** Forgets who was here, all but what is about the browser, and starts at home anew. */
export function clearEverything(home: string) {
  held = null
  emptyLocalStorage()
  // Removes the values typed in this tab, among them the customer's address.
  emptyStorage('session')
  void deleteTraces().then(() => location.assign(home))
}

/** Returns the bearer; null when another tab has logged in another customer meanwhile. */
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

/** Clears the ended login; the customer continues as a guest. */
export function clearLogin() {
  held = null
  storedLogin.clear()
  void deleteTraces()
  dispatchEvent(new Event('login'))
}

const longestDeletionMs = 2000

/**
 * Deletes what this device has stored of the customer, among it copies of the orders and measurements. Resolves when that
 * is done; a browser that refuses its stores has stored nothing, and one that does not answer holds nobody up.
 */
async function deleteTraces(): Promise<void> {
  showBadge(0)
  const deleted = Promise.allSettled([deleteDayStores(), device.app?.deleteCustomerData()])
  await Promise.race([deleted, new Promise((done) => setTimeout(done, longestDeletionMs))])
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

/**
 * Runs the calls of guests in turn; a call that has waited for long runs anyway, because a call of another tab may
 * hang, and most guests are known already.
 */
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
