import '../styles/base.css'
import type { LanguageCode } from '@rimal/contract/language'
import type { Dictionary } from '@rimal/contract/words/all-words'
import { createRoot } from 'react-dom/client'
import { ignoreFailure } from '../errors/ignore-failure.ts'
import { createShop, type Router } from './start-shop.tsx'

/**
 * Starts the storefront in the app for phones, where no server has rendered the first page: the page is shown once its
 * code and its data are there. Resolves when it is painted.
 */
export async function startInApp(given: {
  language: LanguageCode
  dictionary: Dictionary
}): Promise<Router> {
  const { language, dictionary } = given
  const { router, shop } = createShop({ language, dictionary, opened: undefined })
  await untilInitialized(router)
  createRoot(document.querySelector('#root') as HTMLElement).render(shop)
  await untilPainted()
  const ahead = await ignoreFailure(import('../preload.ts'), 'Preloading only saves time later.')
  ahead?.preload(dictionary, router)
  return router
}

function untilInitialized(router: Router): Promise<void> {
  return new Promise((done) => {
    if (router.state.initialized) return done()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      done()
    })
  })
}

function untilPainted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })
}
