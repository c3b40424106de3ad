import type { CancelPreview } from '@rimal/contract/cancel-order'
import type { Queries } from '../../../db/connect.ts'
import { creditOfOrder } from '../../credit/credit-of-order.ts'
import { refundDay } from '../../orders/order-view/money-back.ts'
import { moneyHeld } from '../../orders/order-view/money-held.ts'
import type { StoredOrder } from '../../orders/stored-order.ts'
import type { Settings } from '../../shop/settings/settings.ts'
import { sumAsked } from './cancel-refunds.sql.ts'
import { listLedgerEntries } from '../../payments/attempts/stored-attempts.ts'

export type Refundable = Pick<CancelPreview, 'amount' | 'how' | 'by' | 'credit'>

/** What an order that is cancelled at a moment gives back, the way it was paid; what she turned into credit is hers already. */
export async function refundOnCancel(
  db: Queries,
  order: StoredOrder,
  { now, settings }: { now: Date; settings: Settings },
): Promise<Refundable> {
  const entries = order.paidBy === null ? [] : await listLedgerEntries(db, order.paidBy)
  const net = await creditOfOrder(db, order.id)
  const { held, captured } = moneyHeld(order, entries, { converted: Math.max(net, 0) })
  const credit = Math.max(-net, 0)
  const by = refundDay(now, settings)
  if (held === 0) {
    const wasTaken = entries.some(({ kind }) => kind === 'capture')
    return { amount: 0, how: wasTaken ? 'before' : 'nothing', by, credit }
  }
  // Of what was promised before she has been told already.
  const more = held - (await sumAsked(db, order.id))
  const how = captured > 0 ? 'returned' : 'released'
  return { amount: more > 0 ? more : held, how, by, credit }
}
