import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { everything } from './cache-headers.ts'
import { cdnPurge } from './cdn-purge.ts'
import type { CdnPauses } from './cdn-settings.ts'
import { holdPurgeLock } from './hold-purge-lock.ts'

const usualPauses: CdnPauses = {
  /** A change of many products is one request. */
  batch: 300,
  /** Until then every process has heard of the change, and fills the CDN with nothing older. */
  again: 10_000,
  retry: 1_000,
  lock: 10_000,
}

/**
 * Asks the CDN to forget what the catalogue's changes invalidate. Every process learns of every change, and the one
 * that holds the lock asks. Whoever gets the lock, at a start or after another process, asks for everything first:
 * changes of the time between may be missing.
 */
export function purgeCdn(
  app: FastifyInstance,
  { config, pool, log, pageCache, observability }: Deps,
) {
  const { purge: to } = config.cdn
  if (!to) return
  const { pauses = usualPauses } = to
  const purge = cdnPurge({
    to,
    isOurs: () => lock.isHeld(),
    failed: (err, tries) =>
      tries < 3
        ? log.warn({ err }, 'the CDN could not be asked to forget answers; trying again')
        : log.error({ err, tries }, 'the CDN still shows what has changed'),
    ended: (outcome) => observability.metrics?.purges.inc({ outcome }),
    pauses,
  })
  const lock = holdPurgeLock(pool, pauses.lock, () => purge.add([everything]))
  pageCache.onInvalidate(purge.add)
  app.addHook('onClose', async () => {
    await purge.stop()
    await lock.stop()
  })
}
