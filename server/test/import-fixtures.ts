import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffRole } from '@rimal/contract/permissions'
import type { Import } from '@rimal/contract/staff/imports'
import { staffOf, type TestStaff } from './staff-fixtures.ts'
import { testShop, type TestShop } from './test-shop.ts'

/** A shop with a folder for its files, and a member of its staff. */
export async function shopWithImports(role: StaffRole = 'owner') {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-imports-'))
  const shop = await testShop({ dataDir })
  const staff = await staffOf(shop, { role })
  return {
    shop,
    staff,
    /** Uploads a file and does not have it checked. */
    upload: async (file: string) => (await uploadImport(shop, staff, file, 'products.csv')).result,
    /** Uploads a file and has it checked; returns the dry run. */
    async check(file: string | Uint8Array, name = 'products.csv') {
      const { id } = (await uploadImport(shop, staff, file, name)).result
      await shop.runJob('check-imports')
      return reportOf(staff, id)
    },
    /** Has the rows of a dry run written; returns the import afterwards. */
    async apply(importId: string) {
      const { errorCode } = await staff.call('POST staff/apply-import', { body: { importId } })
      await shop.runJob('apply-imports')
      return { ...(await reportOf(staff, importId)), errorCode }
    },
    report: (importId: string) => reportOf(staff, importId),
    exported: (format: 'csv' | 'xlsx' = 'csv') =>
      download(shop, staff, `staff/export-products?format=${format}`),
    errorFile: (id: string) => download(shop, staff, `staff/download-import-errors/${id}`),
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true })
    },
  }
}

async function uploadImport(
  shop: TestShop,
  { token }: Pick<TestStaff, 'token'>,
  file: string | Uint8Array,
  name: string,
) {
  const query = new URLSearchParams({ file: name })
  const response = await fetch(`${shop.address}/api/staff/upload-import?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', authorization: `Bearer ${token}` },
    body: new Blob([typeof file === 'string' ? file : new Uint8Array(file)]),
  })
  return (await response.json()) as { errorCode: number; result: Import }
}

async function reportOf(staff: TestStaff, importId: string) {
  return (await staff.call('GET staff/get-import/{importId}', { params: { importId } })).result
}

export async function download(shop: TestShop, { token }: Pick<TestStaff, 'token'>, path: string) {
  const response = await fetch(`${shop.address}/api/${path}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return Buffer.from(await response.arrayBuffer())
}
