import type { LanguageCode } from '@rimal/contract/language'
import { storeMilliseconds } from '../api.ts'
import { whenIdle } from '../when-idle.ts'
import { ignoreFailure } from '../errors/ignore-failure.ts'
import { drawCopyStrip, removeCopyStrip, showCopyStrip } from './copy-strip.ts'
import { deleteCopiesOfOthers, onCopyShown } from './customer-copies.ts'
import { isCopyUsed, type PageListens, type PageOpened } from './messages.ts'
import { pageOf } from './page-of.ts'
import { isWorkerNow, registerWorker } from './worker-address.ts'

type Moves = {
  /** The address of the page that is shown; null for a personal page. */
  publicPage(): string | null
  /** Calls `listener` after each change of the address. */
  subscribe(listener: () => void): void
  language: LanguageCode
}

/**
 * Registers the service worker, notifies it of the pages that are opened, and shows above the page how old the copies
 * are that the service worker answered with.
 */
export async function followCopies({ publicPage, subscribe, language }: Moves): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  followAge({ subscribe, language })
  const deleteOthers = () =>
    void ignoreFailure(deleteCopiesOfOthers(), 'A copy of others cannot be read.')
  deleteOthers()
  addEventListener('login', deleteOthers)
  const opened = (files: string[] = []) => notify({ kind: 'opened', page: publicPage(), files })
  if (isWorkerNow(serviceWorker.controller)) notify({ kind: 'listens' })
  else {
    // What was loaded before the service worker came is still in the cache of the browser.
    const storeFirst = () => opened(loadedFiles())
    serviceWorker.addEventListener('controllerchange', storeFirst, { once: true })
  }
  await registerWorker()
  let shown = location.pathname
  subscribe(() => {
    if (location.pathname === shown) return
    shown = location.pathname
    whenIdle(() => opened())
  })
}

function notify(message: PageOpened | PageListens) {
  navigator.serviceWorker.controller?.postMessage(message)
}

function loadedFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin)
}

/** Keeps the strip above the page in step with the answers: the oldest copy of the page is what it names. */
function followAge({ subscribe, language }: Pick<Moves, 'subscribe' | 'language'>) {
  /** The copies of the last half minute: when each came, and when the shop made it. */
  let recent: { at: number; since: number }[] = []
  const show = () => {
    for (const { since } of recent) showCopyStrip(since, language)
  }
  const hear = (since: number) => {
    recent.push({ at: Date.now(), since })
    show()
  }
  onCopyShown(hear)
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (isCopyUsed(data)) hear(data.since)
  })
  navigator.serviceWorker.startMessages()
  let shown = pageOf(location.href)
  subscribe(() => {
    const page = pageOf(location.href)
    if (page === shown) return
    shown = page
    // The page may show an answer that was read before the page was opened.
    recent = recent.filter(({ at }) => at > Date.now() - storeMilliseconds)
    removeCopyStrip()
    show()
  })
  drawCopyStrip(language)
  for (const name of ['online', 'offline']) addEventListener(name, () => drawCopyStrip(language))
}
