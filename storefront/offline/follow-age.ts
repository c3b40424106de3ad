import type { LanguageCode } from '@rimal/contract/language'
import { storeMilliseconds } from '../api.ts'
import { drawCopyStrip, removeCopyStrip, showCopyStrip } from './copy-strip.ts'
import { followCustomerCopies } from './customer-copies.ts'
import { pageOf } from './page-of.ts'

/**
 * Keeps the strip above the page in step with the answers: it names the age of the oldest copy. Call the returned function
 * with the time at which the shop made a copy that is shown.
 */
export function followAge(given: {
  /** Calls `listener` after each change of the address. */
  subscribe(listener: () => void): void
  language: LanguageCode
}): (since: number) => void {
  const { subscribe, language } = given
  /** The copies of the last half minute: when each came, and when the shop made it. */
  let recent: { at: number; since: number }[] = []
  const show = () => {
    for (const { since } of recent) showCopyStrip(since, language)
  }
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
  const report = (since: number) => {
    recent.push({ at: Date.now(), since })
    show()
  }
  followCustomerCopies(report)
  return report
}
