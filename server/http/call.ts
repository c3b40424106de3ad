import {
  type BodyOf,
  type Endpoint,
  envelopeSchema,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@rimal/contract/endpoint'
import type { LanguageCode } from '@rimal/contract/language'
import { maxPictureBytes } from '@rimal/contract/limits'
import { InLanguage } from '@rimal/contract/shapes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TObject } from 'typebox'
import type { Bearer, StaffSession } from './bearer.ts'
import { readersOf } from './origins/app-calls.ts'
import { acceptedLanguage } from './negotiation/negotiation.ts'
import { describeOperation } from './openapi/describe-operation.ts'

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  language: LanguageCode
  /**
   * Names the content that a cached answer shows, e.g. `product:noor`; a change of that content invalidates the
   * answer.
   */
  shows: (...tags: string[]) => void
  /** Names a moment from which a cached answer is different, such as the end of a banner. */
  changesAt: (moment: Date | null) => void
  /**
   * Names the version of a cached answer. Where the address has it too (`v`), browsers may store the answer for good,
   * because a change makes another version.
   */
  hasVersion: (version: string) => void
} & (E['access'] extends 'guest' ? { guestId: string } : unknown) &
  (E['access'] extends 'customer' ? Bearer : unknown) &
  (E['access'] extends 'staff' ? { staff: StaffSession } : unknown) &
  (E['access'] extends 'shopper'
    ? { shopper: { guestId: string } | { customerId: string } }
    : unknown) &
  (E extends { cacheSeconds: number } ? unknown : { request: FastifyRequest; reply: FastifyReply })

export type Handler<E extends Endpoint> = (call: Call<E>) => ResultOf<E> | Promise<ResultOf<E>>

export function routeOptions(endpoint: Endpoint) {
  const query = queryOf(endpoint)
  return {
    method: endpoint.method,
    url: apiPath(endpoint),
    schema: {
      ...describeOperation(endpoint),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { 200: envelopeSchema(endpoint) },
    },
    config: {
      rateLimit: rateLimitOf(endpoint),
      countsInProcess: endpoint.countsInProcess ?? false,
      access: endpoint.access,
      ...readersOf(endpoint),
    },
    ...bodyLimitOf(endpoint),
  }
}

/** A call without a file and without a limit of its own has the limit of the server. */
function bodyLimitOf({ takes, maxBytes }: Endpoint): { bodyLimit?: number } {
  const bodyLimit = takes ? (maxBytes ?? maxPictureBytes) : maxBytes
  return bodyLimit === undefined ? {} : { bodyLimit }
}

/**
 * Returns the parameters that a call may have after the `?`: those that the contract names, else the language
 * alone. Providers add their own parameters to the addresses of their webhooks.
 */
export function queryOf({ query, access }: Endpoint): TObject | undefined {
  return query ?? (access === 'provider' ? undefined : InLanguage)
}

/**
 * Returns the rate limit of a call. Cached reads count only when their answer is made; undefined leaves the other
 * calls to the outer guard.
 */
function rateLimitOf({
  method,
  access,
  perMinute,
  cacheSeconds,
}: Endpoint): { max: number; timeWindow: number } | false | undefined {
  if (perMinute) return { max: perMinute, timeWindow: 60_000 }
  return method === 'GET' && access === 'anyone' && cacheSeconds ? false : undefined
}

export function envelope<E extends Endpoint>(endpoint: E, result: ResultOf<E>) {
  return { errorCode: 0, message: '', [endpoint.resultName ?? 'result']: result }
}

/** `/api/order/get-order/:orderToken`. */
export function apiPath(endpoint: Endpoint): string {
  return `/api/${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
}

/** Returns the language that the call names, else the one that the browser prefers. */
export function languageOf(request: FastifyRequest): LanguageCode {
  for (const part of [request.params, request.body, request.query]) {
    const code = (part as { language_code?: unknown } | undefined)?.language_code
    if (code === 'en' || code === 'arb') return code
  }
  return acceptedLanguage(request)
}

/** Whether a person waits for a page; a program that calls the API reads the envelope. */
export function wantsPage({ method, url, routeOptions }: FastifyRequest): boolean {
  const path = routeOptions?.url ?? url
  return (method === 'GET' || method === 'HEAD') && !path.startsWith('/api/')
}
