import type { BulkAnswer } from '@rimal/contract/page-of'
import type { Words } from '../../../words.tsx'
import type { BulkPart } from './run-in-parts.ts'

/** Something that is done with the selected rows of a list. */
export type BulkAct<Filter> = {
  key: string
  title: string
  /** What happens, and what does not, for the dialog before it. */
  effect: (count: number) => string
  /** Says of rows that the act does not change why; without it, they need no change. */
  unchanged?: (count: number) => string
  /** What must be chosen first, such as a collection. */
  choice?: { title: string; choices: readonly { value: string; label: string }[] }
  run: (part: BulkPart<Filter>, chosen: string) => Promise<BulkAnswer>
}

/** A page that shows the selected rows, such as their packing slips. */
export type BulkLink = {
  key: string
  title: string
  to: (ids: readonly string[]) => string
  /** The page for everything that matches without some; without it rows are selected one by one. */
  toAll?: (except: readonly string[]) => string
  /** It takes this many rows. */
  max: number
  /** Says so. */
  why: string
}

/** The text of the button of an act; it says no number where that is not known. */
export function doText(act: string, number: number | null, t: Words['t']): string {
  return number === null ? act : t('list_bulk_do', { act, number })
}
