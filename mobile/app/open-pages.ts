import { languagePath, type LanguageCode } from '@rimal/contract/language'
import type { Router } from '@rimal/storefront/start/start-shop.tsx'

/** Opens the pages that links and push messages ask for, by their paths without the language. */
export type PageOpener = {
  open: (path: string) => void
  /** Makes the page that was asked for last, before there was a router, the first page. */
  beginThere: () => void
  follow: (router: Router) => void
}

export function createPageOpener(language: LanguageCode): PageOpener {
  let router: Router | null = null
  let first: string | null = null
  return {
    open(path) {
      const address = languagePath(language, path)
      if (!router) first = address
      // A page that is there already would lose what was typed into it.
      else if (address !== location.pathname + location.search) void router.navigate(path)
    },
    beginThere() {
      if (first) history.replaceState(null, '', first)
      first = null
    },
    follow(started) {
      router = started
      if (first) void router.navigate(first.replace(/^\/ar(?=\/)/, ''))
      first = null
    },
  }
}
