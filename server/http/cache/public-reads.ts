import type { ApiByAddress } from '@rimal/contract/api'
import type { ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { refusal, ShopError } from '../shop-error.ts'
import type { Stored } from './page-cache.ts'

type Address = keyof ApiByAddress
type Input = { params: Record<string, unknown>; query: Record<string, unknown> }
type AnswerRead = (input: Input, options: { mayCache: boolean }) => Promise<Stored>
export type ReadInput<A extends Address> = {
  params?: ParamsOf<ApiByAddress[A]>
  query?: QueryOf<ApiByAddress[A]>
}

/**
 * The calls that a page rendered here may make: reads that anyone may see, answered from this
 * process. Nothing personal is registered, so nothing personal can reach a cached page.
 */
export class PublicReads {
  readonly #answers = new Map<string, AnswerRead>()

  register(address: string, answer: AnswerRead) {
    this.#answers.set(address, answer)
  }

  /** The result, its error code, and the tags of what it shows. */
  async read<A extends Address>(address: A, input: ReadInput<A>, { mayCache = true } = {}) {
    const answer = this.#answers.get(address)
    if (!answer) throw new Error(`${address} is not a public read.`)
    const given = {
      params: (input.params ?? {}) as Record<string, unknown>,
      query: (input.query ?? {}) as Record<string, unknown>,
    }
    const cached = await answer(given, { mayCache }).catch(refused)
    const envelope = JSON.parse(cached.body) as {
      errorCode: number
      message: string
      result?: ResultOf<ApiByAddress[A]>
    }
    return { ...envelope, status: cached.status, tags: cached.tags }
  }

  /** Returns the same reads: they are answered from the cache where it has them, and are never added to it. */
  withoutCaching(): Pick<PublicReads, 'read'> {
    return { read: (address, input) => this.read(address, input, { mayCache: false }) }
  }
}

/** An address that cannot be meant is no defect; a page says in its own words that it is not there. */
function refused(error: unknown): Pick<Stored, 'body' | 'status' | 'tags'> {
  if (!(error instanceof ShopError)) throw error
  const { status, body } = refusal(error.code, 'en')
  return { body: JSON.stringify(body), status, tags: [] }
}
