import { keepListening } from '../../db/keep-listening.ts'
import type { CatalogPart } from '../../db/tables/catalog.ts'
import type { Deps } from '../../deps.ts'
import { catalogChannel } from '../../db/transact.ts'
import {
  findSettledChange,
  listCatalogChanges,
  cleanUpCatalogChanges,
} from './catalog-changes.sql.ts'

const pollMilliseconds = 5000
const cleanUpMilliseconds = 3_600_000

/** Reads what this process holds of the shop's settings, before pages show it again. */
type ReadSettings = () => Promise<void>
type Following = Pick<Deps, 'db' | 'pool' | 'log' | 'listing' | 'pageCache'>

/**
 * Updates the lists and the cached pages of this process when any process changes the catalogue. A notification
 * triggers a read; the poll finds changes whose notification was missed.
 */
export async function followCatalogChanges(
  deps: Following,
  readSettings: ReadSettings = async () => {},
): Promise<{ stop(): Promise<void> }> {
  const start = await findSettledChange(deps.db)
  const reader = changeReader(deps, { start, readSettings })
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
function changeReader(
  deps: Following,
  { start, readSettings }: { start: number; readSettings: ReadSettings },
) {
  const seen = new Set<number>()
  let settled = start
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  async function readNew() {
    const changes = await listCatalogChanges(deps.db, settled)
    const fresh = changes.filter(({ id }) => !seen.has(id))
    if (fresh.length > 0) await apply(deps, changesIn(fresh), readSettings)
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

type Changes = { isEverything: boolean; ids: string[]; parts: Set<CatalogPart> }

function changesIn(rows: { productId: string | null; part: CatalogPart | null }[]): Changes {
  return {
    isEverything: rows.some(({ productId, part }) => productId === null && part === null),
    ids: [...new Set(rows.flatMap(({ productId }) => productId ?? []))],
    parts: new Set(rows.flatMap(({ part }) => part ?? [])),
  }
}

/** The cache tags of answers that show a part; every list can be one of a collection. */
const tagOfPart: Record<CatalogPart, string> = {
  search: 'search',
  order: 'lists',
  size_charts: 'size-charts',
  shop: 'shop',
}

async function apply(
  { db, listing, pageCache }: Following,
  changes: Changes,
  readSettings: ReadSettings,
) {
  const { isEverything, ids, parts } = changes
  if (isEverything) {
    await listing.load(db)
    await readSettings()
    return pageCache.clear()
  }
  if (parts.has('search') || parts.has('order')) await listing.loadRules(db)
  pageCache.drop([...parts].map((part) => tagOfPart[part]))
  if (ids.length === 0) return
  const before = listing.filledGroups().join()
  await listing.reload(db, ids)
  // The menu of every page names the groups that have a product.
  const menu = listing.filledGroups().join() === before ? [] : ['shop']
  pageCache.drop([...ids.map((id) => `product:${id}`), 'lists', ...menu])
}
