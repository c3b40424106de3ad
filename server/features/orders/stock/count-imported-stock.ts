import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../db/transact.ts'
import { maxStockNote } from '@rimal/contract/stock/stock-kinds'
import type { StockCause, StockLine } from '../stock.sql.ts'
import { applyAdjustment } from './adjust-stock.sql.ts'

type By = Required<Pick<StockCause, 'staffId' | 'key'>> & { note: string }

/**
 * Makes the function that sets the stock of variants to what a file says, of all or of none. The function returns the
 * SKUs that are not known or of which orders have reserved more units.
 */
export function countImportedStock({ clock }: Pick<Deps, 'clock'>) {
  return async (tx: Tx, lines: readonly StockLine[], { note, ...by }: By): Promise<string[]> => {
    const cause = { ...by, note: note.slice(0, maxStockNote), at: clock() }
    const { unknown, short } = await applyAdjustment(tx, 'count', { lines, cause })
    return [...unknown, ...short]
  }
}
