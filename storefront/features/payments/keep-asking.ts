const firstMs = 2000
const longestMs = 30_000

/** How long to wait after so many questions: the longer nothing came, the longer. */
export function pauseMs(asked: number): number {
  return Math.min(firstMs * 1.15 ** asked, longestMs)
}

/** Asks again and again while the page is seen, and at once when it is seen again; answers how to stop. */
export function keepAsking(ask: () => Promise<void>): () => void {
  let asked = 0
  let stopped = false
  let next: ReturnType<typeof setTimeout> | undefined

  const wait = () => {
    clearTimeout(next)
    if (!stopped && !document.hidden) next = setTimeout(() => void requestAgain(), pauseMs(asked))
  }
  const requestAgain = async () => {
    asked += 1
    await ask()
    wait()
  }
  const onSeen = () => {
    clearTimeout(next)
    if (!document.hidden) void requestAgain()
  }

  document.addEventListener('visibilitychange', onSeen)
  wait()
  return () => {
    stopped = true
    clearTimeout(next)
    document.removeEventListener('visibilitychange', onSeen)
  }
}
