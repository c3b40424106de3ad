import { mkdirSync, realpathSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartError } from '../config.ts'
import { askOne, describeOrders, majorOf, withClient } from './ask-database.ts'
import { syncFolder } from './copy-files.ts'
import { gathered, moveGathered, refuseFilled } from './data-files.ts'
import { dumpFile, filesFolder } from './manifest.ts'
import { checkProgram, loadDump } from './postgres-programs.ts'
import { type Backup, checkSums, putBack, type RestoreOptions } from './put-back.ts'

/** Fills the empty database of a server with the dump, and the data folder with the files. */
export async function restoreDump(
  backup: Backup,
  { config, say, url }: RestoreOptions & { url: string },
): Promise<void> {
  const { folder, manifest } = backup
  mkdirSync(config.dataDir, { recursive: true })
  const dataDir = realpathSync(config.dataDir)
  await checkProgram('pg_restore', manifest)
  await withClient(url, async (client) => {
    await refuseOlder(client, manifest.postgres)
    await refuseRunning(client)
    await refuseTables(client)
  })
  await refuseFilled(dataDir)
  await checkSums(backup)
  const files = join(dataDir, gathered)
  await rm(files, { recursive: true, force: true })
  try {
    await putBack(backup, { part: filesFolder, target: files })
    await loadDump(url, join(folder, dumpFile))
    await moveGathered(dataDir)
    await syncFolder(dataDir)
  } finally {
    await rm(files, { recursive: true, force: true })
  }
  say(await withClient(url, describeOrders))
}

async function refuseOlder(client: Client, postgres: number): Promise<void> {
  const major = await majorOf(client)
  if (major >= postgres) return
  throw new StartError(
    `This backup is of PostgreSQL ${postgres}, and the server of DATABASE_URL is PostgreSQL ${major}. Restore it into PostgreSQL ${postgres} or later.`,
  )
}

async function refuseRunning(client: Client): Promise<void> {
  const running = await askOne(
    client,
    `select count(*) from pg_stat_activity
    where datname = current_database() and application_name = 'rimal'`,
  )
  if (running === '0') return
  throw new StartError(
    'A shop runs on the database of DATABASE_URL, and nothing was changed. Set DATABASE_URL to a new, empty database.',
  )
}

/** Extensions that a server puts into every database may be there. */
async function refuseTables(client: Client): Promise<void> {
  const filled = await askOne(
    client,
    `select exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'))`,
  )
  if (filled === 'false') return
  throw new StartError(
    'The database of DATABASE_URL is not empty, and nothing was changed. Make a new one (createdb) and set DATABASE_URL to it.',
  )
}
