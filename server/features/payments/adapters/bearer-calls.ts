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

export type BearerCalls = ReturnType<typeof bearerCalls>

/**
 * Returns the function that calls a provider with a bearer token. `answer` is the schema of the part that is read;
 * an answer of another form is a ProviderError, so that nothing misunderstood is ever booked.
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

/** Succeeds when the call went through or had been done before, which the provider reports with `status`. */
export async function unlessDone(call: Promise<unknown>, status: number): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof ProviderError && error.status === status)) throw error
  })
}
