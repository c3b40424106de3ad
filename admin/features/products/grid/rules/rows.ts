import type { GridProduct } from '@rimal/contract/staff/product-grid'
import { variantsOf } from './cells.ts'
import type { GridRow } from './paste.ts'

/** A product with at most this many sizes is open at first, where the grid has few products. */
const fewVariants = 4
const fewProducts = 10
/** All sizes are opened at once only where the grid has at most this many rows then. */
const maxOpenRows = 600

/** Lists the rows that are shown: each product, and below it the sizes of those that are open. */
export function rowsOf(
  products: readonly GridProduct[],
  open: ReadonlySet<string>,
): (GridRow & { key: string })[] {
  return products.flatMap((product) => {
    const { id } = product
    const sizes = open.has(id) ? variantsOf(product) : []
    return [
      { key: rowKey({ product: id, sku: null }), product: id, sku: null },
      ...sizes.map(({ sku }) => ({ key: rowKey({ product: id, sku }), product: id, sku })),
    ]
  })
}

export function rowKey({ product, sku }: GridRow): string {
  return sku === null ? product : `${product} ${sku}`
}

export function firstOpen(products: readonly GridProduct[]): ReadonlySet<string> {
  if (products.length > fewProducts) return new Set()
  const few = products.filter((product) => variantsOf(product).length <= fewVariants)
  return new Set(few.map(({ id }) => id))
}

export function canOpenAll(products: readonly GridProduct[]): boolean {
  return products.reduce((sum, product) => sum + 1 + variantsOf(product).length, 0) <= maxOpenRows
}
