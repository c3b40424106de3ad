import { useState } from 'react'
import { isSelected, nothing, rangeOf, select, type Selection } from './selection.ts'

/** The selection of a list. Another search or filter ends it, another page does not. */
export function useSelection(filterKey: string) {
  const [key, setKey] = useState(filterKey)
  const [selection, setSelection] = useState(nothing)
  /** The row that was pressed last: a range begins there. */
  const [anchor, setAnchor] = useState<string | null>(null)
  /** Whether the last press was refused, because no more rows can be left out of everything. */
  const [isFull, setFull] = useState(false)
  const change = (ids: readonly string[], isOn: boolean) => {
    const next = select(selection, ids, isOn)
    setFull(next === selection)
    setSelection(next)
  }
  if (key !== filterKey) {
    setKey(filterKey)
    setSelection(nothing)
    setAnchor(null)
    setFull(false)
  }
  return {
    selection,
    isFull,
    set: (next: Selection) => {
      setSelection(next)
      setAnchor(null)
      setFull(false)
    },
    /** Selects rows of a page or takes them out. */
    change,
    /** Selects a row of the page or takes it out, with the rows between it and the last one for a range. */
    toggle: (id: string, { page, isRange }: { page: readonly string[]; isRange: boolean }) => {
      const ids = isRange ? rangeOf(page, anchor, id) : [id]
      change(ids, !isSelected(selection, id))
      setAnchor(id)
    },
  }
}
