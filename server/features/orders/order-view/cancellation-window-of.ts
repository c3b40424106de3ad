import { cancelEndsWith, cancellationWindow, type OrderKind } from '@rimal/contract/cancellation'
import type { CancellationWindow } from '@rimal/contract/orders'
import type { Settings } from '../../shop/settings/settings.ts'
import { isMadeToOrder } from '../../../db/made-to-order.ts'
import { remainingQuantity, type StoredOrder } from '../stored-order.ts'

type Line = { madeToOrder: boolean; measurements: unknown; quantity: number; cancelled: number }

/**
 * Returns the window in which the customer may cancel the remaining units of an order; null when there is none.
 * Once production has begun, ready-to-wear units may still be cancelled. An order that results from a return cannot
 * be cancelled, because it replaces another.
 */
export function cancellationWindowOf(
  { status, placedAt, returnId }: Pick<StoredOrder, 'status' | 'placedAt' | 'returnId'>,
  lines: readonly Line[],
  { now, settings }: { now: Date; settings: Pick<Settings, 'cancelHours'> },
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
