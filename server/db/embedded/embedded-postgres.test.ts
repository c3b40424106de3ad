import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseAccount } from './embedded-account.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findPackage, readyPrograms } from './embedded-programs.ts'
import { findPostmaster, stopPostmaster } from './embedded-postmaster.ts'

const isRoot = process.getuid?.() === 0
// Above what Linux and macOS give away.
const freePid = 2 ** 22 + 1
const launcher = new URL('./embedded-postgres.ts', import.meta.url).href

let root: string
let dataDir: string
let cluster: string
let lines: string[]
const shops = new Set<Shop>()

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'rimal-embedded-')))
  // As root, another user runs PostgreSQL and has to enter the folder.
  chmodSync(root, 0o755)
  dataDir = join(root, 'data')
  cluster = join(dataDir, 'postgres')
  lines = []
})

afterEach(async () => {
  for (const shop of shops) shop.child.kill('SIGKILL')
  shops.clear()
  await Promise.all(listClusters().map(stopPostmaster))
  rmSync(root, { recursive: true, force: true })
})

test('an empty folder gets a new database, and a later start finds the stored data', async () => {
  const first = await start()
  expect(first.say).toMatch(/^PostgreSQL: made a new database in .* on port \d+\.$/)
  await query(first.url, 'create table orders (number int)')
  await query(first.url, 'insert into orders values (7)')
  await first.stop()
  expect(findPostmaster(cluster)).toBeUndefined()

  const second = await start()
  expect(second.say).toMatch(/^PostgreSQL: started the database of/)
  expect(second.url).toBe(first.url)
  expect(await query(second.url, 'select number from orders')).toEqual([{ number: 7 }])
  await second.stop()
  await second.stop()
  expect(lines.filter((line) => line === 'PostgreSQL has stopped.')).toHaveLength(2)
})

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

test('shops that start together on an empty folder share one database until the last stops', async () => {
  const [one, other, own] = await Promise.all([startShop(), startShop(), start()])
  expect(new Set([one.url, other.url, own.url]).size).toBe(1)
  const says = [one.say, other.say, own.say]
  expect(says.filter((say) => say.includes('made a new database'))).toHaveLength(1)
  expect(says.filter((say) => say.includes('another shop process'))).toHaveLength(2)

  await own.stop()
  expect(lines.join()).toMatch(/stays up, because another shop \(process \d+\) uses it/)
  await one.end('SIGTERM')
  expect(await query(other.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  await other.end('SIGTERM')
  expect(findPostmaster(cluster)).toBeUndefined()
  expect(readdirSync(dataDir).filter((name) => /lock|new/.test(name))).toEqual([])
})

test('Ctrl-C in the terminal reaches the shop alone, which can still work and then stops it', async () => {
  const shop = await startShop()
  await shop.end('SIGINT', { toGroup: true })
  expect(shop.lines).toContain('answers while stopping')
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain(
    'database system is shut down',
  )
})

test('a stale pid file does not hinder a start, be its pid free or a stranger now', async () => {
  await (await start()).stop()
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

test.each([
  ['ended', `${freePid}-1`],
  ['ended and left its pid to another', `${process.pid}-1`],
])('the lock of a process that %s is taken over', async (_, mark) => {
  makeForeignCluster()
  writeFileSync(join(dataDir, 'postgres.lock'), mark)
  await expect(start()).rejects.toThrow('made by PostgreSQL 16')
  expect(readdirSync(dataDir)).toEqual(['postgres'])
})

test('the database of another PostgreSQL version is refused and left as it is', async () => {
  makeForeignCluster()
  await expect(start()).rejects.toThrow(/made by PostgreSQL 16, and the shop brings PostgreSQL 18/)
  expect(readdirSync(cluster)).toEqual(['PG_VERSION'])
})

test('a folder that holds something else is refused and left as it is', async () => {
  mkdirSync(cluster, { recursive: true })
  writeFileSync(join(cluster, 'letter.txt'), 'dear')
  await expect(start()).rejects.toThrow(/not empty and is no PostgreSQL database.*DATA_DIR/)
  expect(readdirSync(cluster)).toEqual(['letter.txt'])
})

test('a database that the shop did not make is refused', async () => {
  mkdirSync(cluster, { recursive: true })
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n')
  await expect(start()).rejects.toThrow(/was not made by the shop/)
})

test('a start that fails reports the last lines of the log', async () => {
  const { stop } = await start()
  await stop()
  writeFileSync(join(cluster, 'postgresql.conf'), 'shared_buffers = plenty\n', { flag: 'a' })
  await expect(start()).rejects.toThrow(/did not start(.|\n)*"shared_buffers": "plenty"/)
})

test('on a machine without a bundled PostgreSQL the error says to set DATABASE_URL', () => {
  expect(() => findPackage('sunos-sparc')).toThrow(/sunos-sparc.*DATABASE_URL/)
})

test.runIf(isRoot)(
  'as root the data of a private folder lies outside, and stays there',
  async () => {
    mkdirSync(dataDir, { mode: 0o700 })
    const first = await start()
    expect(first.say).toMatch(
      /Its data lies in .*\/outside\/.*because PostgreSQL refuses to run as root/,
    )
    await query(first.url, 'create table orders (number int)')
    await first.stop()
    expect(existsSync(cluster)).toBe(false)
    const [hash = ''] = readdirSync(join(root, 'outside'))
    expect(readFileSync(join(root, 'outside', hash, 'data-folder.txt'), 'utf8').trim()).toBe(
      dataDir,
    )

    chmodSync(dataDir, 0o755)
    const second = await start()
    expect(await query(second.url, 'select * from orders')).toEqual([])
    await second.stop()

    renameSync(dataDir, join(root, 'moved'))
    dataDir = join(root, 'moved')
    await expect(start()).rejects.toThrow(/was moved or copied.* mv \S+ \S+\. /)
  },
)

test.runIf(isRoot)('as root the programs of a private folder are copied once', async () => {
  const packageFolder = join(root, 'private', 'package')
  cpSync(findPackage(), packageFolder, { recursive: true, verbatimSymlinks: true })
  chmodSync(join(root, 'private'), 0o700)
  const options = {
    packageFolder,
    account: await chooseAccount(),
    outsideDir: join(root, 'outside'),
  }
  const [first, second] = await Promise.all([readyPrograms(options), readyPrograms(options)])
  expect(first.folder).toMatch(/\/outside\/postgresql-18/)
  expect(second.folder).toBe(first.folder)
  expect(readdirSync(options.outsideDir)).toHaveLength(1)
})

function start() {
  const log = (line: string) => lines.push(line)
  return startEmbeddedPostgres({ dataDir, log, outsideDir: join(root, 'outside') })
}

type Shop = Awaited<ReturnType<typeof startShop>>

/** Starts a shop in its own process and process group, as a terminal would start it. */
async function startShop() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', shopProgram], {
    env: { ...process.env, LAUNCHER: launcher, DATA_DIR: dataDir, OUTSIDE: join(root, 'outside') },
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: import.meta.dirname,
    detached: true,
  })
  const printed: string[] = []
  const reader = createInterface({ input: child.stdout })
  const started = new Promise<{ url: string; say: string }>((resolve, reject) => {
    reader.on('line', (line) => {
      printed.push(line)
      if (line.startsWith('{')) resolve(JSON.parse(line) as { url: string; say: string })
    })
    child.on('exit', () => reject(new Error(`The shop ended:\n${printed.join('\n')}`)))
  })
  const end = async (signal: NodeJS.Signals, { toGroup = false } = {}) => {
    const closed = once(child, 'close')
    process.kill(toGroup ? -(child.pid ?? 0) : (child.pid ?? 0), signal)
    await closed
  }
  const shop = { child, lines: printed, end, ...(await started) }
  shops.add(shop as Shop)
  return shop
}

const shopProgram = `
  import { Client } from 'pg'
  const { startEmbeddedPostgres } = await import(process.env.LAUNCHER)
  const { url, say, stop } = await startEmbeddedPostgres({
    dataDir: process.env.DATA_DIR, outsideDir: process.env.OUTSIDE, log: console.log,
  })
  const work = setInterval(() => {}, 1000)
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, async () => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('select pg_sleep(0.2)')
    await client.end()
    console.log('answers while stopping')
    await stop()
    clearInterval(work)
  })
  console.log(JSON.stringify({ url, say }))
`

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function listClusters() {
  const outside = join(root, 'outside')
  const hashes = existsSync(outside) ? readdirSync(outside) : []
  return [cluster, ...hashes.map((hash) => join(outside, hash, 'postgres'))]
}

function makeForeignCluster() {
  mkdirSync(cluster, { recursive: true })
  writeFileSync(join(cluster, 'PG_VERSION'), '16\n')
}

function stalePidFile(pid: number) {
  return [pid, cluster, 1_700_000_000, 54_999, '', '127.0.0.1', '  1 1', 'ready   ', ''].join('\n')
}
