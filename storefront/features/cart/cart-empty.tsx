import { useEffect, useRef } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { useShop } from '../../shop.tsx'
import { usePopularList } from '../catalog/use-popular-list.ts'
import { Empty } from '../../ui/empty.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { LastOrderLink } from '../checkout/draft/last-order.tsx'
import type { LastOrder } from '../checkout/draft/mirror.ts'
import { ProposedProducts } from './proposed-products.tsx'

/** `emptied`: the last line was removed on this page, and the focus was on its button. */
export function CartEmpty({ order, emptied }: { order: LastOrder | null; emptied: boolean }) {
  const { t } = useWords()
  const { collections } = useShop()
  const popular = usePopularList()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (emptied) place.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [emptied])
  return (
    <div ref={place} className="pt-16 pb-8 lg:pt-24">
      <Empty heading="h1" title={t('cart_empty_title')} text={t('cart_empty_text')} link={popular}>
        <LastOrderLink order={order} />
        {collections.some(({ id }) => id === 'latest_collection') && (
          <TextLink to="/product-list/latest_collection" className="mt-2 text-small">
            {t('cart_empty_latest')}
          </TextLink>
        )}
      </Empty>
      <ProposedProducts lines={[]} />
    </div>
  )
}
