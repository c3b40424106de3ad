import type { LanguageCode } from '@rimal/contract/language'
import type { RouteObject } from 'react-router'
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
