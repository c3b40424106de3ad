import type pg from 'pg'
import type { Logger } from 'pino'
import { asDatabaseAway } from './database-away.ts'
import { ShopClient } from './pool/shop-pool.ts'

const firstPauseMs = 250
/** Not longer: messages of the time between are late by so much. */
const maxPauseMs = 5_000
/** A connection that is dead without a word is noticed after so long, because it never asks by itself. */
const lookEveryMs = 15_000
const answerWithinMs = 5_000

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
  let client: ShopClient | null = null
  let stopped = false
  let wait = 0
  let timer: NodeJS.Timeout | undefined
  const looking = setInterval(look, lookEveryMs)

  async function connect() {
    const opened = new ShopClient(pool.options)
    client = opened
    opened.on('notification', ({ payload = '' }) => received(payload))
    opened.on('error', (error) =>
      log.warn({ err: asDatabaseAway(error), channel }, 'no longer listening'),
    )
    opened.on('end', reconnect)
    try {
      await opened.connect()
      await ask(opened, `listen ${channel}`)
      wait = 0
    } catch (error) {
      log.warn({ err: asDatabaseAway(error as Error), channel }, 'cannot listen; trying again')
      await opened.end().catch(() => {})
      reconnect()
    }
  }

  async function look() {
    const looked = client
    if (!looked || timer) return
    try {
      await ask(looked, 'select 1')
    } catch (error) {
      log.warn({ err: asDatabaseAway(error as Error), channel }, 'no longer listening')
      await looked.end()
    }
  }

  function reconnect() {
    if (stopped || timer) return
    wait = Math.min(maxPauseMs, wait * 2 || firstPauseMs)
    timer = setTimeout(
      async () => {
        timer = undefined
        await connect()
        missed()
      },
      wait * (1 - Math.random() / 2),
    )
  }

  async function stop() {
    stopped = true
    clearTimeout(timer)
    clearInterval(looking)
    await client?.end()
  }

  return { ready: connect(), stop }
}

async function ask(client: ShopClient, text: string) {
  const statement = { text, query_timeout: answerWithinMs }
  await client.query(statement)
}
