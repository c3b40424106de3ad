import type { Home } from '@rimal/contract/catalog'
import { useWords } from '../../i18n/words.tsx'
import { ProductCardView } from '../catalog/product-card.tsx'
import { SectionHead } from './section-head.tsx'

const shownProducts = 4

export function BestReviewed({ home }: { home: Home }) {
  const { t } = useWords()
  const collection = home.collections.find(({ id }) => id === 'best_seller')
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={t('best_reviewed')}
          all={collection && { to: '/product-list/best_seller', count: collection.count }}
        />
        <ul className="grid grid-cols-2 gap-x-(--gap) gap-y-8 sm:grid-cols-4">
          {home.bestSellers.slice(0, shownProducts).map((card) => (
            <li key={card.id}>
              <ProductCardView card={card} sizes="(min-width: 40rem) 24vw, 45vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
