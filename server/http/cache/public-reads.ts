import type { ApiByAddress } from '@rimal/contract/api'
import type { ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { refusal, ShopError } from '../shop-error.ts'
import { AnswerForms } from './answer-forms.ts'
import type { Stored } from './page-cache.ts'

type Address = keyof ApiByAddress
type Input = { params: Record<string, unknown>; query: Record<string, unknown> }
export type AnswerRead = (input: Input, options: { mayCache: boolean }) => Promise<Stored>
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

  readonly #withDraft = new Set<string>()

  register(address: string, answer: AnswerRead, { hasDraft }: { hasDraft: boolean }) {
    this.#answers.set(address, answer)
    if (hasDraft) this.#withDraft.add(address)
  }

  /** The result, its error code, the tags of what it shows, and the moment from which it is different. */
  async read<A extends Address>(address: A, input: ReadInput<A>, { mayCache = true } = {}) {
    const answer = this.#answers.get(address)
    if (!answer) throw new Error(`${address} is not a public read.`)
    const given = {
      params: (input.params ?? {}) as Record<string, unknown>,
      query: (input.query ?? {}) as Record<string, unknown>,
    }
    const { forms, status, tags, until } = await answer(given, { mayCache }).catch(refused)
    const envelope = await forms.json<{
      errorCode: number
      message: string
      result?: ResultOf<ApiByAddress[A]>
    }>()
    return { ...envelope, status, tags, until }
  }

  /** Returns the same reads, with the draft that a key of staff opens. */
  withPreview(preview: string): Pick<PublicReads, 'read'> {
    return {
      read: async <A extends Address>(address: A, input: ReadInput<A>) => {
        if (!this.#withDraft.has(address)) return this.read(address, input)
        const query = { ...input.query, preview } as QueryOf<ApiByAddress[A]>
        return this.read(address, { ...input, query }, { mayCache: false })
      },
    }
  }

  /** Returns the same reads: they are answered from the cache where it has them, and are never added to it. */
  withoutCaching(): Pick<PublicReads, 'read'> {
    return { read: (address, input) => this.read(address, input, { mayCache: false }) }
  }
}

/** An address that cannot be meant is no defect; a page says in its own words that it is not there. */
function refused(error: unknown): Pick<Stored, 'forms' | 'status' | 'tags' | 'until'> {
  if (!(error instanceof ShopError)) throw error
  const { status, body } = refusal({ code: error.code }, 'en')
  return { forms: new AnswerForms(JSON.stringify(body)), status, tags: [], until: null }
}
