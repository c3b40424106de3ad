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
