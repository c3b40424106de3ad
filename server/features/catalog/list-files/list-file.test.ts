import { expect, test } from 'vitest'
import { staffMembers } from '../../../db/tables/staff.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { type FileColumns, listFile } from './list-file.ts'

const column = { titles: [{ en: 'Name', ar: 'الاسم' }], cells: (name: string) => [name] }
const columns: FileColumns<'customers', string> = {
  name: column,
  spent: column,
  contact: column,
  orders: column,
  last: column,
  since: column,
}

test('every page of a file shows the list as it was when the file began', async () => {
  await using shop = await testShop()
  await staffOf(shop, { name: 'First' })
  const { file, rows } = await listFile(shop.deps, {
    list: 'customers',
    shown: 'name',
    columns,
    language: 'en',
    count: (db) => db.$count(staffMembers),
    readPage: async (db, cursor) => {
      const members = await db.select({ name: staffMembers.name }).from(staffMembers)
      // Somebody else changes what is listed between two pages.
      if (!cursor) await staffOf(shop, { email: 'second@example.com', name: 'Second' })
      return { items: members.map(({ name }) => name), next: cursor ? null : 'second page' }
    },
  })
  expect(file.body.toString()).toBe('\uFEFFName\r\nFirst\r\nFirst\r\n')
  expect(rows).toBe(1)
})
