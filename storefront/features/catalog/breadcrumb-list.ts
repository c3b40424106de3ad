import { type LanguageCode, languagePath } from '@rimal/contract/language'

/** The way to a page as search engines read it. */
export function breadcrumbList(input: {
  crumbs: { title: string; path: string }[]
  origin: string
  language: LanguageCode
}): Record<string, unknown> {
  const { crumbs, origin, language } = input
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: `${origin}${languagePath(language, path)}`,
    })),
  }
}
