import { languageOfPath } from '@rimal/contract/language'

const latest = '/product-list/latest_collection'

/**
 * Returns the list or search that the shopper last looked at in this tab, when the browser knows it; else the
 * latest products.
 */
export function lastList(): string {
  // Browsers before 2026 have no list of the visited pages.
  const { navigation } = globalThis as { navigation?: Navigation }
  const before = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? []
  const lists = before.flatMap(({ url }) => {
    const { pathname, search } = new URL(url ?? '', location.origin)
    const { path } = languageOfPath(pathname)
    return /^\/(product-list|search)(\/|$)/.test(path) ? [path + search] : []
  })
  return lists.at(-1) ?? latest
}
