import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pictures } from '../db/tables/catalog.ts'
import { uploadImport } from '../features/catalog/imports/upload-import.ts'
import { uploadPicture } from '../features/catalog/pictures/upload-picture.ts'
import { shopWithBucket } from '../test/files/shop-with-bucket.ts'
import { jpeg } from '../test/review-fixtures.ts'

type Given = Awaited<ReturnType<typeof shopWithBucket>>

const archived = { method: 'GET', status: 403, code: 'InvalidObjectState' } as const
const outage = { status: 500, code: 'InternalError' } as const

/** The key of a file as the bucket has it, with the folder of the shop. */
const inBucket = (key: string) => `rimal/${key}`

async function stateOf({ owner }: Given, importId: string) {
  const params = { importId }
  const { result } = await owner.call('GET staff/get-import/{importId}', { params })
  return { state: result.state, failure: result.failure }
}

test('a picture that alone cannot be read does not stop the sizes of others', async () => {
  await using all = await shopWithBucket()
  const { shop, server } = all
  const bytes = await jpeg(400, 500)
  const sent = [await all.sendPicture(bytes), await all.sendPicture(bytes)]
  const [first = '', second = ''] = sent.map(({ result }) => result.id).toSorted()
  await server.refuse(inBucket(`pictures/originals/${first}.webp`), archived)
  await shop.runJob('derive-pictures')
  const rows = await shop.deps.db
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [first, second]))
    .orderBy(pictures.id)
  expect(rows).toMatchObject([
    { derivedAt: null, deriveFailedAt: expect.any(Date) },
    { derivedAt: expect.any(Date), deriveFailedAt: null },
  ])
})

test('an import that alone cannot be read fails after five tries, and does not stop others', async () => {
  await using all = await shopWithBucket()
  const { shop, server } = all
  const refused = (await all.sendImport()).result.id
  const other = (await all.sendImport()).result.id
  await server.refuse(inBucket(`imports/${refused}`), archived)
  for (let time = 0; time < 5; time++) {
    await expect(shop.runJob('check-imports')).rejects.toThrow('Imports could not be checked.')
  }
  expect(await stateOf(all, other)).toMatchObject({ state: 'ready' })
  expect(await stateOf(all, refused)).toMatchObject({ state: 'checking' })
  await shop.runJob('check-imports')
  expect(await stateOf(all, refused)).toMatchObject({
    state: 'failed',
    failure: { code: 'broken' },
  })
  expect(await shop.deps.files.list('imports')).toEqual([])
})

test('a file that could not be removed after its check is removed by a later run', async () => {
  await using all = await shopWithBucket()
  const { shop, server } = all
  const { files } = shop.deps
  const { id } = (await all.sendImport()).result
  await server.refuse(inBucket(`imports/${id}`), { method: 'DELETE', ...outage })
  await shop.runJob('check-imports')
  expect(await stateOf(all, id)).toMatchObject({ state: 'ready' })
  shop.setClock(new Date(Date.now() + 2 * 3_600_000).toISOString())
  await shop.runJob('check-imports')
  expect(await files.list('imports')).toEqual([`imports/${id}`])
  await server.stop()
  await server.start()
  await shop.runJob('check-imports')
  expect(await files.list('imports')).toEqual([])
})

test('files of cancelled imports and of uploads that broke off are removed after an hour', async () => {
  await using all = await shopWithBucket()
  const { shop, owner, server } = all
  const { files } = shop.deps
  const waiting = (await all.sendImport()).result.id
  await server.refuse(inBucket(`imports/${waiting}`), { method: 'GET', ...outage })
  const cancelled = (await all.sendImport()).result.id
  await owner.call('POST staff/cancel-import', { body: { importId: cancelled } })
  const brokenOff = randomUUID()
  await files.write(`imports/${brokenOff}`, Buffer.from('product\n'))
  const check = () => expect(shop.runJob('check-imports')).rejects.toThrow('could not be checked')
  const keys = (...ids: string[]) => ids.map((id) => `imports/${id}`).toSorted()

  await check()
  expect((await files.list('imports')).toSorted()).toEqual(keys(waiting, cancelled, brokenOff))
  shop.setClock(new Date(Date.now() + 2 * 3_600_000).toISOString())
  await check()
  expect(await files.list('imports')).toEqual(keys(waiting))
})

test.each(['import', 'picture'])(
  'an upload that breaks off says why, although its file cannot be removed: %s',
  async (kind) => {
    await using all = await shopWithBucket()
    const { deps } = all.shop
    const { staffId } = all.owner
    const audit = async () => {
      await all.server.stop()
      throw new Error('The audit cannot be written.')
    }
    const upload =
      kind === 'import'
        ? uploadImport(deps, { bytes: Buffer.from('product'), fileName: 'a.csv', staffId, audit })
        : uploadPicture(deps, { bytes: await jpeg(), staffId, audit })
    await expect(upload).rejects.toThrow('The audit cannot be written.')
  },
)
