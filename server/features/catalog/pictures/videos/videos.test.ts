import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { eq } from 'drizzle-orm'
import { BufferSource, Input, MP4 } from 'mediabunny'
import { expect, test } from 'vitest'
import { itemPictures, pictures } from '../../../../db/tables/catalog.ts'
import { staffAudit } from '../../../../db/tables/staff.ts'
import { shopWithBucket } from '../../../../test/files/shop-with-bucket.ts'
import { jpeg } from '../../../../test/review-fixtures.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../../test/test-shop.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const video = (name: string) => readFile(join(import.meta.dirname, '../../../../test/videos', name))

type Caller = { shop: TestShop; token: string }

/** Sends bytes as staff do. */
async function send({ shop, token }: Caller, call: string, bytes: Uint8Array) {
  const response = await fetch(`${shop.address}/api/staff/${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Blob([new Uint8Array(bytes)]),
  })
  return (await response.json()) as { errorCode: number; result: StaffPicture }
}

/** Uploads a picture and gives it a video. */
async function uploadVideo(caller: Caller, name: string) {
  const { id } = (await send(caller, 'upload-picture', await jpeg(400, 500))).result
  return { id, answer: await send(caller, `upload-video?picture=${id}`, await video(name)) }
}

async function shopWithFolder() {
  const resources = new AsyncDisposableStack()
  const folder = resources.use(await mkdtempDisposable(join(tmpdir(), 'rimal-videos-')))
  const shop = resources.use(await testShop({ dataDir: folder.path }))
  const { token, staffId, call } = await staffOf(shop)
  return {
    caller: { shop, token },
    shop,
    staffId,
    call,
    filesOf: (id: string) => shop.deps.files.list(`pictures/originals/videos/${id}`),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

test('a video is served without the sound and the place of its recording, and the audit names it', async () => {
  await using all = await shopWithFolder()
  const { shop, caller } = all
  const { id, answer } = await uploadVideo(caller, 'with-sound.mp4')
  expect(answer.result).toMatchObject({ id, videos: ['mp4'], width: 400 })
  const response = await fetch(`${shop.address}/media/${id}/video.mp4?v=1`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length)
  expect(bytes.includes('25.2048')).toBe(false)
  expect((await video('with-sound.mp4')).includes('25.2048')).toBe(true)
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4] })
  const tracks = await input.getTracks()
  expect(tracks.map(({ type }) => type)).toEqual(['video'])
  expect(await input.computeDuration()).toBeCloseTo(2)
  // The index stands before the pictures, so that a video plays while it arrives.
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))

  const audited = await shop.deps.db
    .select()
    .from(staffAudit)
    .where(eq(staffAudit.action, 'staff/upload-video'))
  expect(audited).toMatchObject([
    { subject: id, details: { format: 'mp4', width: 160, height: 200 } },
  ])
})

/** What a request asks for, and what comes of a file of `size` bytes: the status, the part and its name. */
const parts = (size: number) =>
  [
    ['bytes=0-1', 206, [0, 2], `bytes 0-1/${size}`],
    ['bytes=100-', 206, [100, size], `bytes 100-${size - 1}/${size}`],
    ['bytes=-10', 206, [size - 10, size], `bytes ${size - 10}-${size - 1}/${size}`],
    ['bytes=9000000-', 416, [0, 0], `bytes */${size}`],
    ['bytes=0-1,5-6', 200, [0, size], null],
    ['lines=0-1', 200, [0, size], null],
    ['bytes=5-2', 200, [0, size], null],
  ] as const

test('a video is served in the part that a request asks for, else whole', async () => {
  await using all = await shopWithFolder()
  const { id } = await uploadVideo(all.caller, 'video.webm')
  const address = `${all.shop.address}/media/${id}/video.webm?v=1`
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer())
  for (const [range, status, [start, end], named] of parts(whole.length)) {
    const response = await fetch(address, { headers: { range } })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isPart = bytes.equals(whole.subarray(start, end))
    const answer = [range, response.status, response.headers.get('content-range'), isPart]
    expect(answer).toEqual([range, status, named, true])
  }
})

test('parts are of one file: of another one the whole is sent, and HEAD names the bytes of the whole', async () => {
  await using all = await shopWithFolder()
  const { id } = await uploadVideo(all.caller, 'video.webm')
  const address = `${all.shop.address}/media/${id}/video.webm?v=1`
  const whole = await fetch(address)
  const [etag = '', length] = ['etag', 'content-length'].map(
    (name) => whole.headers.get(name) ?? '',
  )
  const partOf = async (known: string) => {
    const headers = { range: 'bytes=0-9', 'if-range': known }
    return (await fetch(address, { headers })).status
  }
  expect(etag).toMatch(/^"\S+"$/)
  expect([await partOf(etag), await partOf('"other"')]).toEqual([206, 200])
  const head = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=0-9' } })
  expect([head.status, head.headers.get('content-length')]).toEqual([200, length])
})

test('no video, a long one, a large one, a picture and half a video are refused', async () => {
  await using all = await shopWithFolder()
  const { id } = (await send(all.caller, 'upload-picture', await jpeg(400, 500))).result
  const whole = await video('with-sound.mp4')
  const refused = [
    [544, await video('unplayable.mp4')],
    [545, await video('long.mp4')],
    [546, await video('large.mp4')],
    [544, await jpeg(40, 50)],
    [544, Buffer.alloc(0)],
    [544, whole.subarray(0, whole.length / 2)],
  ] as const
  const answers: number[] = []
  for (const [, bytes] of refused) {
    answers.push((await send(all.caller, `upload-video?picture=${id}`, bytes)).errorCode)
  }
  expect(answers).toEqual(refused.map(([code]) => code))
  expect(await all.filesOf(id)).toEqual([])
  expect((await fetch(`${all.shop.address}/media/${id}/video.mp4`)).status).toBe(404)
})

test('a video is for an uploaded picture without one', async () => {
  await using all = await shopWithFolder()
  const { id } = await uploadVideo(all.caller, 'video.webm')
  const again = await send(all.caller, `upload-video?picture=${id}`, await video('with-sound.mp4'))
  expect(again.errorCode).toBe(547)
  expect(await all.filesOf(id)).toHaveLength(1)
  const none = await send(all.caller, `upload-video?picture=${nobody}`, await video('video.webm'))
  expect(none.errorCode).toBe(543)
})

test('shoppers and staff read that a picture of a product moves', async () => {
  await using all = await shopWithFolder()
  const { shop, caller } = all
  const { id } = (await send(caller, 'upload-picture', await jpeg(400, 500))).result
  const shown = { itemId: 'noor-black', pictureId: id, view: 'side', position: 9 }
  await shop.deps.db.insert(itemPictures).values(shown)
  await send(caller, `upload-video?picture=${id}`, await video('video.webm'))
  const query = { id: 'noor' }
  const read = await shop.call('GET product/get-product', { query })
  const [first, ...others] = (read.result.items[0]?.pictures ?? []).toReversed()
  expect(first).toMatchObject({ id, videos: ['webm'] })
  expect(others.flatMap(({ videos }) => videos)).toEqual([])
  const params = { id: 'noor' }
  const { result } = await all.call('GET staff/get-product/{id}', { params })
  expect(result.items[0]?.pictures.at(-1)).toMatchObject({ id, videos: ['webm'] })
})

test('the video of a picture that nothing shows is deleted with it', async () => {
  await using all = await shopWithFolder()
  const { id } = await uploadVideo(all.caller, 'video.webm')
  expect(await all.filesOf(id)).toHaveLength(1)
  const longAgo = new Date(all.shop.deps.clock().getTime() - 3 * 24 * 3_600_000)
  await all.shop.deps.db.update(pictures).set({ unusedSince: longAgo }).where(eq(pictures.id, id))
  await all.shop.runJob('clean-up-pictures')
  expect(await all.filesOf(id)).toEqual([])
})

test('a video in a bucket is served in parts', async () => {
  await using all = await shopWithBucket()
  const { shop, owner } = all
  const { id } = await uploadVideo({ shop, token: owner.token }, 'video.webm')
  const [file = ''] = await shop.deps.files.list(`pictures/originals/videos/${id}`)
  const address = `${shop.address}/media/${id}/video.webm?v=1`
  const whole = Buffer.from(await (await fetch(address)).arrayBuffer())
  const response = await fetch(address, { headers: { range: 'bytes=10-19' } })
  expect(response.status).toBe(206)
  expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true)
  await shop.deps.files.remove(file)
  expect((await fetch(address)).status).toBe(404)
})
