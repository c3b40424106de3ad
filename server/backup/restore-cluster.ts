import { mkdirSync, realpathSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { StartError } from '../config.ts'
import { listUsers, withLock } from '../db/embedded/embedded-lock.ts'
import { choosePlace, type Place } from '../db/embedded/embedded-place.ts'
import { startEmbeddedPostgres, usualOutsideDir } from '../db/embedded/embedded-postgres.ts'
import { findPackage, readyPrograms } from '../db/embedded/embedded-programs.ts'
import { describeOrders, withClient } from './ask-database.ts'
import { syncFolder } from './copy-files.ts'
import { gathered, moveGathered, refuseFilled } from './data-files.ts'
import { clusterFolder, filesFolder } from './manifest.ts'
import { type Backup, checkSums, putBack, type RestoreOptions } from './put-back.ts'

/** Puts the cluster and the files into the data folder, and starts the database once. */
export async function restoreCluster(
  backup: Backup,
  { config, say, outsideDir = usualOutsideDir }: RestoreOptions,
): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true })
  const dataDir = realpathSync(config.dataDir)
  // A shop that starts meanwhile waits for this lock, and would otherwise make a new database.
  await withLock({ file: join(dataDir, 'postgres.lock'), log: say }, async () => {
    const place = await chooseFree(dataDir, outsideDir)
    await refuseOtherPostgres(backup, { place, outsideDir })
    await checkSums(backup)
    await putBoth(backup, { dataDir, cluster: place.cluster })
  })
  const running = await startEmbeddedPostgres({ dataDir, outsideDir, log: say })
  try {
    say(await withClient(running.url, describeOrders))
  } finally {
    await running.stop()
  }
}

/** The database comes last, so a data folder without it is no restored shop. */
async function putBoth(
  backup: Backup,
  { dataDir, cluster }: { dataDir: string; cluster: string },
): Promise<void> {
  // A start removes what bears such a name, when an earlier restore was killed.
  const draft = `${cluster}.new-restore`
  const files = join(dataDir, gathered)
  const clear = () =>
    Promise.all([draft, files].map((path) => rm(path, { recursive: true, force: true })))
  await clear()
  try {
    await putBack(backup, { part: clusterFolder, target: draft })
    await putBack(backup, { part: filesFolder, target: files })
    await moveGathered(dataDir)
    await rename(draft, cluster)
    await syncFolder(dirname(cluster))
    await syncFolder(dataDir)
  } finally {
    await clear()
  }
}

async function chooseFree(dataDir: string, outsideDir: string): Promise<Place> {
  const [user] = listUsers(join(dataDir, 'postgres.users'))
  if (user !== undefined) {
    throw new StartError(
      `A shop runs on the data folder ${dataDir} (process ${user}), and nothing was changed. Set DATA_DIR to a new folder.`,
    )
  }
  const place = await choosePlace({ dataDir, outsideDir })
  if (!place.isNew) {
    throw new StartError(
      `The data folder ${dataDir} has a database already, in ${place.cluster}, and nothing was changed. Set DATA_DIR to a new folder, or stop the shop and move its database away.`,
    )
  }
  await refuseFilled(dataDir)
  return place
}

async function refuseOtherPostgres(
  { manifest }: Backup,
  { place, outsideDir }: { place: Place; outsideDir: string },
): Promise<void> {
  const { account } = place
  const { major } = await readyPrograms({ packageFolder: findPackage(), account, outsideDir })
  if (Number(major) === manifest.postgres) return
  throw new StartError(
    `This backup is of PostgreSQL ${manifest.postgres}, and this version of the shop brings PostgreSQL ${major}. Restore it with the version that made it.`,
  )
}
