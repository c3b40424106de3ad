import { maxExcept } from '@rimal/contract/limits'

/** The selected rows of a list: some of them, or everything that matches without some. */
export type Selection =
  | { kind: 'some'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> }

export const nothing: Selection = { kind: 'some', ids: new Set() }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id)
}

/** Selects rows, or takes them out; a limited number can be left out of everything. */
export function select(selection: Selection, ids: readonly string[], isOn: boolean): Selection {
  if (selection.kind === 'some') return { kind: 'some', ids: changed(selection.ids, ids, isOn) }
  const except = changed(selection.except, ids, !isOn)
  return except.size > maxExcept ? selection : { kind: 'all', except }
}

/** The number of selected rows, of this number that match. */
export function countSelected(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size)
}

type Seen<Row> = {
  /** The rows that were shown, by their keys. */
  seen: ReadonlyMap<string, Row>
  /** The keys of the page that is shown. */
  page: readonly string[]
  total: { count: number; exact: boolean } | undefined
  isChanged: (row: Row) => boolean
}

/** How many of the selected rows are changed; null where some of them were never shown. */
export function countChanged<Row>(
  selection: Selection,
  { seen, page, total, isChanged }: Seen<Row>,
): number | null {
  const isWhole = total?.exact === true && total.count === page.length
  if (selection.kind === 'all' && !isWhole) return null
  const ids = selection.kind === 'some' ? [...selection.ids] : page
  let count = 0
  for (const id of ids) {
    const row = seen.get(id)
    if (row === undefined) return null
    if (isSelected(selection, id) && isChanged(row)) count++
  }
  return count
}

/** The rows from one to another, in the order of the page; the last one alone if the first is not on the page. */
export function rangeOf(page: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [from === null ? -1 : page.indexOf(from), page.indexOf(to)]
  if (start < 0 || end < 0) return [to]
  return page.slice(Math.min(start, end), Math.max(start, end) + 1)
}

function changed(set: ReadonlySet<string>, ids: readonly string[], isIn: boolean): Set<string> {
  const next = new Set(set)
  for (const id of ids) {
    if (isIn) next.add(id)
    else next.delete(id)
  }
  return next
}
