import type { LanguageCode } from '@rimal/contract/language'
import { matchPath, type RouteObject } from 'react-router'
import { loadPage, type Page, type PageModule, pages } from './routes.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Layout, layoutLoader } from './shell/layout.tsx'

/**
 * The routes of React Router, made from the one table of pages. `opened` is the page that is there
 * already: were it lazy, the router would load its data a second time.
 */
export function createRoutes(opened?: { page: Page; module: PageModule }): RouteObject[] {
  return [
    {
      id: 'shop',
      loader: layoutLoader,
      // The shop's data do not change while a shopper moves between pages.
      shouldRevalidate: () => false,
      Component: Layout,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'page',
          // The boundary is around the pages, not in them: the router renders nothing for a page when its code did
          // not load.
          ErrorBoundary: ErrorScreen,
          children: pages.map((page) => ({
            id: page.path,
            path: page.path,
            ...(opened?.page === page ? opened.module : { lazy: () => loadPage(page) }),
          })) as RouteObject[],
        },
      ],
    },
  ]
}

export function basenameOf(language: LanguageCode): string {
  return language === 'arb' ? '/ar' : '/'
}

export function isPersonal(routeId: string | undefined): boolean {
  return pages.some((page) => page.path === routeId && page.personal)
}

/** Whether an address is one person's alone, such as that of an order; `path` is without the language. */
export function isOwn(path: string): boolean {
  return pages.some(
    (page) =>
      page.personal &&
      (page.path.includes(':') || page.reads) &&
      matchPath(`/${page.path}`, path) !== null,
  )
}

/**
 * Returns the one spelling of the path of a page, without its language. The router ignores case and percent signs,
 * so any other spelling would be the same page at a second address. Names of products and lists are lower-case; the
 * address of a personal page may contain a secret of any letters.
 */
export function spellingOf(path: string): string {
  const asked = path.split('/').slice(1)
  const named = asked.map(decoded)
  const matches = (part: string, index: number) =>
    part.startsWith(':') || part === named[index]?.toLowerCase()
  for (const page of pages) {
    const parts = page.path.split('/')
    if (parts.length !== asked.length || !parts.every(matches)) continue
    const spelled = parts.map((part, index) => {
      if (!part.startsWith(':')) return part
      return page.personal ? asked[index] : encodeURIComponent(named[index]?.toLowerCase() ?? '')
    })
    return `/${spelled.join('/')}`
  }
  return path
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Whether a page reads a parameter of its address; `path` is without the language. */
export function pageReads(path: string, parameter: string): boolean {
  return pages.some(
    (page) => page.reads?.includes(parameter) && matchPath(`/${page.path}`, path) !== null,
  )
}
