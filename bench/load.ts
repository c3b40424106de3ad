import autocannon from 'autocannon'

export type Request = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}
export type Load = { perSecond: number; p50: number; p99: number; failed: number }

type Length = {
  seconds?: number
  /** The number of requests instead of a time. */
  amount?: number
  connections?: number
}

/**
 * Requests per second over some seconds, with 32 connections. `next` creates each request, for
 * measurements in which no two requests may be alike, because a cache must not answer.
 */
export async function load(
  address: string,
  next: Request | (() => Request),
  { seconds = 6, amount, connections = 32 }: Length = {},
): Promise<Load> {
  const fixed = typeof next === 'function' ? undefined : next
  let refused = 0
  const result = await autocannon({
    url: address,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    requests: [
      fixed
        ? fixed
        : {
            setupRequest: (request: object) => ({ ...request, ...(next as () => Request)() }),
            // A refusal of the shop is HTTP 200 too (decisions/0065-refusals-answer-http-200.md);
            // only the body shows it.
            onResponse: (_status: number, body: string) => {
              if (/^{"errorCode":[1-9]/.test(body)) refused++
            },
          },
    ] as never,
  })
  return {
    perSecond: (result['2xx'] - refused) / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + refused,
  }
}

export function median(values: number[]): number {
  return quantile(values, 0.5)
}

/** The quantile of `part`, from 0 to 1. */
export function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
