import { keepListening } from '../../db/keep-listening.ts'
import { type Reading, readingFrom } from '../../db/replica/reading.ts'
import type { CatalogPart } from '../../db/tables/catalog.ts'
import type { Deps } from '../../deps.ts'
import { catalogChannel } from '../../db/transact.ts'
import {
  findSettledChange,
  listCatalogChanges,
  cleanUpCatalogChanges,
} from './catalog-changes.sql.ts'

const pollMilliseconds = 5000
/** A replica has a change some moments after the notification of it. */
const looksAfterMilliseconds = [250, 1000, 2500]
const cleanUpMilliseconds = 3_600_000

/** Reads what this process holds of the shop's settings, before pages show it again. */
type ReadSettings = () => Promise<void>
type Following = Pick<Deps, 'db' | 'pool' | 'log' | 'listing' | 'pageCache'> & {
  /** Where public answers are read from, and so the changes of what they show; the database itself if not given. */
  reading?: Reading
}

/**
 * Updates the lists and the cached pages of this process when any process changes the catalogue. A notification
 * triggers a read; the poll finds changes whose notification was missed.
 */
export async function followCatalogChanges(
  given: Following,
  readSettings: ReadSettings = async () => {},
): Promise<{ stop(): Promise<void> }> {
  const deps = { ...given, reading: given.reading ?? readingFrom(given.db) }
  const start = await findSettledChange(deps.db)
  const reader = changeReader(deps, { start, readSettings })
  const later = new Set<NodeJS.Timeout>()
  const look = () => {
    void reader.look()
    if (!deps.reading.replicaPool || later.size > 0) return
    for (const ms of looksAfterMilliseconds) {
      const timer = setTimeout(() => {
        later.delete(timer)
        void reader.look()
      }, ms)
      later.add(timer)
    }
  }
  const listener = keepListening(deps, { channel: catalogChannel, received: look, missed: look })
  // Reads the changes made between the loading of the catalogue and now.
  await Promise.all([listener.ready, reader.look()])
  const poll = setInterval(reader.look, pollMilliseconds)
  const cleanUp = setInterval(() => {
    cleanUpCatalogChanges(deps.db).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'old changes of the catalogue could not be deleted')
    })
  }, cleanUpMilliseconds)
  return {
    async stop() {
      clearInterval(poll)
      clearInterval(cleanUp)
      await listener.stop()
      for (const timer of later) clearTimeout(timer)
      await reader.stop()
    },
  }
}

/** Reads and applies new changes; a call of `look` during a read causes one more read. */
function changeReader(
  deps: Required<Following>,
  { start, readSettings }: { start: number; readSettings: ReadSettings },
) {
  const seen = new Set<number>()
  let settled = start
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  async function readNew() {
    const changes = await listCatalogChanges(deps.reading.db, settled)
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
        await deps.reading.follow(readNew)
      } while (again && !stopped)
    } catch (error) {
      if (!stopped)
        deps.log.warn({ err: error }, 'changes of the catalogue could not be read; trying again')
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
  { reading: { db }, listing, pageCache }: Required<Following>,
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
