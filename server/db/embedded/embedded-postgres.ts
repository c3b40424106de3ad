import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { Client, DatabaseError } from 'pg'
import { checkCluster, makeCluster, mendRights, readPassword, role } from './embedded-cluster.ts'
import { launchPostmaster } from './embedded-launch.ts'
import { announceUser, listUsers, withLock } from './embedded-lock.ts'
import { choosePlace, readState, writeState, type Place } from './embedded-place.ts'
import { findPackage, readyPrograms } from './embedded-programs.ts'
import { findPostmaster, stopPostmaster, waitForPostmaster } from './embedded-postmaster.ts'
import { watchServer } from './embedded-watch.ts'

export type RunningDatabase = { url: string; say: string; stop(): Promise<void> }

type Options = {
  dataDir: string
  log: (line: string) => void
  /** The folder where root stores files that the account that runs PostgreSQL cannot reach in a private folder. */
  outsideDir?: string
}

const database = 'rimal'
export const usualOutsideDir = '/var/lib/rimal'

/**
 * Gives the shop the PostgreSQL of its data folder: the living one, or a started one, or a new one.
 * Nobody owns the server: every shop process announces itself, and the last to stop() turns it off,
 * also when it had found the server alive. Until then each starts a server that dies again. End your
 * connections before stop().
 */
export async function startEmbeddedPostgres(options: Options): Promise<RunningDatabase> {
  const files = filesOf(openDataDir(options.dataDir))
  return withLock({ file: files.lock, log: options.log }, async () => {
    const { url, say, cluster, port } = await start(options, files)
    const user = announceUser(files.users)
    const watch = watchServer({
      isAlive: () => findPostmaster(cluster) !== undefined,
      restart: () => startAgain(options, { files, port }),
      log: options.log,
    })
    let stopped: Promise<void> | undefined
    const stop = async () => {
      await watch.stop()
      user.leave()
      return withLock({ file: files.lock, log: options.log }, () =>
        stopIfLast({ files, cluster, log: options.log }),
      )
    }
    return { url, say, stop: () => (stopped ??= stop()) }
  })
}

/** At the same port, as the connections of those who use it know no other. Whoever has the lock first does it. */
async function startAgain(options: Options, { files, port }: { files: Files; port: number }) {
  await withLock({ file: files.lock, log: options.log }, async () => {
    const { wasAlive } = await start(options, files, port)
    if (!wasAlive) options.log('PostgreSQL ended without being told to, and was started again.')
  })
}

function openDataDir(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    throw new Error(
      `The shop cannot write in its data folder ${dataDir} (${(error as Error).message}). Give ` +
        'the user who starts the shop the right to, or choose another DATA_DIR.',
      { cause: error },
    )
  }
}

type Files = ReturnType<typeof filesOf>

function filesOf(dataDir: string) {
  return {
    dataDir,
    lock: join(dataDir, 'postgres.lock'),
    users: join(dataDir, 'postgres.users'),
    log: join(dataDir, 'postgres.log'),
  }
}

async function start(options: Options, files: Files, onlyPort?: number) {
  const outsideDir = options.outsideDir ?? usualOutsideDir
  const packageFolder = findPackage()
  const place = await choosePlace({ dataDir: files.dataDir, outsideDir })
  const { cluster, account } = place
  const programs = await readyPrograms({ packageFolder, account, outsideDir })
  if (place.isNew) {
    options.log('PostgreSQL: making a new database, which takes a few seconds.')
    await makeCluster({ cluster, account, programs })
  }
  checkCluster({ cluster, account, programs })
  const living = await waitForPostmaster(cluster)
  if (!living) mendRights({ cluster, account, programs })
  const { port } =
    living ??
    (await launchPostmaster({
      cluster,
      account,
      programs,
      logFile: files.log,
      log: options.log,
      wantedPort: readState(files.dataDir).port,
      onlyPort,
    }))
  try {
    await reachDatabase(cluster, port)
  } catch (error) {
    if (!living) await stopPostmaster(cluster)
    throw new Error(explain(error, { cluster, port, pid: living?.pid }), { cause: error })
  }
  writeState(files.dataDir, { port, cluster: place.because ? cluster : undefined })
  const found = living ? (listUsers(files.users).length > 0 ? 'shared' : 'orphan') : undefined
  const say = [
    sayHow(place, { port, found }),
    sayWhere(place),
    sayCopied(programs.folder, packageFolder),
  ]
  const url = urlOf(cluster, port, database)
  return { url, say: say.join(''), cluster, port, wasAlive: living !== undefined }
}

async function stopIfLast(options: { files: Files; cluster: string; log: (line: string) => void }) {
  const [other] = listUsers(options.files.users)
  if (other !== undefined) {
    options.log(`PostgreSQL stays up, because another shop (process ${other}) uses it.`)
    return
  }
  if (await stopPostmaster(options.cluster)) options.log('PostgreSQL has stopped.')
  else options.log('PostgreSQL takes more than a minute to stop, and was left to it.')
}

async function reachDatabase(cluster: string, port: number) {
  try {
    await ask(urlOf(cluster, port, database), 'select 1')
  } catch (error) {
    const isMissing = error instanceof DatabaseError && error.code === '3D000'
    if (!isMissing) throw error
    await ask(urlOf(cluster, port, 'postgres'), `create database ${database}`)
  }
}

async function ask(url: string, sql: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // The query fails as well when the server ends meanwhile; an error event without a listener would end the
  // process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function urlOf(cluster: string, port: number, name: string) {
  return `postgres://${role}:${readPassword(cluster)}@127.0.0.1:${port}/${name}`
}

function explain(error: unknown, at: { cluster: string; port: number; pid: number | undefined }) {
  const server = at.pid ? `The PostgreSQL that lives as process ${at.pid}` : 'PostgreSQL'
  const remedy = at.pid ? ` End it (kill -INT ${at.pid}) and start the shop again.` : ''
  if (error instanceof DatabaseError && error.code === '28P01')
    return (
      `${server} refuses the password in ${join(at.cluster, 'rimal.password')}. Put the right ` +
      'one there, or set DATABASE_URL.'
    )
  const reason = error instanceof Error ? error.message : String(error)
  return `${server} cannot be used on port ${at.port} (${reason}).${remedy}`
}

function sayHow(place: Place, how: { port: number; found: 'shared' | 'orphan' | undefined }) {
  if (how.found === 'shared')
    return `PostgreSQL: share the one that another shop process uses on port ${how.port}.`
  if (how.found === 'orphan')
    return `PostgreSQL: found the one that an earlier run left alive on port ${how.port}, and use it.`
  return place.isNew
    ? `PostgreSQL: made a new database in ${place.cluster} and started it on port ${how.port}.`
    : `PostgreSQL: started the database of ${place.cluster} on port ${how.port}.`
}

function sayWhere({ cluster, because }: Place) {
  return because ? ` Its data lies in ${cluster}, because ${because}.` : ''
}

function sayCopied(folder: string, packageFolder: string) {
  return folder.startsWith(packageFolder) ? '' : ` Its programs were copied to ${folder}.`
}
