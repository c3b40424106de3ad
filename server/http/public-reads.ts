import type { ApiByAddress } from '@rimal/contract/api'
import type { ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { refusal, ShopError } from './shop-error.ts'
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
    }).catch(refused)
    const envelope = JSON.parse(kept.body) as {
      errorCode: number
      message: string
      result?: ResultOf<ApiByAddress[A]>
    }
    return { ...envelope, status: kept.status, tags: kept.tags }
  }
}

/** An address that cannot be meant is no defect; a page says in its own words that it is not there. */
function refused(error: unknown): Pick<Kept, 'body' | 'status' | 'tags'> {
  if (!(error instanceof ShopError)) throw error
  const { status, body } = refusal(error.code, 'en')
  return { body: JSON.stringify(body), status, tags: [] }
}
