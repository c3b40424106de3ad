import { keepListening } from '../../db/keep-listening.ts'
import type { Deps } from '../../deps.ts'
import { catalogChannel } from '../../db/transact.ts'
import {
  findSettledChange,
  listCatalogChanges,
  cleanUpCatalogChanges,
} from './catalog-changes.sql.ts'

const pollMilliseconds = 5000
const cleanUpMilliseconds = 3_600_000

type Following = Pick<Deps, 'db' | 'pool' | 'log' | 'listing' | 'pageCache'>

/**
 * Updates the lists and the cached pages of this process when any process changes the catalogue. A notification
 * triggers a read; the poll finds changes whose notification was missed.
 */
export async function followCatalogChanges(deps: Following): Promise<{ stop(): Promise<void> }> {
  const reader = changeReader(deps, await findSettledChange(deps.db))
  const look = () => void reader.look()
  const listener = keepListening(deps, { channel: catalogChannel, received: look, missed: look })
  // Reads the changes made between the loading of the catalogue and now.
  await Promise.all([listener.ready, reader.look()])
  const poll = setInterval(reader.look, pollMilliseconds)
  const cleanUp = setInterval(() => {
    cleanUpCatalogChanges(deps.db).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'old window changes could not be swept')
    })
  }, cleanUpMilliseconds)
  return {
    async stop() {
      clearInterval(poll)
      clearInterval(cleanUp)
      await listener.stop()
      await reader.stop()
    },
  }
}

/** Reads and applies new changes; a call of `look` during a read causes one more read. */
function changeReader(deps: Following, start: number) {
  const seen = new Set<number>()
  let settled = start
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  async function readNew() {
    const changes = await listCatalogChanges(deps.db, settled)
    const fresh = changes.filter(({ id }) => !seen.has(id))
    if (fresh.length > 0) await apply(deps, new Set(fresh.map(({ productId }) => productId)))
    for (const { id } of fresh) seen.add(id)
    settled = changes.findLast((change) => change.settled)?.id ?? settled
    for (const id of seen) if (id <= settled) seen.delete(id)
  }

  async function run() {
    try {
      do {
        again = false
        await readNew()
      } while (again && !stopped)
    } catch (error) {
      if (!stopped) deps.log.warn({ err: error }, 'window changes could not be read; trying again')
    } finally {
      running = null
    }
  }

  function look(): Promise<void> {
    again = true
    if (!stopped) running ??= run()
    return running ?? Promise.resolve()
  }

  async function stop() {
    stopped = true
    await running
  }

  return { look, stop }
}

async function apply({ db, listing, pageCache }: Following, productIds: Set<string | null>) {
  if (productIds.has(null)) {
    await listing.load(db)
    return pageCache.clear()
  }
  const ids = [...productIds].filter((id) => id !== null)
  const before = listing.filledGroups().join()
  await listing.reload(db, ids)
  // The menu of every page names the groups that have a product.
  const menu = listing.filledGroups().join() === before ? [] : ['shop']
  pageCache.drop([...ids.map((id) => `product:${id}`), 'lists', ...menu])
}
