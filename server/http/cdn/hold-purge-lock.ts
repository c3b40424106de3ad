import type pg from 'pg'
import { ShopClient } from '../../db/pool/shop-pool.ts'
import { within } from '../../process/within.ts'

/** The advisory lock of the process that speaks with the CDN. */
const purgeLock = 7_241_905
const closeWithinMs = 500

/**
 * Tries at once, and then again and again, to hold the lock on a connection of its own. Calls `taken` each time it
 * gets the lock, which it has as long as the connection lasts.
 */
export function holdPurgeLock(pool: pg.Pool, pauseMs: number, taken: () => void) {
  let held: pg.Client | null = null
  let opening: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let trying = tryOnce()

  async function tryOnce() {
    const client = new ShopClient(pool.options)
    opening = client
    client.on('error', () => {})
    // The database may be away, which others report. Whoever holds the lock then loses it and is replaced.
    const isHeld = await take(client).catch(() => false)
    opening = null
    if (isHeld && !stopped) {
      held = client
      client.once('end', tryLater)
      return taken()
    }
    await client.end().catch(() => {})
    tryLater()
  }

  function tryLater() {
    held = null
    if (stopped) return
    timer = setTimeout(() => {
      trying = tryOnce()
    }, pauseMs)
    timer.unref()
  }

  return {
    isHeld: () => held !== null,
    /** Releases the lock, so that another process takes it at its next try. */
    async stop() {
      stopped = true
      clearTimeout(timer)
      const ended = Promise.allSettled([trying, held?.end(), opening?.end()])
      await within(closeWithinMs, ended)
    },
  }
}

async function take(client: pg.Client): Promise<boolean> {
  await client.connect()
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1) as held',
    [purgeLock],
  )
  return rows[0]?.held ?? false
}
