import cluster from 'node:cluster'
import { getCompileCacheDir } from 'node:module'
import type { Logger } from 'pino'
import { buildWeb } from '../build/build-web.ts'
import type { Config } from '../config.ts'
import { openShopDatabase } from './open-shop-database.ts'
import { processWithinMs } from './stop-limits.ts'
import { type ChildPlan, supervise } from './supervise.ts'
import { undoAll } from './undo-all.ts'

type Options = {
  log: Logger
  say: (line: string) => void
  signal: AbortSignal
  /** The file that each process runs. */
  file: string
  withPages: boolean
}

/**
 * Runs the shop in several processes behind one port, and the jobs in another one. This process owns the embedded
 * database, migrates, builds the pages, and starts again whichever process ends.
 */
export async function superviseShop(config: Config, options: Options) {
  const { log, say, signal, file, withPages } = options
  const undo: (() => Promise<unknown>)[] = []
  try {
    if (withPages) await buildWeb({ say, signal })
    const { databaseUrl, close } = await openShopDatabase(config, { log, say, signal, undo })
    // Only the processes use the database from here on.
    await close()
    const sourceMaps = process.sourceMapsEnabled ? ['--enable-source-maps'] : []
    cluster.setupPrimary({ exec: file, execArgv: [...process.execArgv, ...sourceMaps] })
    const plans = planProcesses(config, { databaseUrl })
    const stopWithinMs = processWithinMs + config.processes.drainMs
    const supervised = await supervise(plans, { log, say, signal, stopWithinMs })
    undo.push(() => supervised.stop())
    return { setUpLink: supervised.setUpLink, stop: () => undoAll(undo, { log, say }) }
  } catch (error) {
    await undoAll(undo, { log, say })
    throw error
  }
}

/** The process for jobs comes first: it fills an empty database. */
function planProcesses(
  { databaseUrl: ofOwner, processes, observability }: Config,
  { databaseUrl }: { databaseUrl: string },
): ChildPlan[] {
  const web = Array.from({ length: processes.webConcurrency }, (_, index) => ({
    name: `web ${index + 1}`,
    role: 'web',
  }))
  const all = processes.role === 'all' ? [{ name: 'jobs', role: 'worker' }, ...web] : web
  const firstPort = observability.metrics?.port
  const compiled = getCompileCacheDir()
  return all.map(({ name, role }, index) => ({
    name,
    env: {
      ROLE: role,
      WEB_CONCURRENCY: '1',
      ...(compiled ? { NODE_COMPILE_CACHE: compiled } : {}),
      ...(ofOwner === null ? { DATABASE_URL: databaseUrl } : {}),
      // Each process answers its own metrics.
      ...(firstPort ? { METRICS_PORT: String(firstPort + index) } : {}),
    },
  }))
}
