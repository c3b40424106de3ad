import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf, ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { type LanguageCode, languageOfPath } from '@rimal/contract/language'
import { device } from './device/device.ts'
import { ignoreFailure } from './errors/ignore-failure.ts'
import type { Answer, ReadAddress, ReadInput } from './read.ts'
import { loginRecord } from './session/login-hint.ts'
import type { Answered, Send } from './session/send.ts'

type Address = keyof ApiByAddress
type Input<A extends Address> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: Omit<QueryOf<ApiByAddress[A]>, 'language_code'>
  body?: Omit<NonNullable<BodyOf<ApiByAddress[A]>>, 'language_code'>
  /** Ends the request. */
  signal?: AbortSignal | undefined
}
export type Reply<A extends Address> = {
  status: number
  errorCode: number
  message: string
  fields?: Record<string, string>
  /** Seconds after which the same call may succeed. */
  retryAfter?: number
  result?: ResultOf<ApiByAddress[A]>
}

/**
 * Calls the API: `call('POST guest-cart/remove-line', { body })`, as the customer when one is logged in. A refusal
 * is returned as an answer with errorCode ≠ 0; only a request that got no answer throws. Some reads of a customer have
 * a copy for that case (`offline/customer-copies.ts`).
 */
export async function call<A extends Address>(address: A, input?: Input<A>): Promise<Reply<A>> {
  const customerId = loginRecord()?._id
  if (!customerId && address.startsWith('GET')) return ask(address, input)
  const asked = asShopper((bearer) => ask(address, input, bearer))
  if (!customerId) return asked
  asked.catch(() => {})
  const copies = await ignoreFailure(
    import('./offline/customer-copies.ts'),
    'Only without a connection is something missing.',
  )
  if (!copies) return asked
  if (address.startsWith('GET')) return copies.orCopy(customerId, { address, input }, asked)
  const answer = await asked
  await ignoreFailure(copies.deleteChangedCopies(address), 'The next answer replaces the copy.')
  return answer
}

/** Calls the API like `call`; null where no answer came, which the caller shows or handles. */
export function tryCall<A extends Address>(address: A, input?: Input<A>): Promise<Reply<A> | null> {
  return answerOf(call(address, input))
}

/** Returns the answer of a request; null where none came, which the caller shows or handles. */
export function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  return asked.catch(() => null)
}

/** Sends a call that depends on the shopper, once it is its turn: with a bearer, or null for a guest. */
export async function asShopper<A extends Answered>(send: Send<A>): Promise<A> {
  const session = await import('./session/session.ts')
  return session.asShopper(send)
}

/** Makes the call itself, for the customer of the bearer. */
export async function ask<A extends Address>(
  address: A,
  input: Input<A> = {},
  bearer?: string | null,
): Promise<Reply<A>> {
  const [method = 'GET', path = ''] = address.split(' ', 2)
  const language_code = pageLanguage()
  const body = method === 'GET' ? undefined : JSON.stringify({ language_code, ...input.body })
  const response = await device.fetch(
    urlOf(path, input.params, body ? {} : { language_code, ...input.query }),
    {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      },
      body,
      signal: input.signal ?? null,
    },
  )
  const envelope = await response.json()
  return { ...envelope, status: response.status }
}

/** The oldest first. */
const cached = new Map<string, { until: number; answer: Promise<unknown> }>()
/** A read is answered from this page for so long. */
export const storeMilliseconds = 30_000

/** Makes a public read and caches it for a moment: data fetched on intent is there when the page opens. */
export function read<A extends ReadAddress>(address: A, input: ReadInput<A>): Promise<Answer<A>> {
  const now = Date.now()
  for (const [old, { until }] of cached) {
    if (until > now) break
    cached.delete(old)
  }
  const key = JSON.stringify([address, input])
  const known = cached.get(key)
  if (known) return known.answer as Promise<Answer<A>>
  const answer = ask(address, input as Input<A>) as Promise<Answer<A>>
  cached.set(key, { until: now + storeMilliseconds, answer })
  answer.catch(() => cached.delete(key))
  return answer
}

/** The address alone says the language of a page. */
function pageLanguage(): LanguageCode {
  return languageOfPath(location.pathname).language
}

function urlOf(path: string, params: unknown, query: Record<string, unknown>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return `/api/${filled}${search ? `?${search}` : ''}`
}
