import type { Product, ProductCard } from '@rimal/contract/catalog'
import { useWords } from '../../../i18n/words.tsx'
import { Reviews } from '../../reviews/reviews.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { RelatedProducts } from './related-products.tsx'

/** The content below the pictures and the buy column of a product. */
export function BelowProduct({ product }: { product: Product }) {
  const { t } = useWords()
  return (
    <>
      <Reviews productId={product.id} summary={product.reviews} first={product.firstReviews} />
      <RelatedProducts title={t('wear_it_with')} cards={product.completeTheLook} />
      <RelatedProducts
        title={t('also_like')}
        cards={without(product.alsoLike, product.completeTheLook)}
      />
      <RecentlyViewed productId={product.id} />
    </>
  )
}

/** A product that is shown above need not be shown again. */
function without(cards: ProductCard[], shown: ProductCard[]): ProductCard[] {
  return cards.filter(({ id }) => shown.every((other) => other.id !== id))
}
