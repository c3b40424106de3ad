import type { ReadAddress } from '../../call.ts'

/** The reads that show stock, which every change of stock changes. */
export const readsOfStock = [
  'GET staff/list-stock',
  'GET staff/get-stock/{sku}',
  'GET staff/list-stock-movements',
  'GET staff/get-product/{id}',
  'GET staff/list-products',
] as const satisfies readonly ReadAddress[]
