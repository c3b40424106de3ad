import type { Review } from '@rimal/contract/catalog'
import { useEffect, useRef, useState } from 'react'
import { read } from '../../api.ts'
import { useWords } from '../../i18n/words.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import type { Photo } from './photo-viewer.tsx'
import { Photos } from './photos.tsx'

type Props = {
  productId: string
  first: Review[]
  /** True when only reviews with pictures are listed below. */
  chosen: boolean
  onChoose: () => void
}

/** All pictures from customers in one row; pictures beyond the first reviews load when the row comes near. */
export function PhotoStrip({ productId, first, chosen, onChoose }: Props) {
  const { t } = useWords()
  const [reviews, setReviews] = useState(first)
  const strip = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!strip.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void read('GET product/list-reviews', { query: { id: productId, with_photos: true } }).then(
          ({ result }) => result && setReviews(result.reviews),
          () => {},
        )
      },
      { rootMargin: '800px' },
    )
    observer.observe(strip.current)
    return () => observer.disconnect()
  }, [productId])

  const photos: Photo[] = reviews.flatMap((review) =>
    review.pictures.map((picture) => ({ picture, review })),
  )
  return (
    <div ref={strip}>
      {photos.length > 0 && (
        <div className="pb-6">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-h3">{t('review_photos')}</h3>
            <TextButton aria-pressed={chosen} className="text-small" onClick={onChoose}>
              {t(chosen ? 'reviews_all' : 'photos_only')}
            </TextButton>
          </div>
          <Photos
            photos={photos}
            width="w-24"
            sizes="96px"
            className="-mx-(--gutter) overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none] lg:mx-0 lg:px-1"
          />
        </div>
      )}
    </div>
  )
}
