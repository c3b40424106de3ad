import type { StaffPromotion } from '@rimal/contract/staff/promotions'
import type { StateKind } from '../../ui/state-mark.tsx'

export const discountStates = ['running', 'planned', 'ended', 'off'] as const
export type DiscountState = (typeof discountStates)[number]

/** What a discount does now; one that is switched off does nothing, whatever its days. */
export function discountStateOf(
  { active, startsAt, endsAt }: Pick<StaffPromotion, 'active' | 'startsAt' | 'endsAt'>,
  now: Date,
): DiscountState {
  if (endsAt !== null && new Date(endsAt) <= now) return 'ended'
  if (!active) return 'off'
  return startsAt !== null && new Date(startsAt) > now ? 'planned' : 'running'
}

export const kindOfDiscountState: Record<DiscountState, StateKind> = {
  running: 'done',
  planned: 'waits',
  ended: 'ended',
  off: 'held',
}
