import type { ReadAddress } from '../../call.ts'

/** The reads that show a return, and those of the order, stock and production that it changes. */
export const readsOfReturns = [
  'GET staff/list-returns',
  'GET staff/count-returns',
  'GET staff/get-return/{returnNumber}',
  'GET staff/list-orders',
  'GET staff/count-open-orders',
  'GET staff/get-order/{orderNumber}',
  'GET staff/list-production',
  'GET staff/count-production',
  'GET staff/list-stock',
  'GET staff/get-stock/{sku}',
  'GET staff/list-stock-movements',
] as const satisfies readonly ReadAddress[]
