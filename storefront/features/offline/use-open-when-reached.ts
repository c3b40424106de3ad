import { useEffect } from 'react'

const againMs = 5000

/**
 * Opens an address in place of this page once the shop answers. A browser may say that it is online before requests
 * arrive, so the shop is asked again every few seconds while somebody sees the page.
 */
export function useOpenWhenReached(address: string) {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      if (!navigator.onLine || document.hidden) return
      try {
        // The service worker answers no HEAD, so the answer is of the shop itself.
        await fetch(address, { method: 'HEAD', signal })
        location.replace(address)
      } catch {
        // There is still no connection, or this page is left.
      }
    }
    addEventListener('online', ask, { signal })
    const timer = setInterval(ask, againMs)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [address])
}
