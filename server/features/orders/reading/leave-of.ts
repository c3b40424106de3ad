import { cancelEndsWith, leaveToCancel, type OrderKind } from '@rimal/contract/cancellation'
import type { Leave } from '@rimal/contract/orders'
import type { Settings } from '../../shop/settings.ts'
import { isSewn, leftOf, type StoredOrder } from '../stored-order.ts'

type Line = { madeToOrder: boolean; measurements: unknown; quantity: number; cancelled: number }

/**
 * Her leave to cancel an order by herself, by the pieces of it that stand; null where there is none. Once sewing has
 * begun, what hangs on the shelf beside it may still be taken out. What comes of a return she has in place of another.
 */
export function leaveOf(
  { status, placedAt, returnId }: Pick<StoredOrder, 'status' | 'placedAt' | 'returnId'>,
  lines: readonly Line[],
  { now, settings }: { now: Date; settings: Pick<Settings, 'cancelHours'> },
): Leave | null {
  if (returnId !== null) return null
  const standing = lines.filter((line) => leftOf(line) > 0)
  const hasSewn = standing.some(isSewn)
  const hours = settings.cancelHours
  const as = (kind: OrderKind, of: Leave['of']): Leave | null => {
    const leave = leaveToCancel({ status, kind, placedAt }, { now, hours })
    if (!leave) return null
    const { until } = leave
    return {
      until: until?.toISOString() ?? null,
      secondsLeft: until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0,
      endsWith: cancelEndsWith[kind],
      of,
    }
  }
  const ofAll = as(hasSewn ? 'sewn' : 'shelf', 'all')
  const isMixed = hasSewn && !standing.every(isSewn)
  return ofAll ?? (isMixed ? as('shelf', 'shelf') : null)
}
