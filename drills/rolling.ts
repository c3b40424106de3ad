import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDatabase } from './parts/database.ts'
import { type DrillOptions, type DrillResult, ports } from './parts/drill.ts'
import { checkOutEarlier } from './parts/earlier-version.ts'
import { needPrograms } from './parts/programs.ts'
import { type Shop, startShop } from './parts/shop-process.ts'
import { tempFolder } from './parts/temp-folder.ts'
import { underOrders } from './parts/with-shop.ts'

/**
 * Replaces two processes of an earlier commit by two of this version, one after the other behind HAProxy, and then
 * restarts them by turns. No request may fail.
 */
export async function rolling(options: DrillOptions): Promise<DrillResult[]> {
  const { times = 6, earlier = 'HEAD', mayInstall } = options
  needPrograms(['haproxy'], 'haproxy', mayInstall)
  await using folder = await tempFolder('rolling')
  await using old = await tempFolder('rolling-earlier')
  await checkOutEarlier(earlier, old.path)
  await using database = await createDatabase('rolling')
  const listening = [ports.shop, ports.second]
  const start = (port: number, from?: string) =>
    startShop({
      databaseUrl: database.url,
      dataDir: folder.path,
      port,
      ...(from ? { folder: from } : {}),
      env: { PUBLIC_URL: `http://127.0.0.1:${ports.proxy}`, TRUST_PROXY: '127.0.0.1' },
    })
  const shops: Shop[] = []
  for (const port of listening) shops.push(await start(port, old.path))
  const proxy = await openProxy(folder.path)
  const address = () => `http://127.0.0.1:${ports.proxy}`
  try {
    const what = `two processes of ${earlier} replaced by this version, then restarted by turns`
    const result = await underOrders({ what, times, database, address }, async (guests) => {
      for (let round = 0; round < times; round++) {
        const turn = round % shops.length
        await shops[turn]?.end('SIGTERM')
        shops[turn] = await start(listening[turn] ?? 0)
        await guests.untilOrders(6)
      }
    })
    if (result.seen !== 'nothing') result.wrong.push(`requests failed: ${result.seen}`)
    return [result]
  } finally {
    proxy.kill()
    for (const shop of shops) await shop.end('SIGKILL')
  }
}

async function openProxy(folder: string): Promise<ChildProcess> {
  const file = join(folder, 'proxy.cfg')
  await writeFile(
    file,
    `defaults
  mode http
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  option redispatch
  retries 3
  # Only a request that was surely not received is sent to the other process.
  retry-on conn-failure
listen shop
  bind 127.0.0.1:${ports.proxy}
  option httpchk GET /readyz
  option forwardfor
  default-server check inter 500ms fall 1 rise 1
  server first 127.0.0.1:${ports.shop}
  server second 127.0.0.1:${ports.second}
`,
  )
  const proxy = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  await once(proxy, 'spawn')
  return proxy
}
