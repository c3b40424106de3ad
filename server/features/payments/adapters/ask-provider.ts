/** Nobody waits longer for another house's server than this. */
const patienceMs = 10_000

/** A provider that does not answer, or answers that it cannot. */
export class ProviderError extends Error {
  readonly status: number | null

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause })
    this.name = 'ProviderError'
    this.status = status
  }
}

/** Calls another house's server and gives its JSON; every failure is a ProviderError. */
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
    if (!response.ok) throw new ProviderError(`${at} answered ${response.status}`, response.status)
    return await response.json()
  } catch (error) {
    if (error instanceof ProviderError) throw error
    throw new ProviderError(`${at} did not answer`, null, error)
  }
}
