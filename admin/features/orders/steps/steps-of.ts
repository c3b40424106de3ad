import { hasCancellableLines } from '@rimal/contract/cancellation'
import type { StaffOrder } from '@rimal/contract/staff/orders'
import { canBecome, type OrderStatus, statusIs } from '@rimal/contract/statuses'

/** The steps of an order that staff take, in their usual order. */
export const orderStepNames = [
  'confirmed',
  'in_production',
  'ready',
  'shipped',
  'delivered',
  'delivery_failed',
  'completed',
] as const satisfies readonly OrderStatus[]
export type OrderStep = (typeof orderStepNames)[number]

type Moving = Pick<StaffOrder, 'status'> & {
  lines: readonly Pick<StaffOrder['lines'][number], 'madeToOrder' | 'measurements'>[]
  shipping: Pick<StaffOrder['shipping'], 'pickup'>
}

/** The next steps of an order, the usual one first. */
export function possibleSteps(order: Moving): OrderStep[] {
  return orderStepNames.filter(
    (step) => isItsStep(order, step) && isNext(order, order.status, step),
  )
}

/** A step that is not possible yet, and the one that comes before it; `payment` is no step of staff. */
export type LaterStep = { step: OrderStep; after: OrderStep | 'payment' }

/** The steps that an order still has before it, after those that are possible now. */
export function laterSteps(order: Moving): LaterStep[] {
  const { status } = order
  if (statusIs(status, 'ended')) return []
  const possible = possibleSteps(order)
  const isPaid = status !== 'awaiting_payment'
  let after: LaterStep['after'] = isPaid ? (possible[0] ?? 'payment') : 'payment'
  let at: OrderStatus = isPaid ? (possible[0] ?? status) : 'placed'
  const later: LaterStep[] = []
  for (const step of orderStepNames) {
    // A failed delivery is nothing that anybody waits for.
    if (step === 'delivery_failed' || !isItsStep(order, step)) continue
    if (!isNext(order, at, step)) continue
    if (!possible.includes(step)) later.push({ step, after })
    after = step
    at = step
  }
  return later
}

/** Whether the step is refused now, because the customer may still cancel and no longer could after it. */
export function endsWindow(
  { cancelWindow }: Pick<StaffOrder, 'cancelWindow'>,
  step: OrderStep,
): boolean {
  return cancelWindow?.endedBy.includes(step) ?? false
}

/** Production is a step of what is made to order, and a pickup is not shipped. */
function isItsStep({ lines, shipping }: Moving, step: OrderStep): boolean {
  if (step === 'in_production') {
    return lines.some(({ madeToOrder, measurements }) => madeToOrder || measurements !== null)
  }
  return !(step === 'shipped' && shipping.pickup !== null)
}

/** Everything but a pickup is delivered after it was shipped. */
function isNext({ shipping }: Moving, from: OrderStatus, step: OrderStep): boolean {
  if (step === 'delivered' && from === 'ready' && shipping.pickup === null) return false
  return canBecome(from, step)
}

/** Why a whole order cannot be cancelled; null where it can, or where it has ended already. */
export function whyNoCancel(
  status: OrderStatus,
): 'awaiting_payment' | 'shipped' | 'delivered' | null {
  if (statusIs(status, 'ended')) return null
  if (status === 'awaiting_payment' || status === 'shipped') return status
  return canBecome(status, 'cancelled') ? null : 'delivered'
}

/** Whether an order in a status can be put on hold; `later` where its production or its packing has begun. */
export function holdIn(status: OrderStatus): 'possible' | 'later' | 'none' {
  if (canBecome(status, 'on_hold')) return 'possible'
  return status === 'in_production' || status === 'ready' ? 'later' : 'none'
}

type WithUnits = Pick<StaffOrder, 'status'> & {
  lines: readonly Pick<StaffOrder['lines'][number], 'quantity' | 'cancelled'>[]
}

/** The units of an order that are not cancelled. */
export function unitsLeft({ lines }: Pick<WithUnits, 'lines'>): number {
  return lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0)
}

/** Whether staff may cancel a part of an order; the last unit is cancelled with the whole order. */
export function hasCancellablePart(order: WithUnits): boolean {
  return hasCancellableLines(order.status) && unitsLeft(order) > 1
}
