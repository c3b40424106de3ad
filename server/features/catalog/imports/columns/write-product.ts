import type { CatalogProduct } from '../products/catalog-product.ts'
import type { Column, Place } from './column.ts'

/** Writes a product as the records of a file, one for each variant. */
export function writeProduct(product: CatalogProduct, columns: readonly Column[]): string[][] {
  return placesOf(product).map((place) => columns.map(({ write }) => write(place)))
}

/** A product without colours has one row, and so has a colour without sizes. */
function placesOf(product: CatalogProduct): Place[] {
  if (product.items.length === 0) return [{ product, item: undefined, size: undefined }]
  return product.items.flatMap((item): Place[] =>
    item.sizes.length === 0
      ? [{ product, item, size: undefined }]
      : item.sizes.map((size) => ({ product, item, size })),
  )
}
