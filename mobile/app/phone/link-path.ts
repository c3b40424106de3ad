import { isAppLink } from '@rimal/contract/app/app-links'
import { languageOfPath } from '@rimal/contract/language'

/** What is in an address of the shop: no dots, so that no file, and no second slash, so that no other host. */
const pathOfPage = /^(\/[\w-]+)+$/

/**
 * Returns the page that a link opens in the app, without the language, because the app stays in its own; null for a link
 * that is not the shop's own, or not of a page that links open. The shop's own are those at its address and those with
 * the id of the app as scheme.
 */
export function pageOfLink(
  link: string,
  given: { shopOrigin: string; appId: string },
): string | null {
  if (!URL.canParse(link)) return null
  const { protocol, origin, host, pathname, search, username, password } = new URL(link)
  if (username || password) return null
  const path =
    protocol === `${given.appId}:`
      ? `/${host}${pathname}`
      : origin === given.shopOrigin
        ? pathname
        : null
  if (path === null || !pathOfPage.test(path) || !isAppLink(path)) return null
  return languageOfPath(path).path + search
}
