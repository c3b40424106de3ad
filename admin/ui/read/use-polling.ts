import { useEffect, useEffectEvent, useState } from 'react'

const everyMs = 1000

/**
 * Reads again every second while something is at work; a hidden page waits. Returns whether it gave up, which it does
 * after `maxTries`.
 */
export function usePolling(
  isOn: boolean,
  read: () => unknown,
  maxTries = Number.POSITIVE_INFINITY,
): boolean {
  const [tries, setTries] = useState(0)
  const isOver = tries >= maxTries
  // The next work has all its tries again.
  if (!isOn && tries > 0) setTries(0)
  const again = useEffectEvent(() => {
    if (document.hidden) return
    setTries(tries + 1)
    read()
  })
  useEffect(() => {
    if (!isOn || isOver) return
    const timer = setInterval(() => again(), everyMs)
    return () => clearInterval(timer)
  }, [isOn, isOver])
  return isOn && isOver
}
