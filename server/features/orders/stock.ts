import { fewLeft } from '@rimal/contract/limits'
import type { Queries } from '../../db/connect.ts'
import { recordWindowChange } from '../catalog/record-window-change.ts'
import {
  holdPieces,
  listHolds,
  markTaken,
  type MovedStock,
  type Piece,
  putBack,
} from './stock.sql.ts'
import type { StoredOrder } from './stored-order.ts'

/** Whether the window shows something else now: announceWindowChanges after the commit. */
export type StockMove = { windowChanged: boolean }

/** Holds pieces for a payment, or takes them at once; `short` names those of which there are too few. */
export async function reserveStock(
  tx: Queries,
  pieces: readonly Piece[],
  stockState: 'reserved' | 'taken',
): Promise<StockMove & { short: string[] }> {
  const { moved, short } = await holdPieces(tx, pieces, stockState)
  return { short, ...(await tellWindow(tx, moved)) }
}

/** The pieces of an order that ends go back on the shelf. */
export async function releaseStock(
  tx: Queries,
  { id, stockState }: Pick<StoredOrder, 'id' | 'stockState'>,
): Promise<StockMove> {
  if (stockState === 'released') return { windowChanged: false }
  return tellWindow(tx, await putBack(tx, id, stockState))
}

/** Takes once more what an order had let go; undefined when somebody else has it now. */
export async function retakeStock(tx: Queries, orderId: string): Promise<StockMove | undefined> {
  const { moved, short } = await holdPieces(tx, await listHolds(tx, orderId), 'taken')
  if (short.length > 0) return undefined
  await markTaken(tx, orderId)
  return tellWindow(tx, moved)
}

/** What the window says of a size changes where none are left, and where few are. */
const marks = [0, fewLeft]

async function tellWindow(tx: Queries, moved: readonly MovedStock[]): Promise<StockMove> {
  const crossed = moved.filter(({ before, after }) =>
    marks.some((mark) => before > mark !== after > mark),
  )
  if (crossed.length === 0) return { windowChanged: false }
  await recordWindowChange(
    tx,
    crossed.map(({ productId }) => productId),
  )
  return { windowChanged: true }
}
