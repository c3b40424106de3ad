import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '../../config.ts'
import { settings } from '../../db/tables/catalog.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { findSecret } from './find-secret.ts'

const own = 'three blue camels went to the market'
const ofOld = 'c0ffee'.repeat(10)

async function dataFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-secret-'))
  return {
    dataDir: join(dataDir, 'data'),
    file: join(dataDir, 'data', 'secret'),
    [Symbol.asyncDispose]: () => rm(dataDir, { recursive: true, force: true }),
  }
}

function insertOld({ deps }: TestShop) {
  return deps.db.insert(settings).values({ key: 'secret', value: ofOld })
}

/** All that whoever reads the settings reads. */
async function stored({ deps }: TestShop) {
  return JSON.stringify(await deps.db.select().from(settings))
}

test('a shop without a secret makes one, which its other processes find and its database does not hold', async () => {
  await using shop = await testShop()
  await using folder = await dataFolder()
  const config = { secret: null, dataDir: folder.dataDir }
  const found = await Promise.all([1, 2, 3, 4, 5].map(() => findSecret(config, shop.deps.db)))
  const [secret = ''] = found
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set([...found, await findSecret(config, shop.deps.db)])).toEqual(new Set([secret]))
  expect(await readdir(folder.dataDir)).toEqual(['secret'])
  expect((await stat(folder.file)).mode & 0o777).toBe(0o600)
  expect(await stored(shop)).not.toContain('secret')
})

test('a secret set by the owner is used as it is, and stored nowhere', async () => {
  await using shop = await testShop()
  await using folder = await dataFolder()
  await insertOld(shop)
  expect(await findSecret({ secret: own, dataDir: folder.dataDir }, shop.deps.db)).toBe(own)
  expect(await stored(shop)).not.toContain('secret')
  await expect(readFile(folder.file)).rejects.toThrow('ENOENT')
})

test('a secret that an earlier version stored in its database is moved out of the database', async () => {
  await using shop = await testShop()
  await using folder = await dataFolder()
  await insertOld(shop)
  const config = { secret: null, dataDir: folder.dataDir }
  const both = await Promise.all([1, 2].map(() => findSecret(config, shop.deps.db)))
  expect(both).toEqual([ofOld, ofOld])
  expect((await readFile(folder.file, 'utf8')).trim()).toBe(ofOld)
  expect(await stored(shop)).not.toContain(ofOld)
})

test('a file that holds no secret, or cannot be read, is said in a sentence that does not repeat it', async () => {
  await using shop = await testShop()
  await using folder = await dataFolder()
  await mkdir(folder.dataDir)
  await writeFile(folder.file, 'hush-hush')
  const config = { secret: null, dataDir: folder.dataDir }
  const said = await findSecret(config, shop.deps.db).catch((error: unknown) => error)
  expect(said).toBeInstanceOf(StartError)
  expect(String(said)).toContain(`${folder.file} must have at least 32 characters`)
  expect(String(said)).not.toContain('hush-hush')

  await rm(folder.file)
  await mkdir(folder.file)
  const refused = await findSecret(config, shop.deps.db).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartError)
  expect(String(refused)).toContain('set SECRET')
})
