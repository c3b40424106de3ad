import { setTimeout as delay } from 'node:timers/promises'
import { openCluster, signal } from './parts/cluster.ts'
import { createOn, DrillDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, describeLog, ports } from './parts/drill.ts'
import type { Guests } from './parts/guests.ts'
import { needPrograms } from './parts/programs.ts'
import { startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

const frozenSeconds = 5
const packages = 'patroni etcd-server python3-etcd haproxy'

type Cluster = Awaited<ReturnType<typeof openCluster>>
type Trial = (cluster: Cluster, guests: Guests) => Promise<void>

/** Kills, hangs and switches the primary of a cluster of three nodes under orders. */
export async function failover({ times = 10, mayInstall }: DrillOptions): Promise<DrillResult[]> {
  needPrograms(['patroni', 'etcd', 'haproxy'], packages, mayInstall)
  await using folder = await tempFolder('failover')
  await using data = await tempFolder('failover-data')
  await using cluster = await openCluster(folder.path)
  await using database = new DrillDatabase(await createOn(cluster.url, 'shop'), false)
  const shop = await startShop({ databaseUrl: database.url, dataDir: data.path, port: ports.shop })
  const results: DrillResult[] = []
  const trials: [string, number, Trial][] = [
    ['kill -9 of the primary with its Patroni', times, killPrimary],
    ['hang of the primary (SIGSTOP, SIGCONT)', 1, hangPrimary],
    ['switchover', 1, switchOver],
  ]
  try {
    for (const [what, count, trial] of trials) {
      results.push(
        await tryOut({ what, times: count, trial, cluster, database, address: shop.address }),
      )
      console.log(`${what}: ${describeLog([shop])}`)
    }
    if (!shop.isAlive()) results[0]?.wrong.push('the process ended')
    return results
  } finally {
    await shop.end('SIGKILL')
  }
}

type Tried = {
  what: string
  times: number
  trial: Trial
  cluster: Cluster
  database: DrillDatabase
  address: string
}

async function tryOut({
  what,
  times,
  trial,
  cluster,
  database,
  address,
}: Tried): Promise<DrillResult> {
  const result = await underOrders(
    { what, times, database, address: () => address },
    async (guests) => {
      for (let round = 0; round < times; round++) {
        await cluster.whole()
        await trial(cluster, guests)
        console.log(`${what}, round ${round + 1}: longest ${guests.longestGap.toFixed(1)} s so far`)
      }
    },
  )
  await cluster.whole()
  result.wrong.push(...(await compareNodes(cluster)))
  return result
}

async function killPrimary(cluster: Cluster, guests: Guests) {
  const leader = await cluster.nameOf('leader')
  signal(cluster.pidsOf(leader), 'SIGKILL')
  await guests.untilOrders(10)
  cluster.startAgain(leader)
}

/** PostgreSQL stands still, its Patroni lives, and it goes on when another is the primary. */
async function hangPrimary(cluster: Cluster, guests: Guests) {
  const leader = await cluster.nameOf('leader')
  const hung = cluster.pidsOf(leader).slice(1)
  signal(hung, 'SIGSTOP')
  await guests.untilOrders(10)
  await delay(frozenSeconds * 1000)
  signal(hung, 'SIGCONT')
}

async function switchOver(cluster: Cluster, guests: Guests) {
  await cluster.switchOver(await cluster.nameOf('leader'), await cluster.nameOf('sync_standby'))
  await guests.untilOrders(10)
}

/** Every node has to hold the same orders: a node that was rewound onto a wrong timeline would lack some. */
async function compareNodes(cluster: Cluster): Promise<string[]> {
  await delay(2_000)
  const counts = await Promise.all(
    cluster.names.map(async (name) => {
      const node = new DrillDatabase(cluster.urlOf(name, 'shop'), false)
      const [row] = await node.query<{ count: number }>('select count(*)::int as count from orders')
      return row?.count
    }),
  )
  return new Set(counts).size === 1 ? [] : [`the nodes have ${counts.join(', ')} orders`]
}
