import { bulkAtOnce } from '@rimal/contract/limits'
import type { BulkAnswer } from '@rimal/contract/page-of'
import { Refusal } from '../../../call.ts'
import type { Selection } from './selection.ts'

/** One call of a bulk act. */
export type BulkPart<Filter> = {
  selection: { ids: string[] } | { filter: Filter; except: string[] }
  after?: string
}

export type BulkOutcome = {
  done: string[]
  skipped: BulkAnswer['skipped']
  /** Whether every selected row was handled. */
  isWhole: boolean
  /** What ended the act before its end; null if it came to its end or was stopped. */
  error: unknown
}

type Given<Filter> = {
  selection: Selection
  filter: Filter
  run: (part: BulkPart<Filter>) => Promise<BulkAnswer>
  onProgress: (handled: number) => void
  isStopped: () => boolean
}

/** Does a bulk act part by part. What is done stays done when a later part fails or the person stops. */
export async function runInParts<Filter>(given: Given<Filter>): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], skipped: [], isWhole: false, error: null }
  const take = async (part: BulkPart<Filter>) => {
    const { done, skipped, ended, next } = await given.run(part)
    outcome.done.push(...done)
    outcome.skipped.push(...skipped)
    given.onProgress(outcome.done.length + outcome.skipped.length)
    if (ended) throw new Refusal(ended.errorCode, ended.message)
    return next
  }
  try {
    outcome.isWhole = await eachPart(given, take)
  } catch (error) {
    outcome.error = error
  }
  return outcome
}

/** Returns whether no part is left. */
async function eachPart<Filter>(
  { selection, filter, isStopped }: Given<Filter>,
  take: (part: BulkPart<Filter>) => Promise<string | null>,
): Promise<boolean> {
  if (selection.kind === 'some') {
    const ids = [...selection.ids]
    let from = 0
    for (; from < ids.length && !isStopped(); from += bulkAtOnce) {
      await take({ selection: { ids: ids.slice(from, from + bulkAtOnce) } })
    }
    return from >= ids.length
  }
  const all = { selection: { filter, except: [...selection.except] } }
  let next = await take(all)
  while (next !== null && !isStopped()) next = await take({ ...all, after: next })
  return next === null
}
