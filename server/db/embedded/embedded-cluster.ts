import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { runAs, type Account } from './embedded-account.ts'
import type { Programs } from './embedded-programs.ts'

export const role = 'rimal'

// The password lies inside the cluster, so that a cluster that was moved or restored still has its own.
const passwordFile = 'rimal.password'

// For a small shop on a small machine; the owner may change them in the cluster's postgresql.conf.
const settings = [
  'shared_buffers=64MB',
  'max_wal_size=256MB',
  'jit=off',
  // Parallel queries need more shared memory than containers give.
  'max_parallel_workers_per_gather=0',
  // Queries of a shop that was killed end with it, and with them the server, if that was killed too.
  'client_connection_check_interval=2s',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
]

// Trigrams and full text search see Arabic letters only under a UTF-8 ctype; not every system has one.
const ctypes = ['C.UTF-8', 'en_US.UTF-8', 'C']

type ClusterOptions = { cluster: string; account: Account; programs: Programs }

/** Makes the cluster in another folder and moves it when it is complete, so that no process finds an incomplete one. */
export async function makeCluster(options: ClusterOptions) {
  const { cluster, account, programs } = options
  removeUnfinished(cluster)
  const workshop = `${cluster}.new-${randomBytes(4).toString('hex')}`
  mkdirSync(workshop, { mode: 0o700 })
  const password = join(workshop, passwordFile)
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 })
  giveTo(account, workshop)
  try {
    const data = join(workshop, 'data')
    await runInitdb({ data, password, account, programs })
    renameSync(password, join(data, passwordFile))
    renameSync(data, cluster)
    syncFolder(dirname(cluster))
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** Refuses a folder that we did not make or cannot run, before anything in it is touched. */
export function checkCluster(options: ClusterOptions) {
  const { cluster, programs } = options
  if (!existsSync(join(cluster, 'PG_VERSION')))
    throw new Error(
      `The folder ${cluster} is not empty and is no PostgreSQL database. It was left as it is. ` +
        'Move it away, choose another DATA_DIR, or set DATABASE_URL.',
    )
  const made = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (made !== programs.major)
    throw new Error(
      `The database in ${cluster} was made by PostgreSQL ${made}, and the shop brings ` +
        `PostgreSQL ${programs.major}, which cannot read it. It was left as it is. Run a ` +
        `PostgreSQL ${made} on it and set DATABASE_URL, or dump it there and restore it into a ` +
        'new DATA_DIR.',
    )
  if (!existsSync(join(cluster, passwordFile)))
    throw new Error(
      `The database in ${cluster} was not made by the shop: ${passwordFile} is missing in it. It ` +
        'was left as it is. Put the file back, choose another DATA_DIR, or set DATABASE_URL.',
    )
}

/** A cluster restored from a backup often belongs to root or is open to all, which PostgreSQL refuses. */
export function mendRights({ cluster, account }: ClusterOptions) {
  const { uid, mode } = statSync(cluster)
  if (account.uid !== undefined && uid !== account.uid) giveTo(account, cluster)
  if (mode & 0o027) chmodSync(cluster, 0o700)
}

export function readPassword(cluster: string) {
  return readFileSync(join(cluster, passwordFile), 'utf8').trim()
}

async function runInitdb(options: {
  data: string
  password: string
  account: Account
  programs: Programs
}) {
  let output = ''
  for (const ctype of ctypes) {
    const args = [
      `--pgdata=${options.data}`,
      `--username=${role}`,
      `--pwfile=${options.password}`,
      '--auth=scram-sha-256',
      '--no-instructions',
      '--encoding=UTF8',
      // Order and case rules come from PostgreSQL itself: an update of the system cannot break an index.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--lc-ctype=${ctype}`,
      ...settings.flatMap((setting) => ['-c', setting]),
    ]
    const result = await runAs(options.account, { command: options.programs.initdb, args })
    if (result.code === 0) return
    output = result.output
    if (!output.includes('invalid locale name')) break
  }
  throw new Error(
    `PostgreSQL could not make its database folder. It said:\n${output.trim()}\n` +
      'Mend that, choose another DATA_DIR, or set DATABASE_URL.',
  )
}

function removeUnfinished(cluster: string) {
  const unfinished = readdirSync(dirname(cluster)).filter((name) =>
    name.startsWith(`${basename(cluster)}.new-`),
  )
  for (const name of unfinished) {
    try {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
    } catch {
      // An initdb whose parent was killed may still write to the folder; the creation of the next cluster removes
      // the folder.
    }
  }
}

function giveTo({ uid, gid }: Account, folder: string) {
  if (uid === undefined || gid === undefined) return
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveTo({ name: '', uid, gid }, path)
    else lchownSync(path, uid, gid)
  }
}

function syncFolder(folder: string) {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
