import type { ReadAddress } from '../../call.ts'
import { readsOfProducts } from '../products/reads-of-products.ts'

/** The reads that show an import or what it has written. */
export const readsOfImports = [
  'GET staff/list-imports',
  'GET staff/get-import/{importId}',
  ...readsOfProducts,
] as const satisfies readonly ReadAddress[]
