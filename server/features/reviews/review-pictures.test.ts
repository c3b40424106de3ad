import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxPictureBytes } from '@rimal/contract/limits'
import pg from 'pg'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictures } from '../../db/tables/catalog.ts'
import { customerOf } from '../../test/identity-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { jpeg, reviewBody, reviewer, upload } from '../../test/review-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

async function shopWithFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-review-pictures-'))
  const shop = await testShop({ dataDir, trustProxy: ['127.0.0.1'] })
  const original = (id: string) => join(dataDir, 'pictures/originals', `${id}.webp`)
  const isSaved = (id: string) =>
    access(original(id)).then(
      () => true,
      () => false,
    )
  return {
    shop,
    original,
    isSaved,
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true })
    },
  }
}

/** Holds every upload open until the returned function is called. */
async function holdUploads(shop: TestShop): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: shop.databaseUrl })
  await holder.connect()
  await holder.query('begin; lock table order_lines')
  return () => holder.end()
}

test('a picture is drawn anew: upright, within bounds and without where it was taken', async () => {
  await using all = await shopWithFolder()
  const { shop, original } = all
  const { customer, lineId } = await reviewer(shop)
  const photographed = await sharp({
    create: { width: 2600, height: 1300, channels: 3, background: '#7a5c3e' },
  })
    .withExif({ IFD3: { GPSLatitude: '25/1 12/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await sharp(photographed).metadata()).exif).toBeDefined()
  const { result } = await upload(shop, customer, lineId, photographed)
  expect(result.preview).toMatch(/^data:image\/webp;base64,/)
  const stored = sharp(original(result.id))
  const { format, width, height, exif, xmp, icc, orientation } = await stored.metadata()
  expect({ format, width, height, exif, xmp, icc, orientation }).toEqual({
    format: 'webp',
    width: 1000,
    height: 2000,
  })
  for (const word of ['Exif', 'GPS']) {
    expect(photographed.includes('Exif')).toBe(true)
    expect((await stored.clone().toBuffer()).includes(word)).toBe(false)
  }
})

test('a PNG or a WebP is as good, whatever the client calls it', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { customer, lineId } = await reviewer(shop)
  for (const format of ['png', 'webp'] as const) {
    const bytes = await sharp(await jpeg())
      .toFormat(format)
      .toBuffer()
    expect((await upload(shop, customer, lineId, bytes, { type: 'text/plain' })).errorCode).toBe(0)
  }
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'
const forged: [string, () => Promise<Uint8Array | string>][] = [
  ['an SVG', async () => svg],
  ['a page', async () => '<!doctype html><script>alert(1)</script>'],
  ['a ZIP', async () => Buffer.from('504b0304140000000800', 'hex')],
  [
    'a GIF',
    async () =>
      sharp(await jpeg())
        .gif()
        .toBuffer(),
  ],
  [
    'an AVIF',
    async () =>
      sharp(await jpeg())
        .avif()
        .toBuffer(),
  ],
  ['the head of a JPEG before a page', async () => Buffer.from(`\xff\xd8\xff\xe0${svg}`, 'latin1')],
  ['half a JPEG', async () => (await jpeg(600, 800)).subarray(0, 1500)],
  ['the head of a PNG', async () => Buffer.from('89504e470d0a1a0a', 'hex')],
]

test('a file that only claims to be a JPEG is refused', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { customer, lineId } = await reviewer(shop)
  for (const [what, bytes] of forged) {
    const { status, errorCode } = await upload(shop, customer, lineId, await bytes())
    expect({ what, status, errorCode }).toEqual({ what, status: 415, errorCode: 806 })
  }
  expect(await count(shop, 'review_pictures')).toBe(0)
})

test('data hidden in a real picture is not stored, and one frame of a moving picture remains', async () => {
  await using all = await shopWithFolder()
  const { shop, original } = all
  const { customer, lineId } = await reviewer(shop)
  const script = '<script>alert(1)</script>'
  const [plain, comment] = [await jpeg(), Buffer.from(script, 'latin1')]
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  const zip = Buffer.from('504b0304140000000800', 'hex')
  const polyglot = Buffer.concat([
    plain.subarray(0, 2),
    Buffer.from('fffe', 'hex'),
    length,
    comment,
    plain.subarray(2),
    zip,
    Buffer.from(script, 'latin1'),
  ])
  const { result } = await upload(shop, customer, lineId, polyglot)
  const stored = await readFile(original(result.id))
  expect(stored.subarray(8, 12).toString('latin1')).toBe('WEBP')
  for (const hidden of [script, '<script', zip]) expect(stored.includes(hidden)).toBe(false)

  const size = { width: 40, height: 40, channels: 3 } as const
  const frames = await Promise.all(
    ['#7a5c3e', '#3e5c7a', '#ffffff'].map((background) =>
      sharp({ create: { ...size, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBeGreaterThan(1)
  const still = await upload(shop, customer, lineId, moving, { type: 'image/webp' })
  const { pages, height } = await sharp(original(still.result.id), { animated: true }).metadata()
  expect({ pages, height }).toEqual({ pages: undefined, height: 40 })
})

test('a picture that would unpack to fifty megapixels is refused by its header', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { customer, lineId } = await reviewer(shop)
  const bomb = await sharp({
    create: { width: 50_000, height: 1000, channels: 3, background: '#000000' },
  })
    .png()
    .toBuffer()
  expect(await upload(shop, customer, lineId, bomb)).toMatchObject({ status: 413, errorCode: 807 })
})

test('a file beyond ten megabytes is refused, and nothing at all is no picture', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { customer, lineId } = await reviewer(shop)
  const heavy = Buffer.alloc(maxPictureBytes + 1)
  expect(await upload(shop, customer, lineId, heavy)).toMatchObject({ status: 413, errorCode: 4 })
  expect(await upload(shop, customer, lineId, '')).toMatchObject({ status: 415, errorCode: 806 })
})

test('a review takes its pictures in order; a sixth finds no room', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { customer, lineId } = await reviewer(shop)
  const ids: string[] = []
  for (let number = 0; number < 5; number++) {
    ids.push((await upload(shop, customer, lineId, await jpeg())).result.id)
  }
  const sixth = { status: 200, errorCode: 805 }
  expect(await upload(shop, customer, lineId, await jpeg())).toMatchObject(sixth)
  const order = ids.toReversed()
  const save = (pictures: string[]) =>
    customer.call('POST review/save-review', { body: reviewBody(lineId, { pictures }) })
  expect((await save(order)).result.pictures.map(({ id }) => id)).toEqual(order)
  await customer.call('POST review/remove-picture', { body: { pictureId: ids[0] ?? '' } })
  const fewer = order.slice(0, 4)
  const params = { lineId }
  const line = await customer.call('GET review/get-line/{lineId}', { params })
  expect(line.result.pictures.map(({ id }) => id)).toEqual(fewer)
  expect(await save(order)).toMatchObject({ status: 200, errorCode: 804 })
  const few = [fewer[1] ?? '', fewer[0] ?? '']
  expect((await save(few)).result.pictures.map(({ id }) => id)).toEqual(few)
})

const tooMany = { status: 429, errorCode: 3, retryAfter: expect.any(Number) }

test('one picture of a customer is processed at a time', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { customer, lineId } = await reviewer(shop)
  const bytes = await jpeg()
  const released = await holdUploads(shop)
  const sent = [upload(shop, customer, lineId, bytes), upload(shop, customer, lineId, bytes)]
  expect(await Promise.race(sent)).toMatchObject(tooMany)
  await released()
  const codes = (await Promise.all(sent)).map(({ errorCode }) => errorCode)
  expect(codes.toSorted()).toEqual([0, 3])
  // A refused upload left nothing behind, and released its turn.
  expect(await upload(shop, customer, lineId, Buffer.from('no picture'))).toMatchObject({
    status: 415,
  })
  expect(await upload(shop, customer, lineId, bytes)).toMatchObject({ errorCode: 0 })
  expect(await count(shop, 'review_pictures')).toBe(2)
})

const noLine = '00000000-0000-4000-8000-000000000000'

async function customersOf(shop: TestShop, count: number) {
  const customers = []
  for (let number = 1; number <= count; number++) {
    customers.push(await customerOf(shop, { email: `mariam${number}@example.com` }))
  }
  return customers
}

test('customers of eight addresses wait for the shop, and a ninth is asked to try again', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const customers = await customersOf(shop, 9)
  const released = await holdUploads(shop)
  const sent = customers.map((customer, index) =>
    upload(shop, customer, noLine, 'no picture', { ip: `198.51.100.${index + 1}` }),
  )
  expect(await Promise.race(sent)).toMatchObject(tooMany)
  await released()
  const statuses = (await Promise.all(sent)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 8 }, () => 404), 429])
})

test.each([
  ['198.51.100.7', '198.51.100.7', '198.51.100.8'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'],
])('one picture from the address %s is read at a time', async (first, same, other) => {
  await using all = await shopWithFolder()
  const { shop } = all
  const [one, two, three] = await customersOf(shop, 3)
  const released = await holdUploads(shop)
  const send = (customer = { token: '' }, ip: string) =>
    upload(shop, customer, noLine, 'no picture', { ip })
  const ofOne = [send(one, first), send(two, same)]
  expect(await Promise.race(ofOne)).toMatchObject(tooMany)
  const elsewhere = send(three, other)
  await released()
  const statuses = (await Promise.all(ofOne)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([404, 429])
  expect((await elsewhere).status).toBe(404)
})

test("a customer can neither send pictures for another customer's order line nor use the pictures of another", async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { customer, lineId } = await reviewer(shop)
  const other = await reviewer(shop, { email: 'other@example.com', id: 'test-layla' })
  const none = { status: 404, errorCode: 801 }
  expect(await upload(shop, other.customer, lineId, await jpeg())).toMatchObject(none)
  expect(await upload(shop, { token: 'x' }, lineId, await jpeg())).toMatchObject({ status: 401 })
  const { id } = (await upload(shop, customer, lineId, await jpeg())).result
  await other.customer.call('POST review/remove-picture', { body: { pictureId: id } })
  expect(await count(shop, 'review_pictures', 'removed_at is null')).toBe(1)
  const stolen = reviewBody(other.lineId, { pictures: [id] })
  expect(await other.customer.call('POST review/save-review', { body: stolen })).toMatchObject({
    errorCode: 804,
  })
})

test('until it is published a picture has no address', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { customer, lineId } = await reviewer(shop)
  const { id } = (await upload(shop, customer, lineId, await jpeg())).result
  await customer.call('POST review/save-review', { body: reviewBody(lineId, { pictures: [id] }) })
  await shop.deps.db.update(pictures).set({ derivedAt: shop.deps.clock() })
  await shop.runJob('derive-pictures')
  for (const file of ['60.webp?v=1', '160.avif?v=1', '160.webp']) {
    expect((await fetch(`${shop.address}/media/${id}/${file}`)).status).toBe(404)
  }
})

test('unused pictures are deleted after a day, and removed ones by the next cleanup', async () => {
  await using all = await shopWithFolder()
  const { shop, isSaved } = all
  shop.setClock('2026-11-21T08:00:00Z')
  const { customer, lineId } = await reviewer(shop)
  const used = (await upload(shop, customer, lineId, await jpeg())).result.id
  const unused = (await upload(shop, customer, lineId, await jpeg())).result.id
  const removed = (await upload(shop, customer, lineId, await jpeg())).result.id
  await customer.call('POST review/remove-picture', { body: { pictureId: removed } })
  const savedNow = async () => Promise.all([used, unused, removed].map((id) => isSaved(id)))
  await shop.runJob('clean-up-review-pictures')
  expect(await savedNow()).toEqual([true, true, false])

  const { result } = await customer.call('POST review/save-review', {
    body: reviewBody(lineId, { pictures: [used] }),
  })
  expect(result.pictures).toHaveLength(1)
  const later = await upload(shop, customer, lineId, await jpeg())
  shop.setClock('2026-11-22T08:00:01Z')
  await shop.runJob('clean-up-review-pictures')
  expect(await savedNow()).toEqual([true, false, false])
  expect(await isSaved(later.result.id)).toBe(false)
  expect(await count(shop, 'review_pictures')).toBe(2)
  shop.setClock('2026-11-22T10:00:00Z')
  await shop.runJob('clean-up-review-pictures')
  expect(await count(shop, 'review_pictures')).toBe(1)
})

test('a customer without an order cannot upload a picture', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const customer = await customerOf(shop)
  const lineId = '00000000-0000-4000-8000-000000000000'
  expect((await upload(shop, customer, lineId, await jpeg())).status).toBe(404)
})
