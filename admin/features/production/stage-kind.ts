import type { ProductionStage } from '@rimal/contract/production/production-stages'
import type { StateKind } from '../../ui/state-mark.tsx'

/** What each stage asks of staff. */
export const stageKindOf: Record<ProductionStage, StateKind> = {
  awaiting_measurements: 'held',
  in_review: 'waits',
  approved: 'waits',
  cutting: 'works',
  stitching: 'works',
  finishing: 'works',
  quality_check: 'works',
  ready: 'done',
}
