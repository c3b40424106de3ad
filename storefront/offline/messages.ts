/**
 * A page notifies the service worker which page was opened, so that the page can be read without a connection; null for
 * a personal page. `files` are addresses that the browser loaded before the service worker saw its requests.
 */
export type PageOpened = { kind: 'opened'; page: string | null; files: string[] }

/** A page notifies the service worker that it listens now: browsers drop what was sent to it before. */
export type PageListens = { kind: 'listens' }

/** The service worker notifies a page that it answered with a copy; `since` is when the shop made it, in milliseconds. */
export type CopyUsed = { kind: 'copy'; since: number }

/** The service worker adds to a read that it answers with a copy when the shop made it, in milliseconds. */
export type CopyOfRead = { copyOf: number }

export function isPageOpened(data: unknown): data is PageOpened {
  const { kind, page, files } = (data ?? {}) as Partial<PageOpened>
  return kind === 'opened' && (page === null || typeof page === 'string') && Array.isArray(files)
}

export function isPageListens(data: unknown): data is PageListens {
  return (data as Partial<PageListens> | null)?.kind === 'listens'
}

export function isCopyUsed(data: unknown): data is CopyUsed {
  const { kind, since } = (data ?? {}) as Partial<CopyUsed>
  return kind === 'copy' && typeof since === 'number'
}
