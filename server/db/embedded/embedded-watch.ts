import { setTimeout as delay } from 'node:timers/promises'

const lookEveryMs = 1_000
const longestWaitMs = 30_000

type Watched = {
  isAlive: () => boolean
  restart: () => Promise<void>
  log: (line: string) => void
}

/** Starts a server again when it has ended; `stop` waits for a start that is under way. */
export function watchServer({ isAlive, restart, log }: Watched) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function watch() {
    let waitMs = lookEveryMs
    while (!signal.aborted) {
      await delay(waitMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      waitMs = await look(waitMs)
    }
  }

  /** Checks the server once and returns the time until the next check; repeated failures make this time longer. */
  async function look(waitMs: number): Promise<number> {
    try {
      if (!isAlive()) await restart()
      return lookEveryMs
    } catch (error) {
      log(`PostgreSQL has ended and cannot be started again yet: ${(error as Error).message}`)
      return Math.min(longestWaitMs, waitMs * 2)
    }
  }

  const watching = watch()
  return {
    async stop() {
      stopping.abort()
      await watching
    },
  }
}
