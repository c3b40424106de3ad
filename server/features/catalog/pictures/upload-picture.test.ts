import { access, mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxStaffPictureBytes } from '@rimal/contract/limits'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from '../../../db/tables/catalog.ts'
import { staffAudit } from '../../../db/tables/staff.ts'
import { jpeg } from '../../../test/review-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

async function shopWithFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-uploads-'))
  const shop = await testShop({ dataDir })
  const original = (id: string) => join(dataDir, 'pictures/originals', `${id}.webp`)
  return {
    shop,
    original,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Sends bytes as a picture of staff. */
async function upload(
  shop: TestShop,
  { token }: Pick<TestStaff, 'token'>,
  bytes: Uint8Array | string,
) {
  const response = await fetch(`${shop.address}/api/staff/upload-picture`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
    body: typeof bytes === 'string' ? bytes : new Blob([new Uint8Array(bytes)]),
  })
  const reply = (await response.json()) as { errorCode: number; result: StaffPicture }
  return { ...reply, status: response.status }
}

test('a picture of staff is served at once, and in all sizes when the job has made them', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  await shop.deps.db.update(pictures).set({ derivedAt: new Date() })
  const manager = await staffOf(shop, { role: 'manager' })
  const { result } = await upload(shop, manager, await jpeg(1000, 1250))
  expect(result).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    version: '1',
    width: 1000,
    height: 1250,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    placeholder: null,
    focusX: 0.5,
    focusY: 0.5,
    alt: { en: '', ar: '' },
    isReady: false,
    videos: [],
  })
  expect(shop.woken).toContain('derive-pictures')
  const read = () => fetch(`${shop.address}/media/${result.id}/320.avif?v=1`)
  expect((await read()).headers.get('content-type')).toBe('image/webp')
  await shop.runJob('derive-pictures')
  const made = await read()
  expect(made.headers.get('content-type')).toBe('image/avif')
  expect((await sharp(await made.arrayBuffer()).metadata()).width).toBe(320)

  const [row] = await shop.deps.db.select().from(pictures).where(eq(pictures.id, result.id))
  expect(row).toMatchObject({ uploadedBy: manager.staffId, derivedAt: expect.any(Date) })
  const audited = await shop.deps.db.select().from(staffAudit)
  expect(audited).toMatchObject([
    { action: 'staff/upload-picture', subject: result.id, details: { width: 1000, height: 1250 } },
  ])
})

test('a photograph of a phone becomes upright, at most 2400 pixels long and says no place', async () => {
  await using all = await shopWithFolder()
  const { shop, original } = all
  const photographed = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#7a5c3e' },
  })
    .withExif({ IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photographed.includes('Exif')).toBe(true)
  const { result } = await upload(shop, await staffOf(shop), photographed)
  expect(result).toMatchObject({ width: 1800, height: 2400 })
  const stored = sharp(original(result.id))
  const { width, height, exif, xmp, orientation } = await stored.metadata()
  expect({ width, height, exif, xmp, orientation }).toEqual({ width: 1800, height: 2400 })
  expect((await stored.toBuffer()).includes('GPS')).toBe(false)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
const container = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1`, 'latin1')
const refused: [string, () => Promise<Uint8Array | string>, object][] = [
  ['a text', async () => 'no picture at all', { status: 415, errorCode: 806 }],
  ['nothing', async () => '', { status: 415, errorCode: 806 }],
  ['an SVG', async () => svg, { status: 415, errorCode: 806 }],
  [
    'half a JPEG',
    async () => (await jpeg(600, 800)).subarray(0, 1500),
    { status: 415, errorCode: 806 },
  ],
  [
    'an AVIF',
    async () =>
      sharp(await jpeg())
        .avif()
        .toBuffer(),
    { status: 415, errorCode: 540 },
  ],
  ['a HEIC', async () => container('heic'), { status: 415, errorCode: 540 }],
  [
    'one with too many pixels',
    async () =>
      sharp({ create: { width: 51_000, height: 1000, channels: 3, background: '#000000' } })
        .png()
        .toBuffer(),
    { status: 413, errorCode: 541 },
  ],
  [
    'one with too many bytes',
    async () => Buffer.alloc(maxStaffPictureBytes + 1),
    { status: 413, errorCode: 4 },
  ],
]

test('what is no picture, or too large a one, is refused and leaves nothing', async () => {
  await using all = await shopWithFolder()
  const { shop, original } = all
  const owner = await staffOf(shop)
  for (const [what, bytes, answer] of refused) {
    const { status, errorCode } = await upload(shop, owner, await bytes())
    expect({ what, status, errorCode }).toEqual({ what, ...answer })
  }
  expect(await shop.deps.db.$count(pictures, eq(pictures.uploadedBy, owner.staffId))).toBe(0)
  expect(await shop.deps.db.$count(staffAudit)).toBe(0)
  await expect(access(join(original('x'), '..'))).rejects.toThrow('ENOENT')
})

test('staff upload pictures larger than customers may', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  // Bytes after the end of a JPEG are no part of the picture.
  const bytes = Buffer.concat([await jpeg(), Buffer.alloc(14_000_000)])
  expect((await upload(shop, await staffOf(shop), bytes)).errorCode).toBe(0)
})

test('several pictures at once are all stored', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const owner = await staffOf(shop)
  const replies = await Promise.all(
    [60, 70, 80].map(async (width) => upload(shop, owner, await jpeg(width, 90))),
  )
  expect(replies.map(({ result }) => result.width)).toEqual([60, 70, 80])
})

/** Announces a picture, and sends none of it. */
function announce(shop: TestShop, { token }: { token: string }) {
  const { hostname, port } = new URL(shop.address)
  const headers = { authorization: `Bearer ${token}`, 'content-length': '1000' }
  const sent = request({
    hostname,
    port,
    path: '/api/staff/upload-picture',
    method: 'POST',
    headers,
  })
  const answer = new Promise<number>((resolve) => {
    sent.on('response', ({ statusCode = 0 }) => resolve(statusCode))
    sent.on('error', () => resolve(0))
  })
  sent.flushHeaders()
  return { answer, sent }
}

test('a fourth picture of one person is refused before any of it is read, until another has ended', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const owner = await staffOf(shop)
  const four = [1, 2, 3, 4].map(() => announce(shop, owner))
  expect(await Promise.race(four.map(({ answer }) => answer))).toBe(429)
  for (const { sent } of four) sent.destroy()
  const bytes = await jpeg()
  await expect.poll(async () => (await upload(shop, owner, bytes)).errorCode).toBe(0)
})

test('sales, the workshop, the warehouse and accounting upload and describe no pictures', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  for (const role of ['sales', 'workshop', 'warehouse', 'accountant'] as const) {
    const person = await staffOf(shop, { role })
    expect(await upload(shop, person, await jpeg())).toMatchObject({ status: 403, errorCode: 501 })
    const body = { id: 'noor--black--front', alt: { en: '', ar: '' }, focusX: 0, focusY: 0 }
    const described = await person.call('POST staff/describe-picture', { body })
    expect(described).toMatchObject({ status: 403, errorCode: 501 })
  }
  const nobody = await upload(shop, { token: '0'.repeat(64) }, await jpeg())
  expect(nobody).toMatchObject({ status: 401, errorCode: 505 })
})
