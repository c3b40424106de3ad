import { type LanguageCode, languagePath } from '@rimal/contract/language'

/** Returns the breadcrumbs of a page in the form that search engines read. */
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
