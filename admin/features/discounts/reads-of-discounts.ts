import type { ReadAddress } from '../../call.ts'

/** The reads that show discounts. */
export const readsOfDiscounts = [
  'GET staff/list-promotions',
  'GET staff/count-promotions',
  'GET staff/get-promotion/{promotionId}',
  'GET staff/list-groups',
] as const satisfies readonly ReadAddress[]
