import type { ApiByAddress } from '@rimal/contract/api'
import type { BodyOf, ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { staffErrors } from '@rimal/contract/errors/staff-errors'

type Address = keyof ApiByAddress
export type ReadAddress = Extract<Address, `GET ${string}`>
export type ChangeAddress = Extract<Address, `POST ${string}`>

export type InputOf<A extends Address> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: QueryOf<ApiByAddress[A]>
  body?: BodyOf<ApiByAddress[A]>
}
export type AnswerOf<A extends Address> = ResultOf<ApiByAddress[A]>

/** A refusal of the server: its sentence is in the language of the admin. */
export class Refusal extends Error {
  readonly errorCode: number
  /** The code of what is wrong with each field. */
  readonly fields: Record<string, string>

  constructor(errorCode: number, message: string, fields: Record<string, string> = {}) {
    super(message)
    this.name = 'Refusal'
    this.errorCode = errorCode
    this.fields = fields
  }
}

/** Whether an error is this refusal of staff. */
export function isRefusal(error: unknown, code: keyof typeof staffErrors): boolean {
  return error instanceof Refusal && error.errorCode === staffErrors[code].number
}

/**
 * Calls the API as the member of staff whose session the browser holds.
 * @throws Refusal; TypeError where no answer came
 */
export async function call<A extends Address>(
  address: A,
  { params, query, body }: InputOf<A> = {},
): Promise<AnswerOf<A>> {
  const [method = 'GET', path = ''] = address.split(' ', 2)
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown> | undefined)?.[name])),
  )
  const search = new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )
  const response = await fetch(`/api/${filled}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    // Staff see what they saved at once, also where browsers may cache the answer for shoppers.
    cache: 'no-cache',
    headers: {
      'accept-language': document.documentElement.lang,
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  })
  return resultOf((await response.json()) as Answer<AnswerOf<A>>)
}

export type Answer<Result> = {
  errorCode: number
  message: string
  fields?: Record<string, string>
  result: Result
}

/**
 * Returns what an answer of the server holds.
 * @throws Refusal
 */
export function resultOf<Result>({ errorCode, message, fields, result }: Answer<Result>): Result {
  if (errorCode !== 0) throw new Refusal(errorCode, message, fields)
  return result
}
