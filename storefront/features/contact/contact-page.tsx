import type { ContentPage } from '@rimal/contract/shop'
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { useWords } from '../../i18n/words.tsx'
import { ContentBlocks } from '../content/content-blocks.tsx'
import { contentHandle } from '../content/content-head.ts'
import { readContent } from '../content/read-content.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactOptions } from './contact-options.tsx'

export function loader(args: LoaderFunctionArgs) {
  return readContent(args, 'contact')
}

export const handle = contentHandle

/** The form and the facts side by side. Numbers come from the settings, so the page's own lists of them stay away. */
export function Component() {
  const page = useLoaderData<ContentPage>()
  const { t } = useWords()
  const [search] = useSearchParams()
  const about = search.get('about')
  const [opening, ...others] = page.sections
  return (
    <div className="wrap pt-8 lg:pt-16">
      <h1 className="text-h1">{page.title}</h1>
      <div className="grid gap-12 pt-6 lg:grid-cols-[6fr_5fr] lg:gap-24 lg:pt-10">
        <div className="grid content-start gap-6">
          <div className="text-lede text-ink-2">
            <ContentBlocks blocks={prose(opening)} name={page.title} />
          </div>
          <ContactForm startsWith={about === 'home-service' ? t('visit_message') : ''} />
        </div>
        <aside className="grid content-start gap-10">
          <ContactOptions />
          {others.map((section) => (
            <section key={section.heading} className="grid gap-3">
              <h2 className="text-h3">{section.heading}</h2>
              <ContentBlocks blocks={prose(section)} name={page.title} />
            </section>
          ))}
        </aside>
      </div>
    </div>
  )
}

function prose(section: ContentPage['sections'][number] | undefined) {
  return section?.blocks.filter(({ type }) => type === 'p') ?? []
}
