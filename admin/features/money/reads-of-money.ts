import type { ReadAddress } from '../../call.ts'

/** The reads that a decision on a refund changes. */
export const readsOfRefunds = [
  'GET staff/list-refunds',
  'GET staff/preview-refund',
  'GET staff/preview-cancellation',
  'GET staff/get-order/{orderNumber}',
  'GET staff/get-order-timeline/{orderNumber}',
  'GET staff/list-orders',
] as const satisfies readonly ReadAddress[]
