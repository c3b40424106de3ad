import { fewLeft } from '@rimal/contract/limits'
import type { MovedStock } from './stock.sql.ts'

/** What the window says of a size changes where none are left, and where few are. */
const marks = [0, fewLeft]

/** The products whose sizes read differently in the window after a move of stock. */
export function windowCrossings(moved: readonly MovedStock[]): string[] {
  const crossed = moved.filter(({ before, after }) =>
    marks.some((mark) => before > mark !== after > mark),
  )
  return [...new Set(crossed.map(({ productId }) => productId))]
}
