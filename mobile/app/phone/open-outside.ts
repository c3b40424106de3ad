import { Browser } from '@capacitor/browser'
import { languageOfPath } from '@rimal/contract/language'

/**
 * Opens what is no page of the app in the browser above it: files of the shop, such as invoices, and pages that a link
 * opens beside the page, such as the terms beside a form. The phone opens links to other hosts by itself.
 */
export function followOutsideLinks(shopOrigin: string) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.origin !== location.origin) return
    const isPage = !/\.\w+$/.test(languageOfPath(link.pathname).path)
    if (isPage && link.target === '') return
    event.preventDefault()
    void openOutside(shopOrigin + link.pathname + link.search + link.hash)
  })
  // The view of an app cannot print; the browser above it can.
  window.print = () => void openOutside(shopOrigin + location.pathname + location.search)
}

async function openOutside(url: string): Promise<void> {
  await Browser.open({ url })
}
