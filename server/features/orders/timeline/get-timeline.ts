import type { TimelineEntry } from '@rimal/contract/staff/order-timeline'
import type { Deps } from '../../../deps.ts'
import { ShopError } from '../../../http/shop-error.ts'
import { findOrderByNumber } from '../stored-order.ts'
import { listEntries, type StoredEntry } from './timeline.sql.ts'

/** Returns everything that happened to an order, the newest first. Throws `order_not_found`. */
export async function getTimeline(
  { db }: Pick<Deps, 'db'>,
  orderNumber: string,
): Promise<TimelineEntry[]> {
  const order = await findOrderByNumber(db, orderNumber)
  if (!order) throw new ShopError('order_not_found')
  const entries = await listEntries(db, order)
  return entries.map((entry) => showEntry(entry, order.currency))
}

function showEntry(entry: StoredEntry, currency: string): TimelineEntry {
  const { id, kind, at, actor, name, status, event, amount, message, paper, reason, text } = entry
  return {
    id,
    kind,
    at: new Date(at).toISOString(),
    by: { who: whoOf(actor), name },
    status,
    money: event === null ? null : { event, amount: amount ?? 0, currency },
    message,
    paper,
    reason,
    text,
  }
}

function whoOf(actor: string): TimelineEntry['by']['who'] {
  if (actor.startsWith('staff')) return 'staff'
  return actor === 'shopper' || actor === 'provider' ? actor : 'timer'
}
