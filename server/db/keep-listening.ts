import pg from 'pg'
import type { Logger } from 'pino'

type Listening = {
  channel: string
  received: (payload: string) => void
  /** Is called after a lost connection was replaced: messages of the time between may be missing. */
  missed: () => void
}

/**
 * Opens a separate connection that listens to messages between processes, and opens another one whenever the
 * connection is lost.
 */
export function keepListening(
  { pool, log }: { pool: pg.Pool; log: Logger },
  { channel, received, missed }: Listening,
): { ready: Promise<void>; stop(): Promise<void> } {
  let client: pg.Client | null = null
  let stopped = false
  let wait = 0
  let timer: NodeJS.Timeout | undefined

  async function connect() {
    const opened = new pg.Client(pool.options)
    client = opened
    opened.on('notification', ({ payload = '' }) => received(payload))
    opened.on('error', (error) => log.warn({ err: error, channel }, 'no longer listening'))
    opened.on('end', reconnect)
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
      wait = 0
    } catch (error) {
      log.warn({ err: error, channel }, 'cannot listen; trying again')
      await opened.end().catch(() => {})
      reconnect()
    }
  }

  function reconnect() {
    if (stopped || timer) return
    wait = Math.min(30_000, wait * 2 || 250)
    timer = setTimeout(async () => {
      timer = undefined
      await connect()
      missed()
    }, wait)
  }

  async function stop() {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }

  return { ready: connect(), stop }
}
