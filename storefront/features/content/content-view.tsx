import type { ContentPage } from '@rimal/contract/shop'
import { ContentBody } from './content-body.tsx'

export function ContentView({ page }: { page: ContentPage }) {
  return (
    <article className="wrap pt-8 lg:pt-16">
      <ContentHeading page={page} />
      <ContentBody page={page} />
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
