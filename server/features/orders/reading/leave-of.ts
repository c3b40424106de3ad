import { cancelEndsWith, leaveToCancel, type OrderKind } from '@rimal/contract/cancellation'
import type { Leave } from '@rimal/contract/orders'
import type { Settings } from '../../shop/settings.ts'
import type { StoredOrder } from '../stored-order.ts'

type Line = { madeToOrder: boolean; measurements: unknown }

/** Whether anything is sewn for an order. */
function kindOf(lines: readonly Line[]): OrderKind {
  return lines.some((line) => line.madeToOrder || line.measurements !== null) ? 'sewn' : 'shelf'
}

/** Her leave to cancel an order by herself; null where there is none. What comes of a return she has in place of another. */
export function leaveOf(
  { status, placedAt, returnId }: Pick<StoredOrder, 'status' | 'placedAt' | 'returnId'>,
  lines: readonly Line[],
  { now, settings }: { now: Date; settings: Pick<Settings, 'cancelHours'> },
): Leave | null {
  if (returnId !== null) return null
  const kind = kindOf(lines)
  const hours = settings.cancelHours
  const leave = leaveToCancel({ status, kind, placedAt }, { now, hours })
  if (!leave) return null
  const { until } = leave
  return {
    until: until?.toISOString() ?? null,
    secondsLeft: until ? Math.ceil((until.getTime() - now.getTime()) / 1000) : 0,
    endsWith: cancelEndsWith[kind],
  }
}
