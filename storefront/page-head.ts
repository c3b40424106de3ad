import { type LanguageCode, languageOfPath, languagePath } from '@rimal/contract/language'
import type { Shop } from '@rimal/contract/shop'
import type { Head, PageHandle } from './head.ts'
import type { Words } from './i18n/words.tsx'
import { pageFault } from './errors/page-fault.ts'

type Matched = {
  matches: {
    route: { id?: string; handle?: unknown }
    params: Record<string, string | undefined>
  }[]
  loaderData: Record<string, unknown>
  errors?: Record<string, unknown> | null
}

export type FullHead = Head & {
  canonical: string
  alternates: { hreflang: string; href: string }[]
}

/** The head of the page that is shown: its route's own words, made whole with addresses of both languages. */
export function pageHead(input: {
  context: Matched
  shop: Shop | undefined
  words: Words
  language: LanguageCode
  origin: string
  url: string
}): FullHead {
  const { context, shop, words, language, origin } = input
  const url = input.url || '/'
  const { path } = languageOfPath(url.split('?', 1)[0] ?? '/')
  const leaf = context.matches.at(-1)
  const handle = leaf?.route.handle as PageHandle | undefined
  const data = context.loaderData[leaf?.route.id ?? '']
  const [error] = Object.values(context.errors ?? {})
  const head: Head =
    handle?.head && shop && !error
      ? handle.head({ data, shop, words, language, origin, path, params: leaf?.params ?? {} })
      : { title: words.t(error ? pageFault(error) : 'shop'), noIndex: true }
  const own = head.canonicalPath ?? path
  const title = shop ? `${head.title} · ${shop.name}` : head.title
  return {
    ...head,
    title,
    canonical: `${origin}${languagePath(language, own)}`,
    alternates: [
      { hreflang: 'en', href: `${origin}${languagePath('en', own)}` },
      { hreflang: 'ar', href: `${origin}${languagePath('arb', own)}` },
      { hreflang: 'x-default', href: `${origin}${languagePath('en', own)}` },
    ],
  }
}
