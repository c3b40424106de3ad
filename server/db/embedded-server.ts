import { execFileSync, spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  statSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { cleanEnvironment, type Account } from './embedded-account.ts'
import { processMark } from './embedded-process.ts'
import type { Programs } from './embedded-programs.ts'

export type Postmaster = { pid: number; port: number; ready: boolean }

type LaunchOptions = {
  cluster: string
  account: Account
  programs: Programs
  logFile: string
  wishedPort: number | undefined
  log: (line: string) => void
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // An order that was acknowledged must survive a power cut, whatever the owner's settings say.
  'fsync=on',
  'full_page_writes=on',
  'synchronous_commit=on',
]

const readyWithinMs = 120_000
const stopWithinMs = 60_000
const orphansWithinMs = 40_000
const largeLog = 5_000_000

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

export async function launchPostmaster(options: LaunchOptions): Promise<Postmaster> {
  const patienceEnds = Date.now() + orphansWithinMs
  let wish = options.wishedPort
  for (let tries = 1; ; tries++) {
    const said = await tryLaunch({ ...options, port: await findFreePort(wish) })
    if (said.postmaster) return said.postmaster
    const portTaken = said.log.includes('could not bind') && tries < 5
    // The helpers of a server that was killed need a moment to see that it is gone.
    const orphansLive = said.log.includes('pre-existing shared memory block')
    if (!portTaken && !(orphansLive && Date.now() < patienceEnds))
      throw new Error(
        `PostgreSQL did not start. The last lines of ${options.logFile}:\n${said.log}\n` +
          'Mend that, choose another DATA_DIR, or set DATABASE_URL.',
      )
    if (portTaken) wish = undefined
    if (orphansLive && tries === 1)
      options.log('PostgreSQL: waiting for the last queries of a server that was killed.')
    if (orphansLive) await delay(200)
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

async function tryLaunch(options: LaunchOptions & { port: number }) {
  if (existsSync(options.logFile) && statSync(options.logFile).size > largeLog)
    renameSync(options.logFile, `${options.logFile}.old`)
  const log = openSync(options.logFile, 'a', 0o600)
  const logStart = statSync(options.logFile).size
  const { uid, gid } = options.account
  if (uid !== undefined && gid !== undefined) fchownSync(log, uid, gid)
  const child = spawn(options.programs.postgres, serverArguments(options), {
    uid,
    gid,
    cwd: '/',
    env: {
      ...cleanEnvironment,
      // PostgreSQL refuses to start when the pid in a stale file lives on as something else. It
      // believes us that this one is no server, and still checks the cluster's shared memory.
      PG_GRANDPARENT_PID: readPidFile(options.cluster)[0] ?? '',
    },
    stdio: ['ignore', log, log],
    // A session of its own: Ctrl-C in the shop's terminal must not reach it before stop() does.
    detached: true,
  })
  closeSync(log)
  let failure: string | undefined
  child.on('error', (error) => (failure = error.message))
  child.on('exit', (code, signal) => (failure ??= `It ended with ${signal ?? `code ${code}`}.`))
  child.unref()
  while (failure === undefined) {
    const postmaster = findPostmaster(options.cluster)
    if (postmaster?.pid === child.pid) {
      const ready = await waitForPostmaster(options.cluster)
      if (ready) return { postmaster: ready, log: '' }
    }
    await delay(20)
  }
  const lines = readFileSync(options.logFile).subarray(logStart).toString().trim().split('\n')
  return { log: lines.slice(-12).join('\n') || failure }
}

function serverArguments(options: LaunchOptions & { port: number }) {
  const forced = settings.flatMap((setting) => ['-c', setting])
  return ['-D', options.cluster, '-p', String(options.port), ...forced]
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

function findFreePort(wish = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', (error) => (wish === 0 ? reject(error) : resolve(findFreePort())))
    probe.listen(wish, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
