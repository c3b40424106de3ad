import type { ApiByAddress } from '@rimal/contract/api'
import type { ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import type { Kept } from './window-cache.ts'

type Address = keyof ApiByAddress
type Input = { params: Record<string, unknown>; query: Record<string, unknown> }
export type ReadInput<A extends Address> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: QueryOf<ApiByAddress[A]>
}

/**
 * The calls that a page rendered here may make: reads that anyone may see, answered from this
 * process. Nothing personal is registered, so nothing personal can reach a cached page.
 */
export class PublicReads {
  readonly #answers = new Map<string, (input: Input) => Promise<Kept>>()

  register(address: string, answer: (input: Input) => Promise<Kept>) {
    this.#answers.set(address, answer)
  }

  /** The result, its error code, and the tags of what it shows. */
  async read<A extends Address>(address: A, input: ReadInput<A>) {
    const answer = this.#answers.get(address)
    if (!answer) throw new Error(`${address} is not a public read.`)
    const kept = await answer({
      params: (input.params ?? {}) as Record<string, unknown>,
      query: (input.query ?? {}) as Record<string, unknown>,
    })
    const envelope = JSON.parse(kept.body) as {
      errorCode: number
      message: string
      result?: ResultOf<ApiByAddress[A]>
    }
    return { ...envelope, status: kept.status, tags: kept.tags }
  }
}
