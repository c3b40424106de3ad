import type { StaffOrder } from '@rimal/contract/staff/orders'
import { canBecome } from '@rimal/contract/statuses'
import { useSession } from '../../../session.ts'
import { useWords } from '../../../words.tsx'
import { hasCancellablePart, holdIn, type OrderStep, possibleSteps } from './steps-of.ts'

/** A step that one call does, without a dialog. */
export type DirectStep = Exclude<OrderStep, 'shipped'> | 'release'
export type DialogName = 'ship' | 'hold' | 'lines' | 'cancel'

type Act = { title: string; variant: 'filled' | 'default' | 'danger' } & (
  | { does: DirectStep }
  | { opens: DialogName }
)

/** What the member of staff can do with an order now, the usual step first. */
export function useActs(order: StaffOrder): Act[] {
  const { t } = useWords()
  const { can } = useSession()
  const { status } = order
  const isHeld = status === 'on_hold'
  const steps = possibleSteps(order).map((step, place): Act => {
    const look = {
      title: t(`order_step_${step}`),
      variant: place === 0 && !isHeld ? 'filled' : 'default',
    } as const
    return step === 'shipped' ? { ...look, opens: 'ship' } : { ...look, does: step }
  })
  const moves: Act[] = [
    ...(isHeld ? [{ title: t('order_release'), variant: 'filled', does: 'release' } as const] : []),
    ...steps,
    ...(holdIn(status) === 'possible'
      ? [{ title: t('order_hold'), variant: 'default', opens: 'hold' } as const]
      : []),
  ]
  const cancels: Act[] = [
    ...(hasCancellablePart(order)
      ? [{ title: t('order_cancel_lines'), variant: 'default', opens: 'lines' } as const]
      : []),
    ...(canBecome(status, 'cancelled') && status !== 'awaiting_payment'
      ? [{ title: t('order_cancel'), variant: 'danger', opens: 'cancel' } as const]
      : []),
  ]
  return [...(can('orders.move') ? moves : []), ...(can('orders.cancel') ? cancels : [])]
}
