import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { copyCluster } from '../../backup/copy-cluster.ts'
import { choosePlace } from '../../db/embedded/embedded-place.ts'
import { startEmbeddedPostgres } from '../../db/embedded/embedded-postgres.ts'

/** Starts a PostgreSQL server and a replica of it that streams its log, each in a folder of its own. */
export async function startReplicated() {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'rimal-replica-')))
  // As root, another user runs PostgreSQL and has to enter the folder.
  await chmod(root, 0o755)
  const outsideDir = join(root, 'outside')
  const log = () => {}
  const main = await startEmbeddedPostgres({ dataDir: join(root, 'main'), outsideDir, log })
  const replicaDir = join(root, 'replica')
  await mkdir(replicaDir)
  await copyAsReplica(main.url, { replicaDir, outsideDir })
  const replica = await startEmbeddedPostgres({ dataDir: replicaDir, outsideDir, log })
  let isMainRunning = true
  return {
    url: main.url,
    replicaUrl: replica.url,
    async stopMain() {
      isMainRunning = false
      await main.stop()
    },
    async [Symbol.asyncDispose]() {
      await replica.stop()
      if (isMainRunning) await main.stop()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Copies the cluster of a running server and configures the copy to follow the server. */
async function copyAsReplica(
  url: string,
  { replicaDir, outsideDir }: { replicaDir: string; outsideDir: string },
) {
  const { cluster } = await choosePlace({ dataDir: replicaDir, outsideDir })
  const client = new pg.Client(url)
  await client.connect()
  try {
    await copyCluster(client, cluster)
  } finally {
    await client.end()
  }
  const { hostname, port, username, password } = new URL(url)
  const address = `host=${hostname} port=${port} user=${username} password=${password}`
  await writeFile(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`)
  await writeFile(join(cluster, 'standby.signal'), '')
}
