import type { Words } from '../../../words.tsx'
import type { GridStore } from './grid-store.ts'
import { type Cell, type GridColumn, keyOf, textOf, valueOf } from './rules/cells.ts'
import type { Typed } from './rules/edits.ts'
import {
  cellAt,
  cellsIn,
  copiedCell,
  fillDown,
  type GridRow,
  parsePasted,
  placePasted,
  type Sheet,
} from './rules/paste.ts'
import { readCell } from './rules/read-cell.ts'
import type { GridPlace } from './use-grid-place.ts'

type Given = {
  store: GridStore
  sheet: Sheet
  place: GridPlace
  currency: string
  t: Words['t']
  say: (sentence: string) => void
}

/** What can be done with the active cell and the range that ends there. */
export function makeCellActs({ store, sheet, place, currency, t, say }: Given) {
  const { active, range } = place
  const column: GridColumn = sheet.columns[active.column] ?? 'row'
  const cell = cellAt(active.row, column, sheet)
  const textNow = ({ product, cell: named }: { product: string; cell: Cell }): string => {
    const typed = store.get().edits[product]?.[keyOf(named)]
    if (typed !== undefined) return typed
    const stored = store.get().products.find(({ id }) => id === product)
    const value = stored && valueOf(stored, named)
    return value === undefined ? '' : textOf(value, named.column, currency)
  }
  return {
    column,
    isEditable: cell !== undefined,
    clear: () => {
      const cells = cellsIn(range, sheet).filter((one) => one.cell.column !== 'made_to_order')
      store.type(cells.map((one) => ({ ...one, text: '' })))
    },
    /** Copies the first row of the range to its others. */
    fill: () => {
      const filled = fillDown(range, sheet).map(({ source, ...one }): Typed => ({
        ...one,
        text: textNow(source),
      }))
      say(t('grid_filled', { count: store.type(filled).length }))
    },
    paste: (text: string) => {
      const { typed, left } = placePasted(parsePasted(text), range, sheet)
      const pasted = t('grid_pasted', { count: store.type(typed).length })
      say(left > 0 ? `${pasted} ${t('grid_pasted_left', { count: left })}` : pasted)
    },
    copied: () => copiedText(sheet, range, textNow),
    /** Edits the active cell: a typed character replaces what is in it. A cell of yes or no changes at once. */
    edit: (text: string | null) => {
      if (!cell) return
      if (cell.cell.column !== 'made_to_order') {
        place.edit({ text })
        return
      }
      const asked = text ?? (textNow(cell) === 'yes' ? 'no' : 'yes')
      if ('value' in readCell('made_to_order', asked, currency))
        store.type([{ ...cell, text: asked }])
    },
    /** Ends the edit of the active cell with this text. */
    commit: (text: string, isByKey: boolean) => {
      place.endEdit(isByKey)
      if (cell) store.type([{ ...cell, text }])
    },
  }
}

export type CellActs = ReturnType<typeof makeCellActs>

/** The cells of the range as a spreadsheet takes them. */
function copiedText(
  sheet: Sheet,
  { fromRow, toRow, fromColumn, toColumn }: GridPlace['range'],
  textNow: (cell: { product: string; cell: Cell }) => string,
): string {
  const columns = sheet.columns.slice(fromColumn, toColumn + 1)
  const line = (row: GridRow) =>
    columns.map((column) => {
      const cell = cellAt(row, column, { canWeigh: true })
      if (cell) return copiedCell(textNow(cell))
      return column === 'sku' ? (row.sku ?? '') : ''
    })
  return sheet.rows
    .slice(fromRow, toRow + 1)
    .map((row) => line(row).join('\t'))
    .join('\n')
}
