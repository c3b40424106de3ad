import { useCallback, useEffect } from 'react'

const againMs = 5000

/**
 * Opens an address in place of this page once the shop answers. A browser may say that it is online before requests
 * arrive, so the shop is asked again every few seconds while somebody sees the page. Returns a function that asks at once,
 * and returns whether the shop answered.
 */
export function useOpenWhenReached(address: string): () => Promise<boolean> {
  const open = useCallback(
    async (signal?: AbortSignal) => {
      try {
        // The service worker answers no HEAD, so the answer is of the shop itself.
        await fetch(address, { method: 'HEAD', signal: signal ?? null })
      } catch {
        // There is still no connection, or this page is left.
        return false
      }
      location.replace(address)
      return true
    },
    [address],
  )
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = () => {
      if (navigator.onLine && !document.hidden) void open(signal)
    }
    addEventListener('online', ask, { signal })
    const timer = setInterval(ask, againMs)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [open])
  return open
}
