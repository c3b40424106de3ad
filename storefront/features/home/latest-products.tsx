import { homeProductsShown } from '@rimal/contract/choices'
import { useWords } from '../../i18n/words.tsx'
import { ProductCardView } from '../catalog/product-card.tsx'
import { type ProductSection, SectionHead } from './section-head.tsx'

/** The newest product in a large card, four more beside it. */
export function LatestProducts({ cards, section }: ProductSection) {
  const { t } = useWords()
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={section.title ?? t('just_finished')} all={section.all} />
        <ul className="grid grid-cols-2 gap-x-(--gap) gap-y-8 lg:grid-cols-4 lg:gap-y-14">
          {cards.slice(0, homeProductsShown.latest).map((card, index) =>
            index === 0 ? (
              <li
                key={card.id}
                className="col-span-2 lg:row-span-2 lg:[&_img]:aspect-auto! lg:[&_img]:h-full! lg:[&_picture]:h-full lg:[&>article]:h-full lg:[&>article]:grid-rows-[1fr]"
              >
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
