import { useEffect, useEffectEvent } from 'react'

const everyMs = 1000

/** Reads again every second while something is at work; a hidden page waits. */
export function usePolling(isOn: boolean, read: () => unknown): void {
  const again = useEffectEvent(() => {
    if (!document.hidden) read()
  })
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => again(), everyMs)
    return () => clearInterval(timer)
  }, [isOn])
}
