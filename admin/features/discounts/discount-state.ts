import type { PromotionState } from '@rimal/contract/staff/promotion-states'
import type { StateKind } from '../../ui/state-mark.tsx'

export const kindOfDiscountState: Record<PromotionState, StateKind> = {
  running: 'done',
  planned: 'waits',
  ended: 'ended',
  off: 'held',
}
