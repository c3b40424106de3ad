import Type, { type Static, type TObject, type TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'
import type { Permission } from './staff.ts'

/**
 * Who may call an endpoint. `anyone`: no identity is read, so the answer may be shared by a cache.
 * `guest`: the caller's guest id (a cookie is set when there is none). `customer`: a bearer token.
 * `shopper`: a customer where a bearer is sent, else the guest of the cookie; a bearer that is not good
 * is refused with 401, never taken for a guest. `session`: a refresh token, in its cookie or, from a
 * native client, in the body. `provider`: a payment provider, known by its signature. `staff`: the bearer
 * of a member of staff whose role has the endpoint's permission.
 */
export type Access = 'anyone' | 'guest' | 'customer' | 'shopper' | 'session' | 'provider' | 'staff'

export type Endpoint = {
  method: 'GET' | 'POST'
  /** Below /api/, parameters in braces as the specification writes them. */
  path: string
  access: Access
  /** What a member of staff must be allowed; set where the access is `staff`, and nowhere else. */
  permission?: Permission
  summary: string
  params?: TObject
  query?: TObject
  body?: TObject
  /** The body is a file as it is, of whatever type it says; who calls is found out before it is read. */
  takes?: 'picture'
  result: TSchema
  /** Answers with server-sent events, each holding a result as JSON, until either side ends. */
  events?: true
  /** Where the answer stands in the envelope; the specification names a few otherwise. */
  resultName?: 'category_data' | 'ip'
  /** Domain refusals: answered with HTTP 200 and errorCode ≠ 0. */
  errors?: readonly ErrorCode[]
  /** Seconds that a shared cache may keep the answer; only for `anyone`. */
  cacheSeconds?: number
  /**
   * Calls one address may make in a minute; where this is not set the outer flood guard applies, and
   * to what is kept (`cacheSeconds`) none.
   */
  perMinute?: number
}

type Shape = Omit<Endpoint, 'method' | 'path'>

export function get<const Path extends string, const S extends Shape>(path: Path, shape: S) {
  return { method: 'GET', path, ...shape } as const
}

export function post<const Path extends string, const S extends Shape>(path: Path, shape: S) {
  return { method: 'POST', path, ...shape } as const
}

type StaticOr<S, Else> = S extends TSchema ? Static<S> : Else

export type ParamsOf<E extends Endpoint> = StaticOr<E['params'], Record<never, never>>
export type QueryOf<E extends Endpoint> = StaticOr<E['query'], Record<never, never>>
export type BodyOf<E extends Endpoint> = E extends { takes: 'picture' }
  ? Uint8Array
  : StaticOr<E['body'], undefined>
export type ResultOf<E extends Endpoint> = Static<E['result']>

/** The envelope of every answer: errorCode 0 is success. */
export type Envelope<Result> =
  | { errorCode: 0; message: string; result: Result }
  | {
      errorCode: number
      message: string
      result?: undefined
      fields?: FieldErrors
      /** Seconds after which the same call may succeed. */
      retryAfter?: number
    }

/** Input errors by field, as error codes of the catalogue in the caller's language. */
export type FieldErrors = Record<string, string>

/** JSON Schema of the whole answer, from which the serialiser and the OpenAPI page are made. */
export function envelopeSchema(endpoint: Endpoint): TObject {
  return Type.Object({
    errorCode: Type.Integer(),
    message: Type.String(),
    [endpoint.resultName ?? 'result']: Type.Optional(endpoint.result),
    fields: Type.Optional(Type.Record(Type.String(), Type.String())),
    retryAfter: Type.Optional(Type.Integer()),
  })
}
