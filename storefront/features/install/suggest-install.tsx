import type { LanguageCode } from '@rimal/contract/language'
import type { Dictionary } from '@rimal/contract/words/all-words'
import { createRoot } from 'react-dom/client'
import { WordsProvider } from '../../i18n/words.tsx'
import { installSuggestedKey } from '../../session/left-after-logout.ts'
import { storedValue } from '../../session/stored-value.ts'
import { heldPrompt, type InstallPrompt, whenPromptComes } from './install-prompt.ts'
import { InstallStrip } from './install-strip.tsx'
import { installsByHand, isOrderPage, maySuggest } from './may-suggest.ts'
import { nameStartPicture } from './start-picture.ts'

const parseNumber = (stored: unknown) => (typeof stored === 'number' ? stored : null)
const parseTrue = (stored: unknown) => (stored === true ? true : null)

const visits = storedValue({
  area: 'local',
  key: 'visits',
  version: 1,
  initial: 0,
  parse: parseNumber,
})
/** A visit is a tab, from its first page until it is closed. */
const isCounted = storedValue({
  area: 'session',
  key: 'visit_counted',
  version: 1,
  initial: false,
  parse: parseTrue,
})
const wasSuggested = storedValue({
  area: 'local',
  key: installSuggestedKey,
  version: 1,
  initial: false,
  parse: parseTrue,
  expiresAfterDays: 90,
})

type Given = {
  language: LanguageCode
  dictionary: Dictionary
  /** Calls `listener` after each change of the page. */
  subscribe: (listener: () => void) => void
}

/**
 * Suggests to install the shop once in 90 days, whether the suggestion is taken, closed or left. The strip comes with the
 * next page, so that nothing moves under the shopper's finger; the page of an order has it at once.
 */
export function suggestInstall({ language, dictionary, subscribe }: Given) {
  if (!isCounted.get()) {
    isCounted.set(true)
    visits.set(visits.get() + 1)
  }
  if (installsByHand(navigator) && !isInstalled()) nameStartPicture(window)
  // The words are about a home screen, which phones and tablets have.
  if (!matchMedia('(pointer: coarse)').matches) return
  let remove: (() => void) | null = null
  const look = () => {
    // The pages after an order may suggest the app as well.
    if (isOrderPage(location.pathname)) visits.set(Math.max(2, visits.get()))
    const situation = {
      path: location.pathname,
      visits: visits.get(),
      isInstalled: isInstalled(),
      wasSuggested: wasSuggested.get(),
    }
    if (!maySuggest(situation)) {
      // A suggestion that is shown stays from page to page, but not where the shopper pays.
      if (!maySuggest({ ...situation, wasSuggested: false })) remove?.()
      return
    }
    const prompt = heldPrompt()
    if (!prompt && !installsByHand(navigator)) return
    wasSuggested.set(true)
    remove = showStrip({ language, dictionary, prompt })
  }
  const lookAtOrder = () => {
    if (isOrderPage(location.pathname)) look()
  }
  subscribe(look)
  whenPromptComes(lookAtOrder)
  lookAtOrder()
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}

/** Shows the strip above the page, and returns what removes it. */
function showStrip(given: Omit<Given, 'subscribe'> & { prompt: InstallPrompt | null }): () => void {
  const { language, dictionary, prompt } = given
  const place = document.createElement('div')
  document.querySelector('#root')?.before(place)
  const root = createRoot(place)
  const remove = () => {
    root.unmount()
    place.remove()
  }
  const add = () => {
    remove()
    // The browser asks once more; whatever the answer is, the suggestion has ended.
    void prompt?.prompt()
  }
  root.render(
    <WordsProvider language={language} dictionary={dictionary}>
      <InstallStrip onClose={remove} {...(prompt ? { onAdd: add } : {})} />
    </WordsProvider>,
  )
  return remove
}
