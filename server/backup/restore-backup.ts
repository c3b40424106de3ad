import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, StartError } from '../config.ts'
import { placeOf } from '../files/file-settings.ts'
import { type Manifest, readManifest } from './manifest.ts'
import type { RestoreOptions } from './put-back.ts'
import { restoreCluster } from './restore-cluster.ts'
import { restoreDump } from './restore-dump.ts'

const migrations = join(import.meta.dirname, '../db/migrations')

type Settings = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'bucket'>>

/** Puts the shop of a backup into an empty data folder and, where it has one, an empty database of a server. */
export async function restoreBackup(options: RestoreOptions & { config: Settings }): Promise<void> {
  const { folder, say, config } = options
  const began = performance.now()
  const manifest = await readManifest(folder)
  refuseNewer(manifest)
  const backup = { folder, manifest }
  if (manifest.kind === 'embedded') {
    if (config.databaseUrl) {
      throw new StartError(
        'This backup is of the embedded database, and DATABASE_URL is set, which it cannot be restored into. Unset DATABASE_URL, and set DATA_DIR to a new folder.',
      )
    }
    await restoreCluster(backup, options)
  } else {
    const { databaseUrl: url } = config
    if (!url) {
      throw new StartError(
        'This backup is of a database on a server, and it cannot be restored into the embedded one. Set DATABASE_URL to an empty database.',
      )
    }
    await restoreDump(backup, { ...options, url })
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(`Restored the shop as it was at ${manifest.time}, in ${seconds} seconds.`)
  say(`Its data folder is ${config.dataDir}.`)
  say(
    'Start the shop with the settings of this command: by its unit of systemd, or with npm start.',
  )
  for (const line of describePictures(manifest, config)) say(line)
  say('Where SECRET was set before, set the same one.')
}

/** Says what to do before the shop finds its pictures, where they are in a bucket or should be. */
export function describePictures(
  { bucket: before }: Pick<Manifest, 'bucket'>,
  { dataDir, bucket: now }: Settings,
): string[] {
  if (before) {
    return [
      `Its pictures are in ${before} and were not restored: set the same FILES_URL as before.`,
      'With the same FILES_URL, a copy beside a running shop deletes files of that shop. For such a copy, copy the folder of the bucket too, and set FILES_URL to the copy.',
    ]
  }
  if (!now) return []
  return [
    `Its pictures are in ${dataDir}, but with this FILES_URL the shop looks for them in ${placeOf(now)}: copy the folders pictures and imports there, or unset FILES_URL.`,
  ]
}

function refuseNewer({ migration }: Manifest): void {
  if (existsSync(join(migrations, migration))) return
  throw new StartError(
    `This backup was made by a newer version of the shop, whose database has ${migration}. Restore it with that version.`,
  )
}
