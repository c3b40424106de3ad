import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { StartError } from '../config.ts'
import { askOne, askTime } from './ask-database.ts'
import { type Contents, copyFile, copyFolder, makeFolder, writeFile } from './copy-files.ts'

/** PostgreSQL wants these folders and fills them itself when it starts. */
const emptied = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]
const ofRunningServer =
  /^(postmaster\.(pid|opts)|(backup_label|tablespace_map)(\.old)?|current_logfiles.*|postgresql\.auto\.conf\.tmp)$|(^|\/)(pgsql_tmp|pg_internal\.init)/
const control = 'global/pg_control'

/** The first and the last file of the write-ahead log that a copy needs. */
type Segments = { start: string; stop: string }

/**
 * Copies the cluster of a running server as PostgreSQL's manual says in "Making a Base Backup Using the Low Level API".
 * The copied pages differ in age, and the write-ahead log from the start to the end of the copy makes them agree when
 * a server starts on them.
 */
export async function copyCluster(
  client: Client,
  target: string,
): Promise<{ time: string; contents: Contents }> {
  const cluster = await askOne(client, 'show data_directory')
  await refuseTablespaces(cluster)
  // The slot holds back every segment of the log since now. Slot and backup end with the session, however it ends.
  await client.query(
    `select pg_create_physical_replication_slot('rimal_backup_' || pg_backend_pid(), true, true)`,
  )
  await client.query(`select pg_backup_start('rimal', fast => true)`)
  await makeFolder(target)
  const contents = await copyFolder({
    from: cluster,
    to: target,
    emptied,
    leaveOut: (path) => ofRunningServer.test(path) || path === control,
  })
  contents.files[control] = await writeFile(
    join(target, control),
    await readControl(join(cluster, control)),
  )
  const time = await askTime(client)
  const { label, ...segments } = await stopBackup(client)
  contents.files['backup_label'] = await writeFile(join(target, 'backup_label'), Buffer.from(label))
  for (const name of await listLog(client, segments)) {
    const path = `pg_wal/${name}`
    contents.files[path] = await copyFile(join(cluster, path), join(target, path))
  }
  return { time, contents }
}

/** PostgreSQL also ends the segment of the log then, so that its file is complete. */
async function stopBackup(client: Client): Promise<Segments & { label: string }> {
  const { rows } = await client.query<{ stop: string; label: string }>(
    `select pg_walfile_name(lsn) as stop, labelfile as label
    from pg_backup_stop(wait_for_archive => false)`,
  )
  const { stop = '', label = '' } = rows[0] ?? {}
  const start = /^START WAL LOCATION: .+ \(file ([0-9A-F]{24})\)$/m.exec(label)?.[1]
  if (!start) throw new Error('PostgreSQL did not say where the backup starts.')
  return { start, stop, label }
}

/** The segments of the write-ahead log from the first to the last that the copy needs. */
async function listLog(client: Client, { start, stop }: Segments): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from pg_ls_waldir()
    where name collate "C" between $1 and $2 and length(name) = 24 or name like '%.history'
    order by name`,
    [start, stop],
  )
  const names = rows.map(({ name }) => name)
  const needed = await askOne(
    client,
    `select (pg_split_walfile_name($1)).segment_number
      - (pg_split_walfile_name($2)).segment_number + 1`,
    [stop, start],
  )
  if (names.filter((name) => name.length === 24).length !== Number(needed)) {
    throw new Error(
      'PostgreSQL has removed a part of its log that the backup needs. Make the backup again.',
    )
  }
  return names
}

/** The server may be writing the file while it is read, so the bytes are taken when two reads agree. */
async function readControl(path: string): Promise<Buffer> {
  let bytes = await readFile(path)
  for (;;) {
    const again = await readFile(path)
    if (again.equals(bytes)) return bytes
    bytes = again
  }
}

async function refuseTablespaces(cluster: string): Promise<void> {
  if ((await readdir(join(cluster, 'pg_tblspc'))).length === 0) return
  throw new StartError(
    `The database in ${cluster} has tablespaces, which the backup does not copy. Move their tables back ("alter table … set tablespace pg_default"), drop them and make the backup again.`,
  )
}
