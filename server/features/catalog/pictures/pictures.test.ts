import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictureWidths } from '@rimal/contract/pictures'
import { inArray, isNull } from 'drizzle-orm'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from '../../../db/tables/catalog.ts'
import type { Config } from '../../../config.ts'
import { testShop } from '../../../test/test-shop.ts'
import { listUnderived } from './pictures.sql.ts'

const picture = {
  id: 'test--front',
  file: 'sample:pictures/review-1.webp',
  version: 'abc123',
  width: 900,
  height: 1125,
  color: '#777777',
  alt: { en: 'A hem', ar: 'ذيل عباية' },
}

/** Creates a shop with one picture whose sizes are still to be made, with access to its error log. */
async function shopWithFolder(config: Partial<Config> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-pictures-'))
  const lines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
  const shop = await testShop({ dataDir, ...config }, { log })
  await shop.deps.db.update(pictures).set({ derivedAt: new Date() })
  await shop.deps.db.insert(pictures).values(picture)
  const defects = () => lines.map((line) => JSON.parse(line))
  return { shop, dataDir, defects, remove: () => rm(dataDir, { recursive: true }) }
}

test('a picture is made in the widths below its own width, and in its own width', () => {
  expect(pictureWidths(900)).toEqual([160, 320, 480, 640, 900])
  expect(pictureWidths(4000)).toEqual([160, 320, 480, 640, 960, 1200, 1600, 2000, 2400])
})

test('until its sizes are made the original is served, for a short while only', async () => {
  const { shop, remove } = await shopWithFolder()
  await using _ = shop
  const response = await fetch(`${shop.address}/media/${picture.id}/320.avif?v=abc123`)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toBe('public, max-age=30')
  const { width } = await sharp(await response.arrayBuffer()).metadata()
  expect(width).toBe(900)
  await remove()
})

test('pictures at the address of a CDN are answered below /media, where the CDN fetches them by the same names', async () => {
  const { shop, remove } = await shopWithFolder({ imageBase: 'https://cdn.example/media' })
  await using _ = shop
  const response = await fetch(`${shop.address}/media/${picture.id}/640.webp`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/webp')
  await remove()
})

test('the job makes every width in both formats, and the files may then be cached for ever', async () => {
  const { shop, remove } = await shopWithFolder()
  await using _ = shop
  await shop.runJob('derive-pictures')
  for (const format of ['avif', 'webp']) {
    for (const wanted of [160, 320, 480, 640, 900]) {
      const response = await fetch(
        `${shop.address}/media/${picture.id}/${wanted}.${format}?v=abc123`,
      )
      expect(response.headers.get('content-type')).toBe(`image/${format}`)
      expect(response.headers.get('cache-control')).toContain('immutable')
      const { width } = await sharp(await response.arrayBuffer()).metadata()
      expect(width).toBe(wanted)
    }
  }
  await remove()
})

test('pictures of pages and the first ones of products get their sizes before the others', async () => {
  const { shop, remove } = await shopWithFolder()
  await using _ = shop
  const { db } = shop.deps
  const ids = ['amal--olive--detail', 'amal--sand--side', 'hero-desktop', 'noor--black--front']
  await db.update(pictures).set({ derivedAt: null }).where(inArray(pictures.id, ids))
  const waiting = await listUnderived(db, new Date())
  expect(waiting.map(({ id }) => id)).toEqual([
    'hero-desktop',
    'test--front',
    'noor--black--front',
    'amal--sand--side',
    'amal--olive--detail',
  ])
  await remove()
})

test('an email gets a picture as JPEG, once the sizes are made', async () => {
  const { shop, remove } = await shopWithFolder()
  await using _ = shop
  const read = async () => {
    const response = await fetch(`${shop.address}/media/${picture.id}/160.jpg`)
    const { format, width } = await sharp(await response.arrayBuffer()).metadata()
    const [type, cache] = ['content-type', 'cache-control'].map((name) =>
      response.headers.get(name),
    )
    return { type, cache, format, width }
  }
  const original = { type: 'image/webp', cache: 'public, max-age=30', format: 'webp', width: 900 }
  expect(await read()).toEqual(original)
  await shop.runJob('derive-pictures')
  const jpeg = { type: 'image/jpeg', cache: 'public, max-age=86400', format: 'jpeg', width: 160 }
  expect(await Promise.all([read(), read(), read()])).toEqual([jpeg, jpeg, jpeg])
  expect(await read()).toEqual(jpeg)
  for (const path of [`${picture.id}/320.jpg`, 'no-such/160.jpg', '..%2fsecret/160.jpg']) {
    expect((await fetch(`${shop.address}/media/${path}`)).status).toBe(404)
  }
  await remove()
})

test('a shop that makes WebP alone makes AVIF once it is switched on', async () => {
  const { shop, remove } = await shopWithFolder({ pictureFormats: ['webp'] })
  await using _ = shop
  const typeOf = async (format: string) => {
    const response = await fetch(`${shop.address}/media/${picture.id}/320.${format}?v=abc123`)
    return response.headers.get('content-type')
  }
  await shop.runJob('derive-pictures')
  expect(await typeOf('webp')).toBe('image/webp')
  expect(await typeOf('avif')).toBe('image/webp')
  shop.deps.config.pictureFormats = ['webp', 'avif']
  await shop.runJob('derive-pictures')
  expect(await typeOf('avif')).toBe('image/avif')
  await remove()
})

test('a picture that cannot be read does not block the others, and is tried again an hour later', async () => {
  const { shop, dataDir, defects, remove } = await shopWithFolder()
  await using _ = shop
  const { db } = shop.deps
  await db.insert(pictures).values({ ...picture, id: 'test--broken', file: 'broken.webp' })
  const originals = join(dataDir, 'pictures/originals')
  await mkdir(originals, { recursive: true })
  await writeFile(join(originals, 'broken.webp'), 'no picture')
  const underived = async () => {
    const rows = await db.select().from(pictures).where(isNull(pictures.derivedAt))
    return rows.map(({ id }) => id)
  }

  shop.setClock('2026-11-21T08:00:00Z')
  await shop.runJob('derive-pictures')
  expect(await underived()).toEqual(['test--broken'])
  expect(defects()).toMatchObject([{ picture: 'test--broken', err: { stack: expect.any(String) } }])

  shop.setClock('2026-11-21T08:50:00Z')
  await shop.runJob('derive-pictures')
  expect(defects()).toHaveLength(1)

  await copyFile(
    join(dataDir, 'pictures/derived', picture.id, 'abc123-160.webp'),
    join(originals, 'broken.webp'),
  )
  shop.setClock('2026-11-21T09:10:00Z')
  await shop.runJob('derive-pictures')
  expect(await underived()).toEqual([])
  await remove()
})

test('a wide picture gets its widest size', async () => {
  const { shop, dataDir, remove } = await shopWithFolder()
  await using _ = shop
  const { db } = shop.deps
  const wide = { ...picture, id: 'test--wide', file: 'wide.webp', width: 2500, height: 50 }
  const originals = join(dataDir, 'pictures/originals')
  await mkdir(originals, { recursive: true })
  const flat = { width: 2500, height: 50, channels: 3 as const, background: '#777777' }
  await sharp({ create: flat }).webp().toFile(join(originals, wide.file))
  await db.update(pictures).set({ derivedAt: new Date() })
  await db.insert(pictures).values(wide)
  await shop.runJob('derive-pictures')
  for (const format of ['avif', 'webp']) {
    const response = await fetch(`${shop.address}/media/${wide.id}/2400.${format}?v=abc123`)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(2400)
  }
  await remove()
})

test.each([
  '/media/nobody/320.avif',
  '/media/test--front/320.gif',
  '/media/..%2f..%2fetc/320.webp',
  '/media/test--front/%2e%2e.webp',
])('no picture is found at %s', async (path) => {
  await using shop = await testShop()
  const response = await fetch(`${shop.address}${path}`)
  expect(response.status).toBe(404)
})
