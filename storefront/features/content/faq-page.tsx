import type { ContentPage } from '@rimal/contract/shop'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { PageHandle } from '../../head.ts'
import { useWords } from '../../i18n/words.tsx'
import { useHasPage } from '../../shop.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Question } from './content-blocks.tsx'
import { ContentIndex, sectionId } from './content-index.tsx'
import { ContentHeading } from './content-view.tsx'
import { faqAsData, type QuestionGroup, questionGroups, questionsWith } from './questions.ts'
import { readContent } from './read-content.ts'

export function loader(args: LoaderFunctionArgs) {
  return readContent(args, 'faq')
}

export const handle: PageHandle<ContentPage> = {
  head: ({ data }) => ({
    title: data.title,
    description: data.description,
    structured: [faqAsData(questionGroups(data))],
  }),
}

export function Component() {
  const page = useLoaderData<ContentPage>()
  const { t } = useWords()
  const hasPage = useHasPage()
  const [typed, setTyped] = useState('')
  const groups = questionGroups(page)
  const found = questionsWith(groups, typed)
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0)
  return (
    <article className="wrap pt-8 lg:pt-16">
      <ContentHeading page={page} />
      <div className="lg:grid lg:grid-cols-12 lg:gap-x-(--gap)">
        <div className="max-lg:hidden lg:col-span-3">
          {typed.trim() === '' && <ContentIndex headings={groups.map(({ heading }) => heading)} />}
        </div>
        <div className="lg:col-span-7 lg:col-start-5">
          <SearchLine value={typed} onChange={setTyped} />
          <output className="block min-h-9 pt-2 text-small text-ink-2">
            {typed.trim() !== '' && t('faq_found', { count })}
          </output>
          {found.map((group) => (
            <Group
              key={group.heading}
              group={group}
              id={sectionId(groups.findIndex(({ heading }) => heading === group.heading))}
            />
          ))}
          {count === 0 ? (
            <Empty
              title={t('faq_nothing')}
              text={t('faq_nothing_hint')}
              {...(hasPage('contact') && { link: { to: '/contact', label: t('talk_to_us') } })}
            />
          ) : (
            hasPage('contact') && (
              <div className="flex flex-wrap items-center justify-between gap-4 pt-10">
                <h2 className="text-h3">{t('faq_still_asking')}</h2>
                <ButtonLink kind="outline" to="/contact">
                  {t('talk_to_us')}
                </ButtonLink>
              </div>
            )
          )}
        </div>
      </div>
    </article>
  )
}

function SearchLine(props: { value: string; onChange: (value: string) => void }) {
  const { t } = useWords()
  return (
    <search className="grid grid-cols-[1fr_auto] items-center border-b border-edge has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-ink">
      <input
        type="search"
        aria-label={t('faq_search')}
        placeholder={t('faq_search')}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        className="min-h-12 w-full min-w-0 bg-transparent outline-none"
      />
      <Icon name="search" className="me-3" />
    </search>
  )
}

function Group({ group, id }: { group: QuestionGroup; id: string }) {
  return (
    <section id={id} className="scroll-mt-24 pt-7 first:pt-0">
      <h2 className="border-b border-rule pb-3 text-h3">{group.heading}</h2>
      {group.questions.map((block) => (
        <Question key={block.question} block={block} />
      ))}
    </section>
  )
}
