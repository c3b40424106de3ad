import type { AdjustmentKind } from '@rimal/contract/stock/stock-kinds'
import type { GridContent } from './after-save.ts'
import { cellOf, valueOf } from './cells.ts'
import { countCells, hasWrong, readEdits } from './edits.ts'
import { problemsOf } from './problems.ts'

/** How much is typed and not saved, and how much of it is wrong. */
export function summaryOf({ edits, refusals }: GridContent, currency: string) {
  const changed = Object.entries(edits)
  const ids = new Set([...Object.keys(edits), ...Object.keys(refusals)])
  const problems = [...ids].flatMap((id) =>
    Object.values(problemsOf(edits[id] ?? {}, refusals[id], currency)),
  )
  return {
    cells: changed.reduce((sum, [, cells]) => sum + countCells(cells), 0),
    products: changed.filter(([, cells]) => !hasWrong(cells, currency)).length,
    problems: problems.filter(({ kind }) => kind !== 'meanwhile').length,
    hasStock: changed.some(([, cells]) =>
      Object.keys(cells).some((key) => cellOf(key).column === 'on_hand'),
    ),
  }
}

/** The reason that is offered for the typed changes of stock: units come by a delivery, and fewer of them are a correction. */
export function usualKind({ products, edits }: GridContent, currency: string): AdjustmentKind {
  const isLess = products.some((product) =>
    readEdits(edits[product.id] ?? {}, currency).some(
      ({ cell, reading }) =>
        cell.column === 'on_hand' &&
        'value' in reading &&
        Number(reading.value) < Number(valueOf(product, cell)),
    ),
  )
  return isLess ? 'correction' : 'delivery'
}
