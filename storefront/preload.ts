import { matchRoutes, RouterContextProvider } from 'react-router'
import type { Dictionary } from '@rimal/contract/words/all-words'
import { read } from './api.ts'
import { device } from './device/device.ts'
import { holdPrompt } from './features/install/install-prompt.ts'
import { ignoreFailure } from './errors/ignore-failure.ts'
import { readerContext } from './read.ts'
import { languageOfPath, languagePath } from '@rimal/contract/language'
import { basenameOf } from './router.tsx'
import { loadPage, pages } from './routes.ts'
import { savesData } from './device/saves-data.ts'
import { isLoggedIn } from './session/login-hint.ts'
import { leaveWithOtherTabs } from './session/leave-with-other-tabs.ts'
import type { Router } from './start/start-shop.tsx'
import { waitingDialogs } from './ui/lazily.tsx'
import { whenIdle } from './when-idle.ts'

/** Does what the first page can do without. */
export function preload(dictionary: Dictionary, router: Router) {
  watchIntent(router, basenameOf(languageOfPath(location.pathname).language))
  whenIdle(() => followLogins(dictionary))
  // The app stores copies itself, and is no page that could be installed.
  if (device.app) {
    afterLoad(() => void ignoreFailure(readOwnPages(), 'A later page reads them.'))
  } else {
    holdPrompt()
    afterLoad(() => storeCopiesAndSuggestApp(dictionary, router))
    whenIdle(measureSome)
  }
  preloadCode(router)
}

/**
 * After the first paint the code of what can be opened here, then that of all other pages, comes in,
 * one at a time, when nothing else is to do.
 */
function preloadCode(router: Router) {
  if (savesData()) return
  // The first addition to the cart, and the first page that is opened, should not wait for this code.
  waitingDialogs.unshift(
    () => import('./session/session.ts'),
    () => import('./shell/page-change.ts'),
  )
  if ('startViewTransition' in document) {
    waitingDialogs.unshift(async () =>
      (await import('./shell/picture-move/move-pictures.ts')).movePictures(router),
    )
  }
  const waitingPages = pages.map((page) => () => loadPage(page))
  const next = async () => {
    const load = waitingDialogs.shift() ?? waitingPages.shift()
    if (!load) return
    try {
      await load()
      whenIdle(next)
    } catch {
      addEventListener('online', () => whenIdle(next), { once: true })
    }
  }
  afterLoad(next)
}

/** Reads what a customer can also read without a connection, unless the shopper saves data. */
async function readOwnPages() {
  if (!isLoggedIn() || savesData()) return
  await (await import('./features/offline/own-pages.ts')).readOwnPages()
}

function afterLoad(run: () => void) {
  if (document.readyState === 'complete') whenIdle(run)
  else addEventListener('load', () => whenIdle(run), { once: true })
}

/** Lets the service worker store copies of the pages that are opened, and suggests to install the shop. */
function storeCopiesAndSuggestApp(dictionary: Dictionary, router: Router) {
  const { language } = languageOfPath(location.pathname)
  const subscribe = (listener: () => void) => {
    let shown = location.href
    router.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle' || location.href === shown) return
      shown = location.href
      listener()
    })
  }
  const publicPage = () => {
    const shown = router.state.matches.at(-1)?.route.id
    const isPersonal = pages.some(({ path, personal }) => path === shown && personal)
    return isPersonal ? null : location.href
  }
  // While developing, no service worker is built.
  if (import.meta.env.PROD) {
    void ignoreFailure(
      import('./offline/follow-copies.ts').then(async (it) => {
        await it.followCopies({ publicPage, subscribe, language })
        await readOwnPages()
      }),
      'The shop only has no copies for a time without a connection.',
    )
  }
  void ignoreFailure(
    import('./features/install/suggest-install.tsx').then((it) =>
      it.suggestInstall({ language, dictionary, subscribe }),
    ),
    'The shop is only not suggested as an app.',
  )
}

/** Measures the share of page views that the server names in a header of the page; without the header, none. */
function measureSome() {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const share = page?.serverTiming?.find(({ name }) => name === 'vitals')?.description
  if (!page || !(Math.random() < Number(share))) return
  void ignoreFailure(
    import('./vitals/report-vitals.ts').then(({ reportVitals }) => reportVitals(page)),
    'The shop only learns less.',
  )
}

/**
 * Once a customer is logged in, this page shows the customer's notifications too; it also ends the login together
 * with the other tabs.
 */
function followLogins(dictionary: Dictionary) {
  const follow = async () => {
    if (!isLoggedIn()) return
    removeEventListener('login', follow)
    const { keepFollowing } = await import('./features/notifications/stream/live-notifications.ts')
    keepFollowing({ open: String(dictionary.notifications_open) })
  }
  addEventListener('login', follow)
  leaveWithOtherTabs(languagePath(languageOfPath(location.pathname).language, '/home'))
  // Without this code the page only shows no notifications.
  follow().catch(() => {})
}

/** A finger or pointer on a link is intent: its page's code and data are fetched at once. */
function watchIntent(router: Router, basename: string) {
  const onIntent = (event: Event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]')
    const href = link?.getAttribute('href')
    if (!href?.startsWith('/') || link?.hasAttribute('reloadDocument')) return
    // A failure shows itself when the page is really opened.
    prefetch(router, basename, href).catch(() => {})
  }
  for (const name of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(name, onIntent, { passive: true })
  }
}

async function prefetch(router: Router, basename: string, href: string) {
  const url = new URL(href, location.origin)
  const match = matchRoutes(router.routes, url.pathname, basename)?.at(-1)
  const page = pages.find(({ path }) => path === match?.route.id)
  if (!match || !page) return
  const { loader } = await loadPage(page)
  if (typeof loader !== 'function') return
  const context = new RouterContextProvider()
  context.set(readerContext, { language: languageOfPath(location.pathname).language, read })
  // The loader's reads are cached for a moment, so that reading twice costs nothing.
  await loader({
    request: new Request(url),
    url,
    params: match.params,
    context,
    pattern: '',
  } as never)
}
