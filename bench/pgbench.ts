import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Load, quantile } from './load.ts'

/** The number of connections that the shop has to its database. */
export const floorConnections = 10

type Options = {
  connections?: number
  /** `extended` plans a statement each time, as the shop does with those that it builds from filters. */
  mode?: 'prepared' | 'extended'
  /** Values of the variables of the script. */
  variables?: Record<string, string>
}

/**
 * Runs a script of `statements/` in pgbench, for some seconds or with a number of transactions for
 * each connection.
 */
export function pgbench(
  url: string,
  script: string,
  length: { seconds: number } | { transactions: number },
  { connections = floorConnections, mode = 'prepared', variables = {} }: Options = {},
): Load {
  const file = join(import.meta.dirname, 'statements', `${script}.sql`)
  const folder = mkdtempSync(join(tmpdir(), 'rimal-bench-'))
  const [option, value] = 'seconds' in length ? ['-T', length.seconds] : ['-t', length.transactions]
  const threads = Math.min(connections, 2)
  const asked = ['-n', '-M', mode, '-c', String(connections), '-j', String(threads)]
  const defined = Object.entries(variables).flatMap(([name, text]) => ['-D', `${name}=${text}`])
  const logged = ['-l', '--log-prefix', join(folder, 'log')]
  try {
    const run = spawnSync(
      'pgbench',
      [...asked, ...defined, ...logged, option, String(value), '-f', file, url],
      { encoding: 'utf8' },
    )
    const [, tps] = /tps = ([\d.]+)/.exec(run.stdout ?? '') ?? []
    if (!tps || run.status !== 0) {
      throw new Error(`pgbench did not run ${script}: ${run.error?.message ?? run.stderr}`)
    }
    const times = readdirSync(folder).flatMap((name) => timesIn(join(folder, name)))
    const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
    return { perSecond: Number(tps), p50, p99, failed: 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The latencies in milliseconds: the third column of a pgbench log has them in microseconds. */
function timesIn(path: string): number[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Number(line.split(' ')[2]) / 1000)
}
