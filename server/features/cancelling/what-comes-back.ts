import type { CancelPreview } from '@rimal/contract/cancelling'
import type { Queries } from '../../db/connect.ts'
import { refundDay } from '../orders/reading/money-back.ts'
import { moneyHeld } from '../orders/reading/money-held.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { Settings } from '../shop/settings.ts'
import { listMoves } from '../payments/attempts/stored-attempts.ts'

export type ComesBack = Pick<CancelPreview, 'amount' | 'how' | 'by'>

/** What an order that is cancelled at a moment gives back, the way it was paid. */
export async function whatComesBack(
  db: Queries,
  order: StoredOrder,
  { now, settings }: { now: Date; settings: Settings },
): Promise<ComesBack> {
  const moves = order.paidBy === null ? [] : await listMoves(db, order.paidBy)
  const { held, captured } = moneyHeld(order, moves)
  const by = refundDay(now, settings)
  if (held === 0) return { amount: 0, how: 'nothing', by }
  return { amount: held, how: captured > 0 ? 'returned' : 'released', by }
}
