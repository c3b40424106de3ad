import {
  type BodyOf,
  type Endpoint,
  envelopeSchema,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@rimal/contract/endpoint'
import { type LanguageCode, pickLanguage } from '@rimal/contract/language'
import { maxPictureBytes } from '@rimal/contract/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bearer, Staff } from './callers.ts'

export type Call<E extends Endpoint> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  language: LanguageCode
  /** Says what a kept answer shows, e.g. `product:noor`; a change of that drops it. */
  shows: (...tags: string[]) => void
} & (E['access'] extends 'guest' ? { guestId: string } : unknown) &
  (E['access'] extends 'customer' ? Bearer : unknown) &
  (E['access'] extends 'staff' ? { staff: Staff } : unknown) &
  (E['access'] extends 'shopper'
    ? { shopper: { guestId: string } | { customerId: string } }
    : unknown) &
  (E extends { cacheSeconds: number } ? unknown : { request: FastifyRequest; reply: FastifyReply })

export type Handler<E extends Endpoint> = (call: Call<E>) => ResultOf<E> | Promise<ResultOf<E>>

export function routeOptions(endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: apiPath(endpoint),
    schema: {
      summary: endpoint.summary,
      description: `Access: ${endpoint.access}.${endpoint.events ? ' Answers with server-sent events, each of which holds a result.' : ''}`,
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { 200: envelopeSchema(endpoint) },
    },
    config: { rateLimit: rateLimitOf(endpoint) },
    ...(endpoint.takes === 'picture' ? { bodyLimit: maxPictureBytes } : {}),
  }
}

/** Reads that are kept count only when they are made; undefined leaves the others to the outer guard. */
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

/** As the call says, else as the browser prefers. */
export function languageOf(request: FastifyRequest): LanguageCode {
  for (const part of [request.body, request.query, request.params]) {
    const code = (part as { language_code?: unknown } | undefined)?.language_code
    if (code === 'en' || code === 'arb') return code
  }
  return pickLanguage(request.headers['accept-language'])
}

/** Whether a person waits for a page; a program that calls the API reads the envelope. */
export function wantsPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')
}
