import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { emptyDatabase } from '../test/databases/empty-database.ts'
import { query } from '../test/embedded-shop.ts'
import { addProduct } from '../test/fixtures.ts'
import { buyer, placeOrder } from '../test/order-fixtures.ts'
import { testShop } from '../test/test-shop.ts'
import { majorOf, withClient } from './ask-database.ts'
import { makeBackup } from './make-backup.ts'
import { checkProgram, withoutPassword } from './postgres-programs.ts'
import type { RestoreOptions } from './put-back.ts'
import { describePictures, restoreBackup } from './restore-backup.ts'

const root = mkdtempSync(join(tmpdir(), 'rimal-dump-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
/** Two restores make each table and index anew. */
const patienceMs = 180_000
const lines: string[] = []
const say = (line: string) => void lines.push(line)

const bucket = {
  bucket: 'shop',
  prefix: 'files/',
  region: 'me-central-1',
  endpoint: null,
  credentials: null,
}

/** Why pg_dump of this machine cannot read the server of the tests; undefined if it can. */
async function whyNoDump(): Promise<string | undefined> {
  const postgres = await withClient(inject('server').url, majorOf)
  return checkProgram('pg_dump', { postgres }).then(
    () => undefined,
    (error: Error) => error.message,
  )
}

test(
  'a database on a server is dumped beside the files and restored into an empty one',
  {
    timeout: patienceMs,
  },
  async ({ skip }) => {
    const why = await whyNoDump()
    skip(why !== undefined, why)
    const dataDir = join(root, 'data')
    await mkdir(join(dataDir, 'pictures/originals'), { recursive: true })
    await writeFile(join(dataDir, 'pictures/originals/photo.webp'), 'a picture')
    await using shop = await testShop({ dataDir })
    const product = await addProduct(shop.deps.db, { id: 'dumped', stock: { 54: 10 } })
    await placeOrder(await buyer(shop, product), { paymentMethod: 'cash_on_delivery' })
    const config = {
      databaseUrl: shop.databaseUrl,
      dataDir,
      secret: 'x'.repeat(32),
      bucket,
    }
    const folder = await makeBackup({ config, folder: join(root, 'backups'), say })
    expect(statSync(join(folder, 'database.dump')).mode & 0o777).toBe(0o600)
    expect(lines.join('\n')).toContain('SECRET is not in it')
    expect(lines.join('\n')).toContain('the imports that wait in s3://shop/files are NOT in it')

    await using empty = await emptyDatabase()
    const target = { databaseUrl: empty.url, dataDir: join(root, 'restored') }
    const restore = (changes: Partial<RestoreOptions['config']> = {}) =>
      restoreBackup({ config: { ...target, ...changes }, folder, say })
    await expect(restore({ databaseUrl: shop.databaseUrl })).rejects.toThrow('A shop runs on')
    const embedded = restore({ databaseUrl: null })
    await expect(embedded).rejects.toThrow('Set DATABASE_URL to an empty database')
    await expect(restore({ dataDir })).rejects.toThrow('holds files of a shop already (pictures)')

    // The dump makes a function of this name too: the restore stops midway and leaves neither tables nor files.
    const inTheWay = 'function refuse_change()'
    await query(empty.url, `create ${inTheWay} returns int language sql as 'select 1'`)
    await expect(restore()).rejects.toThrow('pg_restore did not succeed. It said:')
    expect(await readdir(target.dataDir)).toEqual([])
    const orders = `select to_regclass('orders') as orders`
    expect(await query(empty.url, orders)).toEqual([{ orders: null }])
    await query(empty.url, `drop ${inTheWay}`)

    await restore()
    const rows = 'select * from orders'
    expect(await query(empty.url, rows)).toEqual(await query(shop.databaseUrl, rows))
    const variants = 'select * from variants order by sku'
    expect(await query(empty.url, variants)).toEqual(await query(shop.databaseUrl, variants))
    expect(await readFile(join(target.dataDir, 'pictures/originals/photo.webp'), 'utf8')).toBe(
      'a picture',
    )
    expect(lines.some((line) => line.includes('answers and holds 1 order, the newest'))).toBe(true)
    expect(lines.join('\n')).toContain('Its pictures are in s3://shop/files and were not restored')
    expect(lines.join('\n')).toContain('a copy beside a running shop deletes files of that shop')

    const other = { dataDir: join(root, 'other') }
    await expect(restore(other)).rejects.toThrow('The database of DATABASE_URL is not empty')
    expect(await readdir(other.dataDir)).toEqual([])
  },
)

test('pictures of a folder that are restored for a shop with a bucket have to be copied there', () => {
  expect(describePictures({}, { dataDir: '/data', bucket: null })).toEqual([])
  expect(describePictures({}, { dataDir: '/data', bucket })).toEqual([
    expect.stringMatching(/^Its pictures are in \/data, but .+ in s3:\/\/shop\/files: copy /),
  ])
})

test('a database without a shop is not backed up', async () => {
  await using empty = await emptyDatabase()
  const config = { databaseUrl: empty.url, dataDir: join(root, 'none'), secret: null, bucket: null }
  const folder = join(root, 'nothing')
  await expect(makeBackup({ config, folder, say })).rejects.toThrow('The database holds no shop')
  expect(await readdir(folder)).toEqual([])
})

test('a program that is missing or older than the server is named with what to install', async () => {
  await expect(checkProgram('pg_dump', { postgres: 99 })).rejects.toThrow(
    /^The program pg_dump is .+postgresql-client-99\) and put them first on the PATH\.$/,
  )
})

test.each([
  ['postgres://me:p%40ss@host:1/shop', 'postgres://me@host:1/shop', 'p@ss'],
  [
    'postgres://me@host/shop?password=a+b&sslmode=require',
    'postgres://me@host/shop?sslmode=require',
    'a b',
  ],
  [
    'postgres://me@host/shop?options=-c+x%3Dy',
    'postgres://me@host/shop?options=-c%20x%3Dy',
    undefined,
  ],
])('the password of %s is not among the arguments', (url, address, password) => {
  expect(withoutPassword(url)).toEqual({ address, password })
})
