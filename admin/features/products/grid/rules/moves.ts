/** A place in the grid: a row and a column by their numbers. */
export type Place = { row: number; column: number }
type Size = { rows: number; columns: number }
type Pressed = { key: string; isMod: boolean; isShift: boolean; isMirrored: boolean }

const page = 10

/**
 * Where a key leads from a place; null for a key that does not move, and for Tab at the end of the grid, where it leaves
 * the grid. Arrows follow the direction of reading.
 */
export function moveBy(
  { row, column }: Place,
  { key, isMod, isShift, isMirrored }: Pressed,
  { rows, columns }: Size,
): Place | null {
  const [lastRow, lastColumn] = [rows - 1, columns - 1]
  const within = (to: Place) => ({
    row: Math.min(Math.max(to.row, 0), lastRow),
    column: Math.min(Math.max(to.column, 0), lastColumn),
  })
  switch (key) {
    case 'ArrowUp':
      return within({ row: isMod ? 0 : row - 1, column })
    case 'ArrowDown':
      return within({ row: isMod ? lastRow : row + 1, column })
    case 'ArrowLeft':
    case 'ArrowRight': {
      const isOn = (key === 'ArrowRight') !== isMirrored
      const far = isOn ? lastColumn : 0
      return within({ row, column: isMod ? far : column + (isOn ? 1 : -1) })
    }
    case 'Home':
      return { row: isMod ? 0 : row, column: 0 }
    case 'End':
      return { row: isMod ? lastRow : row, column: lastColumn }
    case 'PageUp':
      return within({ row: row - page, column })
    case 'PageDown':
      return within({ row: row + page, column })
    case 'Tab':
      return tab({ row, column }, isShift, { rows, columns })
    default:
      return null
  }
}

/** Tab goes along the rows. */
function tab({ row, column }: Place, isBack: boolean, { rows, columns }: Size): Place | null {
  const next = row * columns + column + (isBack ? -1 : 1)
  if (next < 0 || next >= rows * columns) return null
  return { row: Math.floor(next / columns), column: next % columns }
}
