import { chmodSync, existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPostmaster } from '../db/embedded/embedded-postmaster.ts'
import { query } from '../test/embedded-shop.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'
import {
  openShop,
  orderOf,
  type Shop,
  shopWithOrder,
  writeUntil,
} from '../test/shops/shop-under-load.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'rimal-backup-')))
const outsideDir = join(root, 'outside')
const dataDir = join(root, 'data')
const restoredDir = join(root, 'restored')
const photo = 'pictures/originals/photo.webp'
const lines: string[] = []
/** Two thousand files are written to the disk for each backup and each restore. */
const patienceMs = 180_000
const say = (line: string) => void lines.push(line)

let shop: Shop
let orderToken: string
let writes: Awaited<ReturnType<typeof writeUntil>>
let backup: string

// The tests share a backup, which is made while the shop is written to.
beforeAll(async () => {
  // As root, another user runs PostgreSQL and has to enter the folder.
  chmodSync(root, 0o755)
  const made = await shopWithOrder(dataDir)
  ;({ shop, orderToken } = made)
  await mkdir(join(dataDir, 'pictures/originals'), { recursive: true })
  await writeFile(join(dataDir, photo), 'a picture')
  writes = await writeUntil(made, async () => {
    backup = await makeBackup({ ...optionsOf(dataDir), folder: join(root, 'backups') })
  })
}, patienceMs)
afterAll(async () => {
  await shop.stop()
  rmSync(root, { recursive: true, force: true })
})

function optionsOf(folder: string) {
  const config = { databaseUrl: null, dataDir: folder, secret: null, bucket: null }
  return { config, say, outsideDir }
}

function restoreInto(folder: string, from = backup) {
  return restoreBackup({ ...optionsOf(folder), folder: from })
}

async function readManifestOf(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8')) as Manifest
}

test(
  'a backup of a running shop restores all that was committed before its moment',
  { timeout: patienceMs },
  async () => {
    const { time, kind, postgres, migration } = await readManifestOf(backup)
    expect({ kind, postgres }).toEqual({ kind: 'embedded', postgres: 18 })
    expect(migration).toMatch(/^\d{4}_\w+\.sql$/)
    const before = writes.commits.filter(({ at }) => at < Date.parse(time)).length
    expect(before).toBeGreaterThan(writes.madeBefore)

    await restoreInto(restoredDir)
    expect(lines.some((line) => line.includes('answers and holds 1 order, the newest'))).toBe(true)
    expect(findPostmaster(join(restoredDir, 'postgres'))).toBeUndefined()

    const restored = await openShop(restoredDir)
    try {
      const order = await orderOf(restored, orderToken)
      expect(order.status).toBe('placed')
      expect(order.number).toBe((await orderOf(shop, orderToken)).number)
      expect(restored.deps.sign('test', 'text')).toBe(shop.deps.sign('test', 'text'))
      const { rows } = await restored.deps.pool.query<{ note: string; stock: number }>(
        `select note, stock from stock_movements join variants using (sku)
      where note like 'write %' order by stock_movements.id`,
      )
      // The writes came one after the other, so each that is there has all earlier ones before it.
      expect(rows.map(({ note }) => note)).toEqual(rows.map((_, index) => `write ${index + 1}`))
      expect(rows.length).toBeGreaterThanOrEqual(before)
      expect(rows[0]?.stock).toBe(writes.stockBefore + rows.length)
      // Reads every page, whose checksums PostgreSQL compares.
      await restored.deps.pool.query('vacuum (disable_page_skipping)')
    } finally {
      await restored.stop()
    }
    expect(await readFile(join(restoredDir, photo), 'utf8')).toBe('a picture')
  },
)

test('a backup belongs to its owner alone and holds nothing of the running server', async () => {
  const modes = ['', 'database', 'database/global/pg_control', 'files/secret'].map(
    (path) => statSync(join(backup, path)).mode & 0o777,
  )
  expect(modes).toEqual([0o700, 0o700, 0o600, 0o600])
  expect(existsSync(join(backup, 'database/postmaster.pid'))).toBe(false)
  expect(await readdir(join(backup, 'database/pg_replslot'))).toEqual([])
  expect((await readdir(join(backup, 'files'))).toSorted()).toEqual([
    'emails',
    'pictures',
    'public-url',
    'secret',
  ])
  const slots = await shop.deps.pool.query('select from pg_replication_slots')
  expect(slots.rowCount).toBe(0)
})

test(
  'a shop that does not run is backed up, and its database stops again',
  { timeout: patienceMs },
  async () => {
    const { files } = await readManifestOf(backup)
    const again = await makeBackup({ ...optionsOf(restoredDir), folder: join(root, 'second') })
    expect(findPostmaster(join(restoredDir, 'postgres'))).toBeUndefined()
    expect((await readManifestOf(again)).files['files/secret']).toEqual(files['files/secret'])
    expect(await readdir(join(root, 'second'))).toEqual([again.split('/').at(-1)])
  },
)

test('a data folder that has a database, a shop or files is left as it is', async () => {
  await expect(restoreInto(dataDir)).rejects.toThrow('A shop runs on the data folder')
  await expect(restoreInto(restoredDir)).rejects.toThrow('has a database already')
  const filled = join(root, 'filled')
  await mkdir(filled)
  await writeFile(join(filled, 'secret'), 'of another shop')
  await expect(restoreInto(filled)).rejects.toThrow('holds files of a shop already (secret)')
  expect(await readFile(join(filled, 'secret'), 'utf8')).toBe('of another shop')
})

test('a damaged backup is refused, and nothing is put into the data folder', async () => {
  const damaged = join(root, 'damaged')
  const target = join(root, 'target')
  await cp(backup, damaged, { recursive: true })
  await writeFile(join(damaged, 'files', photo), 'A picture')
  await expect(restoreInto(target, damaged)).rejects.toThrow(
    `The file files/${photo} of the backup was changed or damaged, and nothing was restored.`,
  )
  rmSync(join(damaged, 'files', photo))
  await expect(restoreInto(target, damaged)).rejects.toThrow('of the backup is missing')
  expect(await readdir(join(target))).toEqual(['postgres.users'])
})

test.each<[string, Partial<Manifest>, string]>([
  ['of a server', { kind: 'dump' }, 'Set DATABASE_URL to an empty database'],
  ['of a newer version', { migration: '9999_later.sql' }, 'by a newer version of the shop'],
  ['of another PostgreSQL', { postgres: 17 }, 'This backup is of PostgreSQL 17'],
  ['of another format', { format: 2 }, 'has format 2'],
  ['with a path that leads outside', { folders: ['files/../../else'] }, 'is not whole'],
])('a backup %s is refused', async (_, changes, sentence) => {
  const other = mkdtempSync(join(root, 'other-'))
  const manifest = { ...(await readManifestOf(backup)), ...changes }
  await writeFile(join(other, 'backup.json'), JSON.stringify(manifest))
  await expect(restoreInto(join(root, 'target'), other)).rejects.toThrow(sentence)
})

test('a folder that is no backup, and one that was not finished, are refused', async () => {
  await expect(restoreInto(join(root, 'target'), root)).rejects.toThrow('is no backup')
  const unfinished = `${backup}.unfinished`
  await cp(join(backup, 'backup.json'), join(unfinished, 'backup.json'))
  await expect(restoreInto(join(root, 'target'), unfinished)).rejects.toThrow('is not whole')
})

test('a backup of the embedded database is not restored into a server', async () => {
  const config = { databaseUrl: 'postgres://127.0.0.1/rimal', dataDir: join(root, 'target') }
  await expect(restoreBackup({ config, folder: backup, say })).rejects.toThrow(
    'Unset DATABASE_URL, and set DATA_DIR to a new folder.',
  )
})

test('a folder in the data folder is refused, and so is a data folder without a database', async () => {
  const inside = { ...optionsOf(dataDir), folder: join(dataDir, 'backups') }
  await expect(makeBackup(inside)).rejects.toThrow('lies in the data folder of the shop')
  const nothing = { ...optionsOf(join(root, 'nothing')), folder: join(root, 'third') }
  await expect(makeBackup(nothing)).rejects.toThrow('There is no database in')
  expect(await readdir(join(root, 'third'))).toEqual([])
  expect(await query(writes.url, 'select 1 as one')).toEqual([{ one: 1 }])
})
