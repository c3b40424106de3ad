import type { LanguageCode } from '@rimal/contract/language'
import { whenIdle } from '../when-idle.ts'
import { followAge } from './follow-age.ts'
import { isCopyUsed, type PageListens, type PageOpened } from './messages.ts'
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
  const hear = followAge({ subscribe, language })
  serviceWorker.addEventListener('message', ({ data }) => {
    if (isCopyUsed(data)) hear(data.since)
  })
  serviceWorker.startMessages()
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
