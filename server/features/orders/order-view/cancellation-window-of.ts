import { cancelEndsWith, cancellationWindow, type OrderKind } from '@rimal/contract/cancellation'
import type { CancellationWindow } from '@rimal/contract/orders'
import type { OrderStatus } from '@rimal/contract/statuses'
import type { Settings } from '../../shop/settings/settings.ts'
import { isMadeToOrder } from '../../../db/made-to-order.ts'
import { remainingQuantity, type StoredOrder } from '../stored-order.ts'

type Around = { now: Date; settings: Pick<Settings, 'cancelHours'> }

type Line = { madeToOrder: boolean; measurements: unknown; quantity: number; cancelled: number }

/**
 * Returns the window in which the customer may cancel the remaining units of an order; null when there is none.
 * Once production has begun, ready-to-wear units may still be cancelled. An order that results from a return cannot
 * be cancelled, because it replaces another.
 */
export function cancellationWindowOf(
  { status, placedAt, returnId }: Pick<StoredOrder, 'status' | 'placedAt' | 'returnId'>,
  lines: readonly Line[],
  { now, settings }: Around,
): CancellationWindow | null {
  if (returnId !== null) return null
  const remaining = lines.filter((line) => remainingQuantity(line) > 0)
  const hasMadeToOrder = remaining.some(isMadeToOrder)
  const hours = settings.cancelHours
  const as = (kind: OrderKind, of: CancellationWindow['of']): CancellationWindow | null => {
    const cancellation = cancellationWindow({ status, kind, placedAt }, { now, hours })
    if (!cancellation) return null
    const { until } = cancellation
    return {
      until: until?.toISOString() ?? null,
      secondsLeft: until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0,
      endsWith: cancelEndsWith[kind],
      of,
    }
  }
  const ofAll = as(hasMadeToOrder ? 'made_to_order' : 'ready_to_wear', 'all')
  const isMixed = hasMadeToOrder && !remaining.every(isMadeToOrder)
  return ofAll ?? (isMixed ? as('ready_to_wear', 'ready_to_wear') : null)
}

type Stepping = Pick<StoredOrder, 'status' | 'placedAt' | 'returnId' | 'shipping'>

/**
 * Returns the time before which a step of staff is refused, because it would end the window that the customer was shown;
 * null if the step is not refused.
 */
export function windowEndedBy(
  to: OrderStatus,
  order: Stepping,
  { lines, ...around }: Around & { lines: readonly Line[] },
): Date | null {
  const shown = cancellationWindowOf(order, lines, around)
  // A customer who collects the order is present, so the cancellation window does not matter.
  const isOfSession = order.shipping.pickup !== undefined && to === 'delivered'
  if (!shown?.until || isOfSession) return null
  const still = cancellationWindowOf({ ...order, status: to }, lines, around)
  // The window must still cover the same lines: a window for the ready-to-wear lines only is less than the customer
  // was shown.
  return still?.of === shown.of ? null : new Date(shown.until)
}
