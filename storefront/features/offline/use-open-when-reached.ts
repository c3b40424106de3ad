import { useCallback, useEffect, useRef } from 'react'

const againMs = 5000

/**
 * Opens an address in place of this page once the shop answers. A browser may say that it is online before requests
 * arrive, so the shop is asked again every few seconds while somebody sees the page. Returns a function that asks at once,
 * and returns whether the shop answered.
 */
export function useOpenWhenReached(address: string): () => Promise<boolean> {
  const ask = useRef(async () => false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    ask.current = async () => {
      try {
        // The service worker answers no HEAD, so the answer is of the shop itself.
        await fetch(address, { method: 'HEAD', signal })
      } catch {
        // There is still no connection, or this page is left.
        return false
      }
      location.replace(address)
      return true
    }
    const askWhileSeen = () => {
      if (navigator.onLine && !document.hidden) void ask.current()
    }
    addEventListener('online', askWhileSeen, { signal })
    const timer = setInterval(askWhileSeen, againMs)
    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [address])
  return useCallback(() => ask.current(), [])
}
