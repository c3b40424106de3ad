import type { ProductState } from '@rimal/contract/staff/product-states'
import type { StateKind } from '../../ui/state-mark.tsx'

/** The mark of each state of a product. */
export const kindOfState: Record<ProductState, StateKind> = {
  draft: 'waits',
  scheduled: 'works',
  published: 'done',
  archived: 'ended',
}
