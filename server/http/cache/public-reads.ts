import type { ApiByAddress } from '@rimal/contract/api'
import type { ParamsOf, QueryOf, ResultOf } from '@rimal/contract/endpoint'
import { refusal, ShopError } from '../shop-error.ts'
import { AnswerForms } from './answer-forms.ts'
import type { Stored } from './page-cache.ts'

type Address = keyof ApiByAddress
type Input = { params: Record<string, unknown>; query: Record<string, unknown> }
export type AnswerRead = (input: Input, options: { mayCache: boolean }) => Promise<Stored>
type PublicAnswer = Pick<Stored, 'forms' | 'status' | 'tags' | 'until'>
/** The reads that a page may make: as bytes for a page in another thread, as objects for a page in this one. */
export type PageReads = Pick<PublicReads, 'answer' | 'read'>

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

  /** Returns an answer in the forms in which it is sent. An address that is no public read is a defect. */
  async answer(
    address: string,
    { params = {}, query = {} }: Partial<Input>,
    { mayCache = true } = {},
  ): Promise<PublicAnswer> {
    const answer = this.#answers.get(address)
    if (!answer) throw new Error(`${address} is not a public read.`)
    return answer({ params, query }, { mayCache }).catch(refused)
  }

  /** The result, its error code, the tags of what it shows, and the moment from which it is different. */
  read<A extends Address>(address: A, input: ReadInput<A>) {
    return readAs(this, address, input)
  }

  /** Returns the same reads, with the draft that a key of staff opens. */
  withPreview(preview: string): PageReads {
    return readsOf((address, input) => {
      if (!this.#withDraft.has(address)) return this.answer(address, input)
      const query = { ...input.query, preview }
      return this.answer(address, { ...input, query }, { mayCache: false })
    })
  }

  /** Returns the same reads: they are answered from the cache where it has them, and are never added to it. */
  withoutCaching(): PageReads {
    return readsOf((address, input) => this.answer(address, input, { mayCache: false }))
  }
}

function readsOf(answer: PageReads['answer']): PageReads {
  const reads: PageReads = { answer, read: (address, input) => readAs(reads, address, input) }
  return reads
}

async function readAs<A extends Address>(
  reads: Pick<PageReads, 'answer'>,
  address: A,
  input: ReadInput<A>,
) {
  const { forms, status, tags, until } = await reads.answer(address, input as Partial<Input>)
  const envelope = await forms.json<{
    errorCode: number
    message: string
    result?: ResultOf<ApiByAddress[A]>
  }>()
  return { ...envelope, status, tags, until }
}

/** An address that cannot be meant is no defect; a page says in its own words that it is not there. */
function refused(error: unknown): PublicAnswer {
  if (!(error instanceof ShopError)) throw error
  const { status, body } = refusal({ code: error.code }, 'en')
  return { forms: new AnswerForms(JSON.stringify(body)), status, tags: [], until: null }
}
