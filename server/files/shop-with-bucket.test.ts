import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from '../db/tables/catalog.ts'
import { shopWithBucket } from '../test/files/shop-with-bucket.ts'
import { jpeg } from '../test/review-fixtures.ts'
import type { TestShop } from '../test/test-shop.ts'
import { FilesAway } from './file-store.ts'

/** Asks for a picture, and says what came. */
async function ask(shop: TestShop, path: string) {
  const response = await fetch(`${shop.address}/media/${path}`)
  const bytes = await response.arrayBuffer()
  const [type, cache] = ['content-type', 'cache-control'].map((name) => response.headers.get(name))
  const isPicture = response.ok && type?.startsWith('image/')
  const { width = 0 } = isPicture ? await sharp(bytes).metadata() : {}
  return { status: response.status, type, cache, width }
}

test('pictures and imports are in the bucket, and the folder of the shop stays empty', async () => {
  await using all = await shopWithBucket()
  const { shop, owner, folder } = all
  const { files } = shop.deps
  const { id } = (await all.sendPicture(await jpeg(400, 500))).result
  expect(await files.list('pictures')).toEqual([`pictures/originals/${id}.webp`])
  const original = { status: 200, type: 'image/webp', cache: 'public, max-age=30', width: 400 }
  expect(await ask(shop, `${id}/320.avif?v=1`)).toEqual(original)

  await shop.runJob('derive-pictures')
  const made = [160, 320, 400].flatMap((width) => [`1-${width}.avif`, `1-${width}.webp`])
  const folderOfSizes = `pictures/derived/${id}`
  expect(await files.list(folderOfSizes)).toEqual(made.map((name) => `${folderOfSizes}/${name}`))
  const immutable = 'public, max-age=31536000, immutable'
  for (const format of ['avif', 'webp']) {
    expect(await ask(shop, `${id}/320.${format}?v=1`)).toEqual({
      status: 200,
      type: `image/${format}`,
      cache: immutable,
      width: 320,
    })
  }
  const inEmail = { status: 200, type: 'image/jpeg', cache: 'public, max-age=86400', width: 160 }
  expect(await ask(shop, `${id}/160.jpg`)).toEqual(inEmail)
  expect(await files.list(folderOfSizes)).toContain(`${folderOfSizes}/1-160.jpg`)

  // A size that the bucket has lost is answered by the next one, and made again when the job is asked to.
  await files.remove(`${folderOfSizes}/1-160.webp`)
  expect((await ask(shop, `${id}/160.webp?v=1`)).width).toBe(400)
  await shop.deps.db.update(pictures).set({ derivedAt: null }).where(eq(pictures.id, id))
  await shop.runJob('derive-pictures')
  expect((await ask(shop, `${id}/160.webp?v=1`)).cache).toBe(immutable)

  const uploaded = await all.sendImport()
  expect(await files.list('imports')).toEqual([`imports/${uploaded.result.id}`])
  await shop.runJob('check-imports')
  const params = { importId: uploaded.result.id }
  const { result: report } = await owner.call('GET staff/get-import/{importId}', { params })
  expect(report.state).toBe('ready')
  expect(await files.list('imports')).toEqual([])

  shop.setClock(new Date(Date.now() + 3 * 24 * 3_600_000).toISOString())
  await shop.runJob('clean-up-pictures')
  expect((await ask(shop, `${id}/320.webp?v=1`)).status).toBe(404)
  expect(await files.list('pictures')).toEqual([])
  expect(await readdir(folder)).toEqual([])
})

test('while the bucket is away only files are refused, and all goes on when it is back', async () => {
  await using all = await shopWithBucket()
  const { shop, owner, server } = all
  const bytes = await jpeg(400, 500)
  const { id } = (await all.sendPicture(bytes)).result
  const waiting = await all.sendImport()

  await server.stop()
  const away = { status: 503, cache: 'no-store' }
  expect(await ask(shop, `${id}/320.webp?v=1`)).toMatchObject(away)
  expect(await ask(shop, `${id}/160.jpg`)).toMatchObject(away)
  const refused = { status: 503, errorCode: 7, retryAfter: '5' }
  expect(await all.sendPicture(bytes)).toMatchObject(refused)
  expect(await all.sendImport()).toMatchObject(refused)
  expect((await shop.call('GET product/list-cards', { query: { ids: 'noor' } })).status).toBe(200)
  await expect(shop.runJob('derive-pictures')).rejects.toThrow(FilesAway)
  const [row] = await shop.deps.db.select().from(pictures).where(eq(pictures.id, id))
  expect(row).toMatchObject({ derivedAt: null, deriveFailedAt: null })
  // More often than a file may be tried that is broken itself.
  for (let time = 0; time < 6; time++) {
    await expect(shop.runJob('check-imports')).rejects.toThrow('Imports could not be checked.')
  }

  await server.start()
  await shop.runJob('derive-pictures')
  expect((await ask(shop, `${id}/320.webp?v=1`)).width).toBe(320)
  await shop.runJob('check-imports')
  const params = { importId: waiting.result.id }
  const { result } = await owner.call('GET staff/get-import/{importId}', { params })
  expect(result.state).toBe('ready')
})
