import type { ProductCard } from '@rimal/contract/catalog'
import { ProductGrid } from '../../catalog/product-grid.tsx'

/** A row of other products below a heading. */
export function RelatedProducts({ title, cards }: { title: string; cards: ProductCard[] }) {
  if (cards.length === 0) return null
  return (
    <section className="section">
      <h2 className="mb-6 text-h2 lg:mb-10">{title}</h2>
      <ProductGrid cards={cards.slice(0, 4)} layout="row" />
    </section>
  )
}
