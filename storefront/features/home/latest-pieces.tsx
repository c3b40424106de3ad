import type { Home } from '@rimal/contract/catalog'
import { useWords } from '../../i18n/words.tsx'
import { ProductCardView } from '../catalog/product-card.tsx'
import { SectionHead } from './section-head.tsx'

const shownPieces = 5

/** The newest piece large, four more beside it. */
export function LatestPieces({ home }: { home: Home }) {
  const { t } = useWords()
  const collection = home.collections.find(({ id }) => id === 'latest_collection')
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead
          title={t('just_finished')}
          all={collection && { to: '/product-list/latest_collection', count: collection.count }}
        />
        <ul className="grid grid-cols-2 gap-x-(--gap) gap-y-8 lg:grid-cols-4 lg:gap-y-14">
          {home.latest.slice(0, shownPieces).map((card, index) =>
            index === 0 ? (
              <li key={card.id} className="col-span-2 lg:row-span-2">
                <ProductCardView card={card} sizes="(min-width: 60rem) 48vw, 100vw" />
              </li>
            ) : (
              <li key={card.id}>
                <ProductCardView card={card} sizes="(min-width: 60rem) 24vw, 45vw" />
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  )
}
