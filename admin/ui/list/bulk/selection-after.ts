import type { BulkOutcome } from './run-in-parts.ts'
import { type Selection, select } from './selection.ts'

/** The rows of an act that it neither changed nor left out, because it ended before them. */
export function countUntried(count: number, { done, skipped }: BulkOutcome): number {
  return Math.max(0, count - done.length - skipped.length)
}

/** What stays selected after an act, for another try: what was left out, and what the act did not reach. */
export function selectionAfter(selection: Selection, outcome: BulkOutcome): Selection {
  const { done, skipped, isWhole } = outcome
  if (selection.kind === 'some') return select(selection, done, false)
  return isWhole ? { kind: 'some', ids: new Set(skipped.map(({ id }) => id)) } : selection
}
