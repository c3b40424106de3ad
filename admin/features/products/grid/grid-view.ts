import type { GridColumn } from './rules/cells.ts'

/** What every row of the grid is given. */
export type GridView = {
  columns: readonly GridColumn[]
  currency: string
  canWeigh: boolean
  titleOf: (column: GridColumn) => string
  onCommit: (text: string, isByKey: boolean) => void
  onCancel: () => void
  onMove: (key: 'ArrowUp' | 'ArrowDown' | 'Tab', isShift: boolean) => void
}
