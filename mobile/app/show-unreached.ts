import { type LanguageCode, textIn } from '@rimal/contract/language'
import { appStartWords } from '@rimal/contract/words/app'

/** Phones say that there is a connection before requests arrive, as on the web. */
const pauseMs = 5000

/**
 * Says that the shop could not be reached at the first start. `open` tries again, on request, when there is a connection
 * and every few seconds; it returns whether the shop was reached, and then replaces this screen.
 */
export function showUnreached(language: LanguageCode, open: () => Promise<boolean>) {
  const { screen, heading, button } = drawScreen(language)
  let isTrying = false
  async function again() {
    if (isTrying) return
    isTrying = true
    const isReached = await open().catch(() => false)
    isTrying = false
    if (!isReached) return
    clearInterval(timer)
    removeEventListener('online', again)
  }
  const timer = setInterval(() => void (navigator.onLine && again()), pauseMs)
  button.addEventListener('click', again)
  addEventListener('online', again)
  document.querySelector('#root')?.replaceChildren(screen)
  heading.focus()
}

function drawScreen(language: LanguageCode) {
  const screen = document.createElement('main')
  const heading = document.createElement('h1')
  const text = document.createElement('p')
  const button = document.createElement('button')
  screen.className = 'unreached'
  heading.className = 'text-h1'
  heading.tabIndex = -1
  heading.textContent = textIn(appStartWords.app_unreached, language)
  text.textContent = textIn(appStartWords.app_unreached_text, language)
  button.type = 'button'
  button.textContent = textIn(appStartWords.app_try_again, language)
  screen.append(heading, text, button)
  return { screen, heading, button }
}
