import type { GridRefusal } from './after-save.ts'
import type { CellKey } from './cells.ts'
import { type ProductEdits, readEdits } from './edits.ts'
import type { WrongCell } from './read-cell.ts'

/** What is wrong with a cell: as it is typed, by the code of the shop, or that somebody else has changed it. */
export type Problem =
  | { kind: 'wrong'; wrong: WrongCell }
  | { kind: 'refused'; code: string }
  | { kind: 'meanwhile'; now: string }

/** The problems of a product by its cells. */
export function problemsOf(
  edits: ProductEdits,
  refusal: GridRefusal | undefined,
  currency: string,
): Record<CellKey, Problem> {
  const problems: Record<CellKey, Problem> = {}
  for (const [key, now] of Object.entries(refusal?.meanwhile ?? {}))
    problems[key] = { kind: 'meanwhile', now }
  for (const [key, code] of Object.entries(refusal?.cells ?? {}))
    problems[key] = { kind: 'refused', code }
  for (const { key, reading } of readEdits(edits, currency)) {
    if ('wrong' in reading) problems[key] = { kind: 'wrong', wrong: reading.wrong }
  }
  return problems
}
