import type { Static, TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { askProvider, ProviderError } from './ask-provider.ts'

type Call<S extends TSchema> = {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
  /** Milliseconds. */
  patience?: number
  answer: S
}

/**
 * Calls of a house that knows us by a bearer. `answer` is the part of its answer that is read; what is
 * not like that is a ProviderError, so that nothing half understood is ever booked.
 */
export function bearerCalls(account: () => { origin: string; bearer: string }) {
  return async <S extends TSchema>(call: Call<S>): Promise<Static<S>> => {
    const { method, path, headers, body, patience, answer } = call
    const { origin, bearer } = account()
    const said = await askProvider(`${origin}${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${bearer}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(patience === undefined ? {} : { patience }),
    })
    if (Value.Check(answer, said)) return said
    const [error] = Value.Errors(answer, said)
    throw new ProviderError(
      `${method} ${path} answered something else at ${error?.instancePath}`,
      null,
    )
  }
}

/** True when the call went through or had been done before, which the house says by `status`. */
export async function unlessDone(call: Promise<unknown>, status: number): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof ProviderError && error.status === status)) throw error
  })
}
