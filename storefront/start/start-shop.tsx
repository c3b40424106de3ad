import type { LanguageCode } from '@rimal/contract/language'
import type { Dictionary } from '@rimal/contract/words/all-words'
import type { ReactNode } from 'react'
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  RouterContextProvider,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { read } from '../api.ts'
import { watchErrors } from '../errors/watch-errors.ts'
import { WordsProvider } from '../i18n/words.tsx'
import { readerContext } from '../read.ts'
import { basenameOf, createRoutes } from '../router.tsx'
import { type Page, type PageModule, pages } from '../routes.ts'
import { watchSteps } from '../ui/history-steps.ts'

export type Router = ReturnType<typeof createBrowserRouter>

/** Finds the page of the address that is shown. */
export function findPage(language: LanguageCode): Page | undefined {
  const matched = matchRoutes(createRoutes(), location, basenameOf(language))?.at(-1)?.route
  return pages.find(({ path }) => path === matched?.id)
}

/** Creates the storefront at the address that is shown, with its router. `loaded` is what the server has read. */
export function createShop(given: {
  language: LanguageCode
  dictionary: Dictionary
  opened: { page: Page; module: PageModule } | undefined
  loaded?: HydrationState
}): { router: Router; shop: ReactNode } {
  const { language, dictionary, opened, loaded } = given
  let route: string | undefined = opened?.page.path
  const report = watchErrors(() => route ?? '')
  watchSteps()
  const router = createBrowserRouter(createRoutes(opened), {
    basename: basenameOf(language),
    ...(loaded ? { hydrationData: loaded } : {}),
    getContext() {
      const context = new RouterContextProvider()
      context.set(readerContext, { language, read })
      return context
    },
  })
  router.subscribe(({ matches }) => {
    route = matches.at(-1)?.route.id
  })
  const shop = (
    <WordsProvider language={language} dictionary={dictionary}>
      <RouterProvider router={router} onError={report} />
    </WordsProvider>
  )
  return { router, shop }
}

/**
 * Repeats a request, because the first try may fail on a bad connection: the page is visible already and must not
 * stay without its scripts.
 */
export async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (const pause of [300, 1500]) {
    try {
      return await ask()
    } catch {
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  return ask()
}
