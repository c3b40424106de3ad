import type { Product, ProductItem } from '@rimal/contract/catalog'
import { useWords } from '../../i18n/words.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Heart } from '../wishlist/heart.tsx'

export function ProductTitle({ product, item }: { product: Product; item: ProductItem }) {
  const { t } = useWords()
  const { name, subtitle, limitedTo, reviews } = product
  return (
    <div className="grid justify-items-start gap-1.5">
      <div className="flex w-full items-start justify-between gap-4">
        <h1 className="text-h1 lg:text-[2.5rem]">{name}</h1>
        <Heart itemId={item.id} name={name} color={item.colorName} className="-me-3" />
      </div>
      <p className="text-ink-2">{subtitle}</p>
      {limitedTo !== null && <p className="text-small">{t('limited_to', { count: limitedTo })}</p>}
      {reviews.average !== null && (
        <a
          href="#reviews"
          className="inline-flex min-h-8 flex-wrap items-center gap-x-2 text-small hover:text-oud"
        >
          <Stars rating={reviews.average} />
          <span aria-hidden="true">{reviews.average.toFixed(1)}</span>
          <span className="text-ink-2">({t('reviews_count', { count: reviews.count })})</span>
        </a>
      )}
    </div>
  )
}
