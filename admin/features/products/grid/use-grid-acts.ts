import { type KeyboardEvent, useRef } from 'react'
import { useWords } from '../../../words.tsx'
import { makeCellActs } from './cell-acts.ts'
import type { GridStore } from './grid-store.ts'
import { pressKey } from './press-key.ts'
import { type Cell, cellOf } from './rules/cells.ts'
import type { Step } from './rules/edits.ts'
import type { Sheet } from './rules/paste.ts'
import type { GridPlace } from './use-grid-place.ts'

type Given = {
  store: GridStore
  sheet: Sheet
  place: GridPlace
  currency: string
  isMirrored: boolean
  onFold: (product: string) => void
  /** Opens a product, so that a cell of one of its sizes is shown. */
  onOpen: (product: string) => void
  say: (sentence: string) => void
}

/** What keys, paste and copy do in the grid. */
export function useGridActs(given: Given) {
  const { store, sheet, place, onOpen } = given
  const { t } = useWords()
  const isLeaving = useRef(false)
  const acts = makeCellActs({ ...given, t })
  const goToCell = (product: string, cell: Cell | null) => {
    if (cell?.sku) onOpen(product)
    const column = cell ? sheet.columns.indexOf(cell.column) : 0
    place.goTo({ row: { product, sku: cell?.sku ?? null }, column: Math.max(column, 0) })
  }
  const show = ([first]: Step) => {
    if (first) goToCell(first.product, cellOf(first.cell))
  }
  return {
    goToCell,
    undo: () => show(store.undo()),
    redo: () => show(store.redo()),
    edit: () => acts.edit(null),
    commit: acts.commit,
    onKeyDown: (event: KeyboardEvent) => {
      if (place.editing || event.defaultPrevented) return
      if (pressKey(event, { ...given, acts, isLeaving })) event.preventDefault()
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      // Inside an edit one text is pasted into the text, and many cells into the grid.
      if (place.editing && !/[\t\n]/.test(text.trimEnd())) return
      event.preventDefault()
      // The field is left first, because its end types what is in it.
      if (place.editing) {
        ;(document.activeElement as HTMLElement | null)?.blur()
        place.focusActive()
      }
      acts.paste(text)
    },
    onCopy: (event: ClipboardEvent) => {
      if (place.editing) return
      event.preventDefault()
      event.clipboardData?.setData('text/plain', acts.copied())
    },
  }
}

export type GridActs = ReturnType<typeof useGridActs>
