import { cancelEndsWith, cancellationWindow, type OrderKind } from '@rimal/contract/cancellation'
import type { CancellationWindow } from '@rimal/contract/orders'
import type { Settings } from '../../shop/settings/settings.ts'
import { isMadeToOrder, quantityLeft, type StoredOrder } from '../stored-order.ts'

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
  const standing = lines.filter((line) => quantityLeft(line) > 0)
  const hasMadeToOrder = standing.some(isMadeToOrder)
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
  const isMixed = hasMadeToOrder && !standing.every(isMadeToOrder)
  return ofAll ?? (isMixed ? as('ready_to_wear', 'ready_to_wear') : null)
}
