import { formatDay } from '@rimal/contract/dates'
import type { ContentPage } from '@rimal/contract/shop'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.tsx'
import { ContentBlocks } from './content-blocks.tsx'
import { ContentIndex } from './content-index.tsx'

/** With this many headings a page deserves a list of them. */
const enoughForIndex = 4

/** A page to read: its heading, a list of its parts on the desk, and one narrow column. */
export function ContentView({ page, children }: { page: ContentPage; children?: ReactNode }) {
  const { t, language } = useWords()
  const headings = page.sections.flatMap(({ heading }) => heading ?? [])
  return (
    <article className="wrap pt-8 lg:pt-16">
      <ContentHeading page={page} />
      <div className="lg:grid lg:grid-cols-12 lg:gap-x-(--gap)">
        <div className="lg:col-span-3">
          {headings.length >= enoughForIndex && <ContentIndex headings={headings} />}
        </div>
        <div className="max-w-[38rem] lg:col-span-7 lg:col-start-5">
          {page.sections.map(({ heading, blocks }, index) => (
            <section
              key={heading ?? index}
              id={heading ? sectionId(headings.indexOf(heading)) : undefined}
              className="scroll-mt-24 border-t border-rule py-7 first:border-0 first:pt-0"
            >
              {heading && <h2 className="mb-4 text-h3">{heading}</h2>}
              <ContentBlocks blocks={blocks} name={heading ?? page.title} />
            </section>
          ))}
          {children}
          <p className="border-t border-rule pt-4 text-small text-ink-2">
            {t('last_changed_on', { day: formatDay(page.updatedOn, language, { year: true }) })}
          </p>
        </div>
      </div>
    </article>
  )
}

export function ContentHeading({ page }: { page: Pick<ContentPage, 'title' | 'description'> }) {
  return (
    <header className="grid gap-3 pb-8 lg:pb-14">
      <h1 className="text-h1">{page.title}</h1>
      <p className="max-w-[38rem] text-lede text-ink-2">{page.description}</p>
    </header>
  )
}

export function sectionId(index: number): string {
  return `part-${index + 1}`
}
