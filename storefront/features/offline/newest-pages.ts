/** An answer of a store: its address without the host, and when the shop made it, in milliseconds. */
export type StoredPage = { path: string; madeAt: number }

/**
 * Returns the pages that were made last, the newest first. A product in several colours and a list with several filters
 * count as one page each.
 */
export function newestPages<Page extends StoredPage>(stored: readonly Page[], max: number): Page[] {
  const found = new Map<string, Page>()
  for (const page of stored.toSorted((a, b) => b.madeAt - a.madeAt)) {
    const [name = ''] = page.path.split('?')
    if (!found.has(name)) found.set(name, page)
  }
  return [...found.values()].slice(0, max)
}
