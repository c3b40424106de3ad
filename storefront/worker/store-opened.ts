import type { PageOpened } from '../offline/messages.ts'
import { strategiesToday } from './answers.ts'
import { namedFiles } from './offline-page.ts'
import { type Asked, isWorthFetching, type Kind, storedAddress } from './rules.ts'

type Given = { event: ExtendableEvent; kindOf: (asked: Asked) => Kind | null }

/**
 * Stores a page whose document nobody asked for, because the page was opened from another page, and files that the
 * browser loaded before the service worker saw its requests.
 */
export async function storeOpened({ page, files }: PageOpened, given: Given): Promise<void> {
  await Promise.allSettled(files.map((url) => storeMissing(url, 'cors', given)))
  if (page === null || !isWorthFetching(page)) return
  await storeMissing(page, 'navigate', given)
  await storeFilesOf(page, given)
}

/** Stores the files that a stored page loads: the browser did not ask for them, as they may be newer than the open page. */
export async function storeFilesOf(page: string, given: Given): Promise<void> {
  const document = await findToday(page)
  const files = document ? namedFiles(await document.text()) : []
  await Promise.allSettled(
    files.map((path) => storeMissing(new URL(path, page).href, 'cors', given)),
  )
}

async function storeMissing(url: string, mode: RequestMode, { event, kindOf }: Given) {
  const kind = kindOf({ method: 'GET', url, mode, headers: new Headers() })
  if (!kind || (await findToday(url))) return
  const { fresh, files } = strategiesToday()
  const request = new Request(url, { headers: kind === 'page' ? { accept: 'text/html' } : {} })
  const [, done] = (kind === 'file' ? files : fresh).handleAll({ event, request })
  await done
}

function findToday(url: string): Promise<Response | undefined> {
  const { name } = strategiesToday()
  return caches.match(storedAddress(url), { cacheName: name, ignoreVary: true })
}
