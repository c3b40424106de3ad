import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/transact.ts'
import { maxStockNote } from '@rimal/contract/stock/stock-kinds'
import type { StockCause, StockLine } from '../stock.sql.ts'
import { applyAdjustment } from './adjust-stock.sql.ts'

type By = Required<Pick<StockCause, 'staffId' | 'key'>> & { note: string }

/**
 * Makes the function that sets the stock of variants to what a file says. The function returns the SKUs that are not
 * known or of which orders have reserved more units; the others are counted all the same.
 */
export function countImportedStock({ clock }: Pick<Deps, 'clock'>) {
  return async (tx: Tx, lines: readonly StockLine[], { note, ...by }: By): Promise<string[]> => {
    const cause = { ...by, note: note.slice(0, maxStockNote), at: clock() }
    const { whole, unknown, short } = await applyAdjustment(tx, 'count', { lines, cause })
    if (whole) return []
    const refused = [...unknown, ...short]
    const rest = lines.filter(({ sku }) => !refused.includes(sku))
    if (rest.length > 0) await applyAdjustment(tx, 'count', { lines: rest, cause })
    return refused
  }
}
