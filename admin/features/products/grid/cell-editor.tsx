import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Editing } from './use-grid-place.ts'
import type { EditedColumn } from './rules/cells.ts'
import css from './grid.module.css'

type Props = {
  column: EditedColumn
  label: string
  /** What is in the cell. */
  text: string
  editing: Editing
  /** `isByKey`: a key ended the edit, and the cell takes the focus. */
  onCommit: (text: string, isByKey: boolean) => void
  onCancel: () => void
  /** Moves on after the edit: down, or along the row. */
  onMove: (key: 'ArrowUp' | 'ArrowDown' | 'Tab', isShift: boolean) => void
}

/** The field in a cell that is being edited. The grid hears of the text only when the edit ends. */
export function CellEditor({ column, label, text, editing, onCommit, onCancel, onMove }: Props) {
  const field = useRef<HTMLInputElement>(null)
  /** Whether the edit was given up, or ended by a key; leaving the field then ends nothing more. */
  const isOver = useRef(false)
  useEffect(() => {
    const input = field.current
    input?.focus()
    // Typing replaces what is in the cell, as in a spreadsheet; the character that began the edit stays.
    if (editing.text === null) input?.select()
    else input?.setSelectionRange(input.value.length, input.value.length)
  }, [editing])
  const commit = (isByKey: boolean) => {
    if (isOver.current) return
    isOver.current = true
    onCommit(field.current?.value ?? '', isByKey)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey: isShift, nativeEvent } = event
    // The Enter of an input method chooses a word.
    if (nativeEvent.isComposing) return
    if (key === 'Escape') {
      isOver.current = true
      onCancel()
    } else if (key === 'Enter' || key === 'Tab' || key === 'ArrowUp' || key === 'ArrowDown') {
      commit(true)
      onMove(key === 'Enter' ? (isShift ? 'ArrowUp' : 'ArrowDown') : key, isShift)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isText = column === 'name_en' || column === 'name_ar' || column === 'barcode'
  return (
    <input
      ref={field}
      className={css.editor}
      aria-label={label}
      defaultValue={editing.text ?? text}
      inputMode={
        isText ? 'text' : column === 'price' || column === 'compare_at' ? 'decimal' : 'numeric'
      }
      dir={column === 'name_ar' ? 'rtl' : 'ltr'}
      lang={column === 'name_ar' ? 'ar' : 'en'}
      autoComplete="off"
      onKeyDown={press}
      onBlur={() => commit(false)}
    />
  )
}
