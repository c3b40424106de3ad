import { mkdir, rename, rm } from 'node:fs/promises'
import { existsSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Config, StartError } from '../config.ts'
import { choosePlace } from '../db/embedded/embedded-place.ts'
import { startEmbeddedPostgres, usualOutsideDir } from '../db/embedded/embedded-postgres.ts'
import { placeOf } from '../files/file-settings.ts'
import { askTime, readFacts, withClient } from './ask-database.ts'
import { copyCluster } from './copy-cluster.ts'
import { copyFolder, makeFolder, sumFile, syncFile, syncFolder } from './copy-files.ts'
import { isOfDatabase } from './data-files.ts'
import {
  clusterFolder,
  dumpFile,
  filesFolder,
  type Manifest,
  placeIn,
  totalSize,
  writeManifest,
} from './manifest.ts'
import { checkProgram, dumpDatabase } from './postgres-programs.ts'

export type BackupOptions = {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'secret' | 'bucket'>
  /** The folder in which backups lie. */
  folder: string
  say: (line: string) => void
  /** As in `startEmbeddedPostgres`; another one only in tests. */
  outsideDir?: string
}

/** Makes a folder with the whole shop in it, which may run meanwhile, and returns where it is. */
export async function makeBackup(options: BackupOptions): Promise<string> {
  const { folder, say, config } = options
  const began = performance.now()
  const made = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (liesIn(realpathSync(folder), config.dataDir)) {
    if (made) await rm(made, { recursive: true })
    throw new StartError(
      `The folder ${folder} lies in the data folder of the shop, so a backup there would be lost together with the shop. Name a folder elsewhere, best on another disk.`,
    )
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const finished = join(folder, `rimal-${stamp}Z`)
  const draft = `${finished}.unfinished`
  if (existsSync(finished) || existsSync(draft)) {
    throw new StartError(`The folder ${finished} is there already. Make the backup again.`)
  }
  await mkdir(draft, { mode: 0o700 })
  try {
    const manifest = await fill(draft, options)
    await writeManifest(draft, manifest)
    for (const path of [...manifest.folders, '']) await syncFolder(join(draft, path))
    await rename(draft, finished)
    await syncFolder(folder)
    report(manifest, { seconds: (performance.now() - began) / 1000, finished, options })
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
  say(`To restore it: npm run restore -- ${finished}`)
  return finished
}

type Filled = Omit<Manifest, 'format'>

async function fill(draft: string, options: BackupOptions): Promise<Filled> {
  const { databaseUrl, dataDir, bucket } = options.config
  const to = join(draft, filesFolder)
  await makeFolder(to)
  // Files are copied before the database and, those that are new, after it: a row of the copied database finds its
  // file, although the shop adds and deletes files meanwhile.
  const before = await copyFolder({ from: dataDir, to, leaveOut: isOfDatabase })
  const database = databaseUrl
    ? await fillFromServer(draft, databaseUrl)
    : await fillFromEmbedded(draft, options)
  const after = await copyFolder({
    from: dataDir,
    to,
    leaveOut: (path) => isOfDatabase(path) || path in before.files,
  })
  const files = placeIn(filesFolder, {
    folders: [...new Set([...before.folders, ...after.folders])],
    files: { ...before.files, ...after.files },
  })
  return {
    ...database,
    ...(bucket ? { bucket: placeOf(bucket) } : {}),
    folders: [...database.folders, ...files.folders],
    files: { ...database.files, ...files.files },
  }
}

async function fillFromServer(draft: string, url: string): Promise<Filled> {
  const facts = await withClient(url, async (client) => ({
    ...(await readFacts(client)),
    time: await askTime(client),
  }))
  await checkProgram('pg_dump', facts)
  const file = join(draft, dumpFile)
  await dumpDatabase(url, file)
  await syncFile(file)
  return { kind: 'dump', ...facts, folders: [], files: { [dumpFile]: await sumFile(file) } }
}

async function fillFromEmbedded(draft: string, options: BackupOptions): Promise<Filled> {
  const { config, say, outsideDir = usualOutsideDir } = options
  await refuseMissing(config.dataDir, outsideDir)
  const running = await startEmbeddedPostgres({ dataDir: config.dataDir, outsideDir, log: say })
  try {
    return await withClient(running.url, async (client) => {
      const facts = await readFacts(client)
      const { time, contents } = await copyCluster(client, join(draft, clusterFolder))
      return { kind: 'embedded' as const, ...facts, time, ...placeIn(clusterFolder, contents) }
    })
  } finally {
    await running.stop()
  }
}

/** The start of an embedded database would make a new one where there is none. */
async function refuseMissing(dataDir: string, outsideDir: string): Promise<void> {
  const isMissing =
    !existsSync(dataDir) ||
    (await choosePlace({ dataDir: realpathSync(dataDir), outsideDir })).isNew
  if (!isMissing) return
  throw new StartError(
    `There is no database in ${dataDir} to back up. Set DATA_DIR to the folder of the shop, or DATABASE_URL if its database is on a server.`,
  )
}

function liesIn(folder: string, dataDir: string): boolean {
  return existsSync(dataDir) && `${folder}${sep}`.startsWith(`${realpathSync(dataDir)}${sep}`)
}

function report(
  manifest: Filled,
  made: { seconds: number; finished: string; options: BackupOptions },
): void {
  const { say, config } = made.options
  const size = (totalSize(manifest) / 1_000_000).toFixed(1)
  const count = Object.keys(manifest.files).length
  const files = count === 1 ? '1 file' : `${count} files`
  say(
    `Made the backup ${made.finished}: ${size} MB in ${files}, in ${made.seconds.toFixed(1)} seconds.`,
  )
  say(`All that was committed before ${manifest.time} is in it.`)
  const held = `${filesFolder}/secret` in manifest.files ? ' and the secret of the shop' : ''
  if (manifest.bucket) {
    say(
      `The pictures and the imports that wait in ${manifest.bucket} are NOT in it: the versions of the bucket are their backup.`,
    )
  }
  say(`It holds personal data${held}: store it where nobody else reads it.`)
  if (config.secret) say('SECRET is not in it: store SECRET too, in another place.')
}
