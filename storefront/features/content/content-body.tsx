import { formatDay } from '@rimal/contract/dates'
import type { ContentPage } from '@rimal/contract/shop'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { ContentBlocks, isNumbered } from './content-blocks.tsx'
import { ContentIndex, sectionId } from './content-index.tsx'

/** With this many headings a page deserves a list of them. */
const enoughForIndex = 4

type Section = ContentPage['sections'][number]

/**
 * A list of the sections beside the text on the desktop, and one narrow column. `figure` belongs to the numbered
 * list.
 */
export function ContentBody(props: {
  page: ContentPage
  figure?: ReactNode
  children?: ReactNode
}) {
  const { page, figure, children } = props
  const { t, language } = useWords()
  const headings = page.sections.flatMap(({ heading }) => heading ?? [])
  return (
    <div className="lg:grid lg:grid-cols-12 lg:gap-x-(--gap)">
      <div className="lg:col-span-3">
        {headings.length >= enoughForIndex && <ContentIndex headings={headings} />}
      </div>
      <div className="max-w-[38rem] lg:col-span-7 lg:col-start-5">
        {page.sections.map((section, index) => (
          <section
            key={section.heading ?? index}
            id={section.heading ? sectionId(headings.indexOf(section.heading)) : undefined}
            className="scroll-mt-24 border-t border-rule py-7 first:border-0 first:pt-0"
          >
            {section.heading && <h2 className="mb-4 text-h3">{section.heading}</h2>}
            {hasNumbers(section) && figure}
            <ContentBlocks blocks={section.blocks} name={section.heading ?? page.title} />
          </section>
        ))}
        {children}
        <p className="border-t border-rule pt-4 text-small text-ink-2">
          {t('last_changed_on', { day: formatDay(page.updatedOn, language, { year: true }) })}
        </p>
      </div>
    </div>
  )
}

function hasNumbers({ blocks }: Section): boolean {
  return blocks.some(({ items }) => items?.some(isNumbered))
}
