import './styles/base.css'
import { languageOfPath } from '@rimal/contract/language'
import { startWords } from '@rimal/contract/words/start'
import { hydrateRoot } from 'react-dom/client'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { ignoreFailure } from './errors/ignore-failure.ts'
import { loadPage } from './routes.ts'
import { createShop, findPage, insist } from './start/start-shop.tsx'

type State = {
  loaderData: Record<string, unknown>
  errors: Record<string, { status: number; data: string }> | null
}

const { language } = languageOfPath(location.pathname)
const stateElement = document.querySelector<HTMLScriptElement>('#state')
const state: State = JSON.parse(stateElement?.textContent ?? '{"loaderData":{},"errors":null}')

async function start() {
  const page = findPage(language)
  // The page that the server drew must be there before React looks at it.
  const needed = await Promise.all([
    insist(fetchDictionary),
    page && insist(() => loadPage(page)),
  ]).catch(offerReload)
  if (!needed) return
  const [dictionary, module] = needed
  const errors = Object.entries(state.errors ?? {}).map(([id, { status, data }]) => [
    id,
    new ErrorResponse(status, '', data),
  ])
  const { router, shop } = createShop({
    language,
    dictionary,
    opened: page && module && { page, module },
    loaded: {
      loaderData: state.loaderData,
      errors: errors.length > 0 ? Object.fromEntries(errors) : null,
    },
  })
  hydrateRoot(document.querySelector('#root') as HTMLElement, shop)
  const ahead = await ignoreFailure(import('./preload.ts'), 'Preloading only saves time later.')
  ahead?.preload(dictionary, router)
}

async function fetchDictionary() {
  const address = stateElement?.dataset.dictionary ?? `/api/language/get-dictionary/${language}`
  const { result } = await (await fetch(address)).json()
  return result[0]
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
