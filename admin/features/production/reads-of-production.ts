import type { ReadAddress } from '../../call.ts'

/** The reads that show a production item, and those of its order, which follows it. */
export const readsOfProduction = [
  'GET staff/list-production',
  'GET staff/count-production',
  'GET staff/list-tailors',
  'GET staff/get-production-item/{lineId}',
  'GET staff/list-orders',
  'GET staff/count-open-orders',
  'GET staff/get-order/{orderNumber}',
] as const satisfies readonly ReadAddress[]
