import { withAbsolutePictures } from './absolute-pictures.ts'
import { isLoginCall, storeToken, nativeBody } from './login-calls.ts'
import type { Tokens } from './tokens.ts'

export const guestHeader = 'x-guest-token'

/** A write that hangs holds up the next one no longer; the same as in the web shop. */
const longestTurnMs = 4000

type Given = {
  /** The origin of the shop. */
  origin: string
  /** The network. */
  fetch: typeof fetch
  tokens: Tokens
  /** Whether anyone may see the answer of a path. */
  isPublic: (pathname: string) => boolean
  /** Answers a read that anyone may see: from the shop, or with a copy. */
  answerRead: (address: string, ask: () => Promise<Response>) => Promise<Response>
  /** Deletes what the app has stored of the customer. */
  deleteCustomerData: () => Promise<void>
}

/**
 * Returns the function by which the storefront asks the shop (`Device.fetch`): it names the guest, keeps the refresh
 * token from the page, and answers public reads without a connection.
 */
export function createShopFetch(given: Given) {
  const { origin, tokens, isPublic, answerRead } = given
  let turn: Promise<unknown> = Promise.resolve()

  /**
   * Two first writes at the same time would look like those of two guests, so writes of guests wait for each other until
   * the shop has named the guest.
   */
  function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    if (tokens.guest()) return run()
    const result = turn.then(run, run)
    const late = new Promise((done) => setTimeout(done, longestTurnMs))
    turn = Promise.race([result.catch(() => {}), late])
    return result
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers)
    const isWrite = (init.method ?? 'GET') !== 'GET'
    const isGuest = !headers.has('authorization')
    if (isGuest && (isWrite || tokens.guest())) headers.set(guestHeader, tokens.guest())
    const answer = await given.fetch(origin + path, { ...init, headers, credentials: 'omit' })
    const named = answer.headers.get(guestHeader)
    // A read without a guest is answered with a new one, which has nothing and would take the place of a guest who has.
    if (named !== null && isGuest && isWrite) await tokens.storeGuest(named)
    return answer
  }

  async function sendLogin(path: string, call: string, init: RequestInit): Promise<Response> {
    const body = nativeBody(call, String(init.body), tokens)
    return storeToken(call, await send(path, { ...init, body }), given)
  }

  return async (path: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(path, origin)
    const call = pathname.replace(/^\/api\//, '')
    if (isLoginCall(call)) return inTurn(() => sendLogin(path, call, init))
    if ((init.method ?? 'GET') !== 'GET') {
      const isGuest = !new Headers(init.headers).has('authorization')
      return isGuest ? inTurn(() => send(path, init)) : send(path, init)
    }
    if (!isPublic(pathname)) return send(path, init)
    // Without a header of its own, the request needs no question beforehand whether it may be asked.
    const signal = init.signal ?? null
    const answer = await answerRead(origin + path, () =>
      given.fetch(origin + path, { signal, credentials: 'omit' }),
    )
    return withAbsolutePictures(answer, { pathname, origin })
  }
}
