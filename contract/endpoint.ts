import Type, { type Static, type TObject, type TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './permissions.ts'

/**
 * The callers of an endpoint.
 * - `anyone`: no identity is read, so a cache may share the answer.
 * - `guest`: the guest id of the cookie, which is set if there is none.
 * - `customer`: a bearer token.
 * - `shopper`: a customer if a bearer token is sent, else the guest of the cookie; an invalid bearer is refused
 * with 401, never treated as a guest.
 * - `session`: a refresh token, in its cookie or, from a native client, in the body.
 * - `provider`: a payment provider, identified by its signature.
 * - `sign-in`: a person who signs in to the admin or out of it; other sites are refused.
 * - `staff`: the session of a member of staff whose role has the endpoint's permission.
 */
export type Access =
  | 'anyone'
  | 'guest'
  | 'customer'
  | 'shopper'
  | 'session'
  | 'provider'
  | 'sign-in'
  | 'staff'

/** A call of the API: the server's validator, the typed client and OpenAPI derive from it. */
export type Endpoint = {
  method: 'GET' | 'POST'
  /** Below /api/, with parameters in braces as in the specification. */
  path: string
  access: Access
  /**
   * The permission that a member of staff needs, or `any` for what every member may do; set if and only if the
   * access is `staff`.
   */
  permission?: Permission | 'any'
  /** The second factor must have been proved in the last minutes (`proofMinutes`); for `staff` only. */
  proof?: true
  /**
   * Pages repeat the call without a person, so it does not count as use of the session; for `staff` only. A session
   * that nobody uses ends, although its page is open.
   */
  isBackground?: true
  summary: string
  params?: TObject
  /** A strict object; without it the call takes `language_code` only. */
  query?: TObject
  body?: TObject
  /**
   * The body is a file of any type, without encoding; the caller is identified before the file is
   * read.
   */
  takes?: 'picture' | 'file'
  /** The maximum size of that file, or of the body; `maxPictureBytes` for a file if it is left out. */
  maxBytes?: number
  result: TSchema
  /**
   * The answer is a stream of server-sent events, each with a result as JSON, until either side
   * closes it.
   */
  events?: true
  /** The answer is a file to save, and the envelope only where the call is refused. */
  file?: true
  /**
   * The field of the envelope that holds the answer; the specification names a few calls with
   * another one.
   */
  resultName?: 'category_data' | 'ip'
  /**
   * Expected refusals: answered with an errorCode other than 0 and the HTTP status of
   * contract/errors/, mostly 200.
   */
  errors?: readonly ErrorCode[]
  /** The seconds for which a shared cache may store the answer; for `anyone` only. */
  cacheSeconds?: number
  /** Query parameters that do not change a cached answer, such as a version in its address. */
  notInCacheKey?: readonly string[]
  /**
   * The number of calls that one address may make in a minute. Without it the general flood limit
   * applies; cached answers (`cacheSeconds`) have no limit.
   */
  perMinute?: number
  /**
   * Each process counts that limit for itself, so that counting costs the database nothing: for reports that many
   * browsers send and of which too many harm nobody.
   */
  countsInProcess?: true
}

type Shape = Omit<Endpoint, 'method' | 'path'>

/** States a call that reads. */
export function get<const Path extends string, const S extends Shape>(path: Path, shape: S) {
  return { method: 'GET', path, ...shape } as const
}

/** States a call that changes something, or a read with a body. */
export function post<const Path extends string, const S extends Shape>(path: Path, shape: S) {
  return { method: 'POST', path, ...shape } as const
}

type StaticOr<S, Else> = S extends TSchema ? Static<S> : Else

export type ParamsOf<E extends Endpoint> = StaticOr<E['params'], Record<never, never>>
export type QueryOf<E extends Endpoint> = StaticOr<E['query'], Record<never, never>>
export type BodyOf<E extends Endpoint> = E extends { takes: string }
  ? Uint8Array
  : StaticOr<E['body'], undefined>
export type ResultOf<E extends Endpoint> = Static<E['result']>

/** The envelope of every answer: an errorCode of 0 is success. */
export type Envelope<Result> =
  | { errorCode: 0; message: string; result: Result }
  | {
      errorCode: number
      message: string
      result?: undefined
      fields?: FieldErrors
      /** Seconds after which the same call can succeed. */
      retryAfter?: number
    }

/** The code of what is wrong with each field, such as `required`; clients have the sentences. */
export type FieldErrors = Record<string, string>

/** The JSON Schema of the whole answer, for the serialiser and OpenAPI. */
export function envelopeSchema(endpoint: Endpoint): TObject {
  return Type.Object({
    errorCode: Type.Integer(),
    message: Type.String(),
    [endpoint.resultName ?? 'result']: Type.Optional(endpoint.result),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    retryAfter: Type.Optional(Type.Integer()),
  })
}
