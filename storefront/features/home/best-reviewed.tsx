import { homeProductsShown } from '@rimal/contract/choices'
import { useWords } from '../../i18n/words.tsx'
import { ProductCardView } from '../catalog/product-card.tsx'
import { type ProductSection, SectionHead } from './section-head.tsx'

export function BestReviewed({ cards, section }: ProductSection) {
  const { t } = useWords()
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={section.title ?? t('best_reviewed')} all={section.all} />
        <ul className="grid grid-cols-2 gap-x-(--gap) gap-y-8 sm:grid-cols-4">
          {cards.slice(0, homeProductsShown.bestReviewed).map((card) => (
            <li key={card.id}>
              <ProductCardView card={card} sizes="(min-width: 40rem) 24vw, 45vw" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
