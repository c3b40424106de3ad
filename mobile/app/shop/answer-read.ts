import type { CopyOfRead } from '@rimal/storefront/offline/messages.ts'
import type { CopyStore } from './copy-store.ts'

/** The time after which a read is answered with a copy, where there is one; the same as in the web shop. */
export const patienceMs = 4000

type Given = {
  copies: CopyStore
  now: () => Date
  /** Whether a copy of the answer has to be marked, because it shows prices or stock. */
  isDated: (address: string) => boolean
  /** Called for each marked copy, with the time at which the shop made it. */
  onCopy: (since: number) => void
}

/**
 * Returns the function that answers a read that anyone may see: the shop is asked first, and after a while, or without a
 * connection, a copy answers. An answer that comes later is still stored.
 */
export function createAnswerRead(given: Given) {
  const { copies, now, isDated, onCopy } = given

  async function askAndStore(address: string, ask: () => Promise<Response>): Promise<Response> {
    const answer = await ask()
    if (mayStore(answer)) {
      const text = await answer.clone().text()
      const madeAt = Date.parse(answer.headers.get('date') ?? '') || now().getTime()
      // A phone without space stores nothing, and the shop is open all the same.
      void copies.store({ address, text, madeAt }, now()).catch(() => {})
    }
    return answer
  }

  async function copyOf(address: string): Promise<Response | undefined> {
    const copy = await copies.find(address).catch(() => undefined)
    if (!copy) return undefined
    if (!isDated(address)) return jsonOf(copy.text)
    onCopy(copy.madeAt)
    const mark: CopyOfRead = { copyOf: copy.madeAt }
    return jsonOf(JSON.stringify({ ...JSON.parse(copy.text), ...mark }))
  }

  return async (address: string, ask: () => Promise<Response>): Promise<Response> => {
    const asked = askAndStore(address, ask)
    const late = Promise.withResolvers<'late'>()
    const timer = setTimeout(() => late.resolve('late'), patienceMs)
    try {
      const first = await Promise.race([asked, late.promise])
      if (first !== 'late') return first
      return (await copyOf(address)) ?? (await asked)
    } catch (error) {
      // The page that asked has been left.
      if ((error as Partial<Error>).name === 'AbortError') throw error
      const copy = await copyOf(address)
      if (copy) return copy
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The rule of the web shop: only what every shared cache may hold. */
function mayStore({ status, headers }: Response): boolean {
  const directives = (headers.get('cache-control') ?? '').split(',').map((it) => it.trim())
  return status === 200 && directives.includes('public')
}

function jsonOf(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json' } })
}
