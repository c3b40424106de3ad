import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Import } from '@rimal/contract/staff/imports'
import type { StaffPicture } from '@rimal/contract/staff/pictures'
import { pictures } from '../../db/tables/catalog.ts'
import { staffOf, type TestStaff } from '../staff-fixtures.ts'
import { testShop } from '../test-shop.ts'
import { bucketServer } from './bucket-server.ts'

const csv = Buffer.from('product,name_en\nno-such-product,A name\n')

/** Opens a shop whose files are in a bucket, with its owner. No picture waits for its sizes. */
export async function shopWithBucket() {
  await using opened = new AsyncDisposableStack()
  const folder = opened.use(await mkdtempDisposable(join(tmpdir(), 'rimal-no-files-')))
  const server = opened.use(await bucketServer())
  const bucket = server.settings({ prefix: 'rimal/' })
  const shop = opened.use(await testShop({ dataDir: folder.path, bucket }))
  await shop.deps.db.update(pictures).set({ derivedAt: new Date() })
  const owner = await staffOf(shop)
  const resources = opened.move()
  return {
    server,
    shop,
    folder: folder.path,
    owner,
    sendPicture: (bytes: Uint8Array) =>
      sendFile<StaffPicture>(`${shop.address}/api/staff/upload-picture`, owner, bytes),
    /** Sends a file that can be read and names a product that does not exist. */
    sendImport: () =>
      sendFile<Import>(`${shop.address}/api/staff/upload-import?file=products.csv`, owner, csv),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}

/** Sends a file as staff do. */
async function sendFile<T>(address: string, { token }: TestStaff, bytes: Uint8Array) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: new Blob([new Uint8Array(bytes)]),
  })
  const reply = (await response.json()) as { errorCode: number; result: T }
  return { ...reply, status: response.status, retryAfter: response.headers.get('retry-after') }
}
