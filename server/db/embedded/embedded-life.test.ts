import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type EmbeddedShop, query, startEmbeddedShop } from '../../test/embedded-shop.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findPostmaster, stopPostmaster } from './embedded-postmaster.ts'

// Above what Linux and macOS give away.
const freePid = 2 ** 22 + 1

// The tests share a database: the making of one takes longer than each of them.
const root = realpathSync(mkdtempSync(join(tmpdir(), 'rimal-lives-')))
const dataDir = join(root, 'data')
const outsideDir = join(root, 'outside')
const cluster = join(dataDir, 'postgres')
const shops: EmbeddedShop[] = []

beforeAll(async () => {
  // As root, another user runs PostgreSQL and has to enter the folder.
  chmodSync(root, 0o755)
  await (await start()).stop()
})
afterEach(async () => {
  for (const { child } of shops.splice(0)) child.kill('SIGKILL')
  await stopPostmaster(cluster)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('the server is closed to others, durable, and supports Arabic letters', async () => {
  const { url, stop } = await start()
  const password = join(cluster, 'rimal.password')
  expect(statSync(password).mode & 0o777).toBe(0o600)
  expect(url).toContain(readFileSync(password, 'utf8').trim())
  await expect(query(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
  const settings = `select name, setting from pg_settings where name in
    ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses',
     'unix_socket_directories', 'server_encoding', 'password_encryption') order by name`
  expect(await query(url, settings)).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'listen_addresses', setting: '127.0.0.1' },
    { name: 'password_encryption', setting: 'scram-sha-256' },
    { name: 'server_encoding', setting: 'UTF8' },
    { name: 'synchronous_commit', setting: 'on' },
    { name: 'unix_socket_directories', setting: '' },
  ])
  expect(await query(url, `select 'ع' ~ '^\\w$' as letter, lower('É') as lower`)).toEqual([
    { letter: true, lower: 'é' },
  ])
  await stop()
})

test('a shop killed with -9 leaves its database alive, and the next start uses it', async () => {
  const killed = await startShop()
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  const living = findPostmaster(cluster)

  const next = await start()
  expect(next.say).toBe(
    `PostgreSQL: found the one that an earlier run left alive on port ${living?.port}, and use it.`,
  )
  expect(findPostmaster(cluster)?.pid).toBe(living?.pid)
  await next.stop()
  expect(findPostmaster(cluster)).toBeUndefined()
})

test('an acknowledged order survives when shop and database are both killed', async () => {
  const killed = await startShop()
  await query(killed.url, 'create table orders (number int)')
  await query(killed.url, 'insert into orders values (8)')
  killed.child.kill('SIGKILL')
  process.kill(findPostmaster(cluster)?.pid ?? 0, 'SIGKILL')

  const next = await start()
  expect(next.say).toMatch(/started the database/)
  expect(await query(next.url, 'select number from orders')).toEqual([{ number: 8 }])
  await next.stop()
})

test('Ctrl-C in the terminal reaches the shop alone, which can still work and then stops it', async () => {
  const shop = await startShop()
  const log = join(dataDir, 'postgres.log')
  const { size } = statSync(log)
  await shop.end('SIGINT', { toGroup: true })
  expect(shop.lines).toContain('answers while stopping')
  expect(readFileSync(log).subarray(size).toString()).toContain('database system is shut down')
})

test('a stale pid file does not hinder a start, be its pid free or a stranger now', async () => {
  const { uid, gid } = statSync(cluster)
  for (const pid of [freePid, process.pid]) {
    const pidFile = join(cluster, 'postmaster.pid')
    writeFileSync(pidFile, stalePidFile(pid), { mode: 0o600 })
    chownSync(pidFile, uid, gid)
    const next = await start()
    expect(next.say).toMatch(/started the database/)
    await next.stop()
  }
})

test('a start that fails reports the last lines of the log', async () => {
  writeFileSync(join(cluster, 'postgresql.conf'), 'shared_buffers = plenty\n', { flag: 'a' })
  await expect(start()).rejects.toThrow(/did not start(.|\n)*"shared_buffers": "plenty"/)
})

function start() {
  return startEmbeddedPostgres({ dataDir, outsideDir, log: () => {} })
}

async function startShop() {
  const shop = await startEmbeddedShop({ dataDir, outsideDir })
  shops.push(shop)
  return shop
}

function stalePidFile(pid: number) {
  return [pid, cluster, 1_700_000_000, 54_999, '', '127.0.0.1', '  1 1', 'ready   ', ''].join('\n')
}
