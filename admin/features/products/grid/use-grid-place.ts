import { useState } from 'react'
import { moveBy, type Place } from './rules/moves.ts'
import type { GridRow, Range } from './rules/paste.ts'
import { rowKey } from './rules/rows.ts'

/** A place by its row, which stays when other rows fold or open. */
export type Spot = { row: GridRow; column: number }
/** `text` begins the edit in place of what is in the cell; null edits what is there. */
export type Editing = { text: string | null }

type Given = { rows: readonly (GridRow & { key: string })[]; columns: number }

/**
 * Holds the active cell, the range that ends there and whether the cell is being edited. `focusTurn` rises whenever the
 * active cell is to take the focus.
 */
export function useGridPlace({ rows, columns }: Given) {
  const [active, setActive] = useState<Spot>({ row: rows[0] ?? none, column: 0 })
  const [anchor, setAnchor] = useState<Spot>(active)
  const [editing, setEditing] = useState<Editing | null>(null)
  const [focusTurn, setFocusTurn] = useState(0)
  const indexes = new Map(rows.map(({ key }, index) => [key, index]))
  const placeOf = ({ row, column }: Spot): Place => ({
    // The row of a size that was folded is that of its product.
    row: indexes.get(rowKey(row)) ?? indexes.get(row.product) ?? 0,
    column,
  })
  const [from, to] = [placeOf(anchor), placeOf(active)]
  const range: Range = {
    fromRow: Math.min(from.row, to.row),
    toRow: Math.max(from.row, to.row),
    fromColumn: Math.min(from.column, to.column),
    toColumn: Math.max(from.column, to.column),
  }
  const focusActive = () => setFocusTurn((turn) => turn + 1)
  /** Ends the edit. The cell takes the focus only after a key, because another place has it after a blur. */
  const endEdit = (isByKey: boolean) => {
    setEditing(null)
    if (isByKey) focusActive()
  }
  /** Makes a cell the active one; `isRange` keeps the other end of the range. */
  const goTo = (spot: Spot, isRange = false) => {
    endEdit(true)
    setActive(spot)
    if (!isRange) setAnchor(spot)
  }
  const move = (pressed: Parameters<typeof moveBy>[1]): boolean => {
    const next = moveBy(to, pressed, { rows: rows.length, columns })
    const row = next && rows[next.row]
    if (!row) return false
    goTo({ row, column: next.column }, pressed.isShift && pressed.key !== 'Tab')
    return true
  }
  return { active, range, editing, focusTurn, edit: setEditing, endEdit, focusActive, goTo, move }
}

const none: GridRow = { product: '', sku: null }

export type GridPlace = ReturnType<typeof useGridPlace>
