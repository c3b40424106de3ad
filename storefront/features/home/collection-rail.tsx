import type { Home } from '@rimal/contract/content/home'
import { Link } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { Picture } from '../../ui/picture.tsx'
import { minShownCount } from '../catalog/min-shown-count.ts'

/** Up to three pictures: a rail to swipe on the phone, side by side on the desktop. */
export function CollectionRail({ collections }: Pick<Home, 'collections'>) {
  const { t } = useWords()
  return (
    <section className="section">
      <h2 className="sr-only">{t('collections')}</h2>
      <ul className="mx-auto grid max-w-(--page) snap-x snap-mandatory scroll-px-(--gutter) auto-cols-[72%] grid-flow-col gap-(--gap) overflow-x-auto px-(--gutter) [scrollbar-width:none] sm:auto-cols-[42%] lg:auto-cols-[calc((100%-2*var(--gap))/3)] lg:overflow-visible">
        {collections.map(({ id, address, title, count, picture }) => (
          <li key={id} className="snap-start">
            <Link
              to={`/product-list/${address}`}
              className="group block focus-visible:-outline-offset-2"
            >
              <Picture picture={picture} alt="" sizes="(min-width: 60rem) 33vw, 72vw" />
              <span className="flex items-baseline justify-between gap-4 pt-3">
                <span className="font-display text-h3 leading-display group-hover:text-oud">
                  {title}
                </span>
                {count >= minShownCount && (
                  <span className="flex-none text-small text-ink-2">{t('units', { count })}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
