/** The longest wait for the server of a provider. */
const patienceMs = 10_000
/**
 * The shopper is looking at the payment methods meanwhile, so an answer that takes longer comes too late to be
 * useful.
 */
export const eligibilityMs = 4_000

/** A provider that does not answer, or answers that it cannot. */
export class ProviderError extends Error {
  readonly status: number | null
  /** Private, so that no log shows it: the answer may contain the data of the buyer. */
  readonly #answer: string

  constructor(
    message: string,
    status: number | null,
    { cause, answer = '' }: { cause?: unknown; answer?: string } = {},
  ) {
    super(message, { cause })
    this.name = 'ProviderError'
    this.status = status
    this.#answer = answer
  }

  /** Whether the provider refused in words with this in them. */
  says(words: string): boolean {
    return this.#answer.includes(words)
  }
}

/** Calls the server of a provider and returns its JSON; every failure is a ProviderError. */
export async function askProvider(
  url: string,
  {
    method,
    headers,
    body,
    patience = patienceMs,
  }: {
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body?: string
    patience?: number
  },
): Promise<unknown> {
  const at = `${method} ${new URL(url).pathname}`
  try {
    const response = await fetch(url, {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) {
      const answer = await response.text()
      throw new ProviderError(`${at} answered ${response.status}`, response.status, { answer })
    }
    return await response.json()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError(`${at} did not answer`, null, { cause: error })
  }
}
