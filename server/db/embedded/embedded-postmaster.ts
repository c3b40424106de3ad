import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processMark } from './embedded-process.ts'

export type Postmaster = { pid: number; port: number; ready: boolean }

const readyWithinMs = 120_000
const stopWithinMs = 60_000

/** The living server of this cluster, or undefined when its pid file is absent or stale. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = readPidFile(cluster)
  const pid = Number(lines[0])
  if (!pid || processMark(pid) === undefined || !serves(pid, cluster)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/** Waits for a server that starts up, recovers or shuts down; undefined when it ended. */
export async function waitForPostmaster(cluster: string) {
  const until = Date.now() + readyWithinMs
  for (;;) {
    const found = findPostmaster(cluster)
    if (!found || found.ready) return found
    if (Date.now() > until)
      throw new Error(
        `PostgreSQL (process ${found.pid}) still recovers its data after two minutes and was ` +
          'left to it. Start the shop again in a while.',
      )
    await delay(25)
  }
}

/** Asks for a fast, orderly shutdown and waits for its end; false when it did not end in time. */
export async function stopPostmaster(cluster: string) {
  const found = findPostmaster(cluster)
  if (!found) return true
  const mark = processMark(found.pid)
  process.kill(found.pid, 'SIGINT')
  const until = Date.now() + stopWithinMs
  while (processMark(found.pid) === mark) {
    if (Date.now() > until) return false
    await delay(20)
  }
  return true
}

/** The pid in the cluster's pid file, living or not. */
export function readPid(cluster: string) {
  return readPidFile(cluster)[0] ?? ''
}

function readPidFile(cluster: string) {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

// After a crash the pid in the file may be anybody's.
function serves(pid: number, cluster: string) {
  try {
    const folder = realpathSync(cluster)
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-p', String(pid), '-o', 'args=']).includes(`-D ${cluster} `)
    return servedFolder(pid) === folder
  } catch {
    return false
  }
}

function servedFolder(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    // Root in a container may not see where another user's process is, only how it was called.
    const [program, ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
    const folder = args[args.indexOf('-D') + 1]
    return basename(program ?? '') === 'postgres' && folder ? realpathSync(folder) : undefined
  }
}
