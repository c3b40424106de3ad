import type { CatalogProduct } from './catalog-product.ts'

export type ChangedParts = {
  /** Whether the product has another revision afterwards: everything but the stock counts. */
  isSaved: boolean
  otherPrices: boolean
  /** Whether a colour or a size is new, or a colour or a barcode has changed. */
  items: boolean
}

/** Compares a product with what it will be, part by part, as each is written by itself. */
export function changedParts(stored: CatalogProduct | null, draft: CatalogProduct): ChangedParts {
  if (stored === null) {
    return {
      isSaved: true,
      otherPrices: draft.otherPrices.length > 0,
      items: draft.items.length > 0,
    }
  }
  const otherPrices = differ(stored.otherPrices, draft.otherPrices)
  const items = differ(withoutStock(stored), withoutStock(draft))
  const isSaved = otherPrices || items || differ(withoutItems(stored), withoutItems(draft))
  return { isSaved, otherPrices, items }
}

function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}

function withoutStock({ items }: CatalogProduct) {
  return items.map((item) => ({
    ...item,
    sizes: item.sizes.map(({ size, sku, barcode }) => ({ size, sku, barcode })),
  }))
}

function withoutItems(product: CatalogProduct) {
  return { ...product, items: null, otherPrices: null }
}
