import type { ProductCard } from '@rimal/contract/catalog'
import type { Home } from '@rimal/contract/content/home'
import { useWords } from '../../i18n/words.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { minShownCount } from '../catalog/min-shown-count.ts'

type Section = Home['sections'][number]

/** What a section with products shows. */
export type ProductSection = { cards: ProductCard[]; section: Section }

/** The title of a row of products, and the link to all of them. */
export function SectionHead({ title, all }: Pick<Section, 'all'> & { title: string }) {
  const { t } = useWords()
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 lg:mb-10">
      <h2 className="text-h2">{title}</h2>
      {all && (
        <TextLink to={`/product-list/${all.address}`} className="flex-none text-small">
          {all.count < minShownCount ? t('view_all') : t('view_all_count', { count: all.count })}
        </TextLink>
      )}
    </div>
  )
}
