import type { ReadAddress } from '../../call.ts'

/** The reads that show an order, which every step changes. */
export const readsOfOrders = [
  'GET staff/list-orders',
  'GET staff/count-open-orders',
  'GET staff/get-order/{orderNumber}',
  'GET staff/get-order-timeline/{orderNumber}',
] as const satisfies readonly ReadAddress[]
