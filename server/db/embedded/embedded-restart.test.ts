import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findPostmaster, stopPostmaster } from './embedded-postmaster.ts'

let root: string
let dataDir: string
let cluster: string
let lines: string[]

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'rimal-restart-')))
  // As root, another user runs PostgreSQL and has to enter the folder.
  chmodSync(root, 0o755)
  dataDir = join(root, 'data')
  cluster = join(dataDir, 'postgres')
})

beforeEach(() => {
  lines = []
})

afterEach(() => stopPostmaster(cluster))
// The tests share a database: the making of one takes longer than the start of its server.
afterAll(() => rmSync(root, { recursive: true, force: true }))

function start() {
  const outsideDir = join(root, 'outside')
  return startEmbeddedPostgres({ dataDir, outsideDir, log: (line) => lines.push(line) })
}

test('a server that has ended is started again at the same address, with the stored data', async () => {
  const running = await start()
  await query(running.url, 'create table if not exists orders (number int)')
  await query(running.url, 'insert into orders values (7)')
  const first = killServer()
  await expect.poll(() => numbers(running.url), { timeout: 30_000 }).toEqual([{ number: 7 }])
  expect(findPostmaster(cluster)?.pid).not.toBe(first)
  const sentence = 'PostgreSQL ended without being told to, and was started again.'
  await expect.poll(() => lines).toContain(sentence)
  await running.stop()
  expect(findPostmaster(cluster)).toBeUndefined()
})

test('when two shops share a data folder, one restarts the server and both use it', async () => {
  const [one, other] = [await start(), await start()]
  await query(one.url, 'create table if not exists orders (number int)')
  await query(one.url, 'delete from orders')
  killServer()
  await expect.poll(() => numbers(other.url), { timeout: 30_000 }).toEqual([])
  const { pid } = findPostmaster(cluster) ?? {}
  await one.stop()
  expect(findPostmaster(cluster)?.pid).toBe(pid)
  await other.stop()
  expect(findPostmaster(cluster)).toBeUndefined()
})

test('a server that the last shop stops stays stopped', async () => {
  const running = await start()
  killServer()
  await running.stop()
  expect(findPostmaster(cluster)).toBeUndefined()
  const next = await start()
  expect(next.url).toBe(running.url)
  await next.stop()
})

function killServer(): number {
  const { pid } = findPostmaster(cluster) ?? { pid: 0 }
  process.kill(pid, 'SIGKILL')
  return pid
}

/** The orders, or nothing while nobody can be asked. */
async function numbers(url: string) {
  return query(url, 'select number from orders').catch(() => undefined)
}

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}
