import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  fchownSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { cleanEnvironment, type Account } from './embedded-account.ts'
import {
  findPostmaster,
  readPid,
  waitForPostmaster,
  type Postmaster,
} from './embedded-postmaster.ts'
import type { Programs } from './embedded-programs.ts'

type LaunchOptions = {
  cluster: string
  account: Account
  programs: Programs
  logFile: string
  wantedPort: number | undefined
  /** No other port will do. */
  onlyPort: number | undefined
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

const orphansWithinMs = 40_000
const largeLog = 5_000_000

export async function launchPostmaster(options: LaunchOptions): Promise<Postmaster> {
  const patienceEnds = Date.now() + orphansWithinMs
  let input = options.wantedPort
  for (let tries = 1; ; tries++) {
    const said = await tryLaunch({
      ...options,
      port: options.onlyPort ?? (await findFreePort(input)),
    })
    if (said.postmaster) return said.postmaster
    const portTaken = said.log.includes('could not bind') && !options.onlyPort && tries < 5
    // The helpers of a server that was killed need a moment to see that it is gone.
    const orphansLive = said.log.includes('pre-existing shared memory block')
    if (!portTaken && !(orphansLive && Date.now() < patienceEnds))
      throw new Error(
        `PostgreSQL did not start. The last lines of ${options.logFile}:\n${said.log}\n` +
          'Mend that, choose another DATA_DIR, or set DATABASE_URL.',
      )
    if (portTaken) input = undefined
    if (orphansLive && tries === 1)
      options.log('PostgreSQL: waiting for the last queries of a server that was killed.')
    if (orphansLive) await delay(200)
  }
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
      PG_GRANDPARENT_PID: readPid(options.cluster),
    },
    stdio: ['ignore', log, log],
    // A separate session: Ctrl-C in the shop's terminal must not reach the server before stop() does.
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

function findFreePort(input = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', (error) => (input === 0 ? reject(error) : resolve(findFreePort())))
    probe.listen(input, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
