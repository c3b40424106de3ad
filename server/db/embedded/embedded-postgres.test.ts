import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedShop, query, startEmbeddedShop } from '../../test/embedded-shop.ts'
import { chooseAccount } from './embedded-account.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findPackage, readyPrograms } from './embedded-programs.ts'
import { findPostmaster, stopPostmaster } from './embedded-postmaster.ts'

const isRoot = process.getuid?.() === 0
// Above what Linux and macOS give away.
const freePid = 2 ** 22 + 1

let root: string
let dataDir: string
let cluster: string
let lines: string[]
const shops: EmbeddedShop[] = []

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'rimal-embedded-')))
  // As root, another user runs PostgreSQL and has to enter the folder.
  chmodSync(root, 0o755)
  dataDir = join(root, 'data')
  cluster = join(dataDir, 'postgres')
  lines = []
})

afterEach(async () => {
  for (const { child } of shops.splice(0)) child.kill('SIGKILL')
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

async function startShop() {
  const shop = await startEmbeddedShop({ dataDir, outsideDir: join(root, 'outside') })
  shops.push(shop)
  return shop
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
