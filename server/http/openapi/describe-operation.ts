import { api } from '@rimal/contract/api'
import type { Access, Endpoint } from '@rimal/contract/endpoint'
import { type ErrorCode, errors } from '@rimal/contract/errors'

const names = new Map<Endpoint, string>(
  Object.entries(api).map(([name, endpoint]) => [endpoint, name]),
)

type Security = Record<string, readonly []>[]

/**
 * The security that a caller of each access sends; an empty object in the list means that a call without it is
 * valid too.
 */
const securityOf: Record<Access, Security> = {
  anyone: [],
  guest: [{ guestCookie: [] }, { guestToken: [] }, {}],
  customer: [{ bearer: [] }],
  shopper: [{ bearer: [] }, { guestCookie: [] }, { guestToken: [] }, {}],
  session: [{ refreshCookie: [] }, {}],
  provider: [],
  'sign-in': [],
  staff: [{ staffCookie: [] }, { bearer: [] }],
}

/** The part of a route's schema that only the OpenAPI document reads. */
export function describeOperation(endpoint: Endpoint) {
  const { summary, access, permission, proof, events, file, path } = endpoint
  const sentences = [
    `Access: ${access}${permission ? `, with the permission \`${permission}\`` : ''}.`,
    ...(proof ? ['The second factor was proved in the last minutes.'] : []),
    ...(access === 'provider' ? ['The payment provider is known by its signature.'] : []),
    ...(events ? ['Answers with server-sent events, each of which holds a result.'] : []),
    ...(file ? ['Answers with a file, and with the envelope only where the call is refused.'] : []),
    ...refusalsOf(endpoint),
  ]
  return {
    operationId: names.get(endpoint) ?? path,
    tags: [path.split('/', 1)[0] ?? ''],
    summary,
    description: sentences.join(' '),
    security: securityOf[access],
  }
}

function refusalsOf({ errors: codes = [] }: Endpoint): string[] {
  if (codes.length === 0) return []
  const list = codes.map((code) => `${errors[code].number} ${code}`).join(', ')
  return [`Refusals in the answer (errorCode): ${list}.`]
}

/** Answers that are not 200, by HTTP status. */
export function errorResponsesOf(access: Access): Record<string, ErrorCode> {
  const isPersonal = access === 'customer' || access === 'session'
  return {
    400: 'invalid_input',
    ...(isPersonal || access === 'shopper' ? { 401: 'login_required' } : {}),
    ...(access === 'staff' ? { 401: 'sign_in_needed', 403: 'not_allowed' } : {}),
    404: 'not_found',
    429: 'too_many_requests',
    500: 'broken',
    503: 'unavailable',
  }
}
