import './styles/base.css'
import { languageOfPath } from '@rimal/contract/language'
import { startWords } from '@rimal/contract/words/start'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { read } from './api.ts'
import { WordsProvider } from './i18n/words.tsx'
import { ignoreFailure } from './errors/ignore-failure.ts'
import { readerContext } from './read.ts'
import { basenameOf, createRoutes } from './router.tsx'
import { pages, loadPage } from './routes.ts'
import { watchErrors } from './errors/watch-errors.ts'
import { watchSteps } from './ui/history-steps.ts'

type State = {
  loaderData: Record<string, unknown>
  errors: Record<string, { status: number; data: string }> | null
}

const { language } = languageOfPath(location.pathname)
const stateElement = document.querySelector<HTMLScriptElement>('#state')
const state: State = JSON.parse(stateElement?.textContent ?? '{"loaderData":{},"errors":null}')

async function start() {
  const basename = basenameOf(language)
  const matched = matchRoutes(createRoutes(), location, basename)?.at(-1)?.route
  const page = pages.find(({ path }) => path === matched?.id)
  let route = matched?.id
  const report = watchErrors(() => route ?? '')
  // The page that the server drew must be there before React looks at it.
  const needed = await Promise.all([
    insist(fetchDictionary),
    page && insist(() => loadPage(page)),
  ]).catch(offerReload)
  if (!needed) return
  const [dictionary, module] = needed
  const routes = createRoutes(page && module && { page, module })
  const errors = Object.entries(state.errors ?? {}).map(([id, { status, data }]) => [
    id,
    new ErrorResponse(status, '', data),
  ])
  watchSteps()
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData: {
      loaderData: state.loaderData,
      errors: errors.length > 0 ? Object.fromEntries(errors) : null,
    },
    getContext() {
      const context = new RouterContextProvider()
      context.set(readerContext, { language, read })
      return context
    },
  })
  router.subscribe(({ matches }) => {
    route = matches.at(-1)?.route.id
  })
  hydrateRoot(
    document.querySelector('#root') as HTMLElement,
    <WordsProvider language={language} dictionary={dictionary}>
      <RouterProvider router={router} onError={report} />
    </WordsProvider>,
  )
  const ahead = await ignoreFailure(import('./preload.ts'), 'Preloading only saves time later.')
  ahead?.watchIntent(router, basename)
  ahead?.preloadCode(dictionary, router)
}

async function fetchDictionary() {
  const address = stateElement?.dataset.dictionary ?? `/api/language/get-dictionary/${language}`
  const { result } = await (await fetch(address)).json()
  return result[0]
}

/**
 * Repeats a request, because the first try may fail on a bad connection: the page is visible already and must not
 * stay without its scripts.
 */
async function insist<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (const pause of [300, 1500]) {
    try {
      return await ask()
    } catch {
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  return ask()
}

/** Offers to reload the page: without its scripts the page can be read, but only its links work. */
function offerReload() {
  const side = language === 'arb' ? 'ar' : 'en'
  const note = document.createElement('p')
  const again = document.createElement('button')
  note.role = 'alert'
  note.className =
    'fixed inset-x-0 bottom-0 z-40 flex items-center justify-between gap-6 bg-ink px-5 py-3.5 text-paper'
  again.className = 'min-h-11 flex-none border-b border-current'
  again.textContent = startWords.start_again[side]
  again.addEventListener('click', () => location.reload())
  note.append(startWords.start_failed[side], again)
  document.body.append(note)
}

void start()
