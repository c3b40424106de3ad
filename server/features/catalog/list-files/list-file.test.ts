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

const cellOfRow = { list: 'customers', shown: 'name', columns, language: 'en' } as const

test('a negative amount stays a number, and a text that begins with a minus is no formula', async () => {
  await using shop = await testShop()
  const items = ['-12.00', '-3', '-1+2', '-cmd|calc', '--1']
  const { file } = await listFile(shop.deps, {
    ...cellOfRow,
    count: async () => items.length,
    readPage: async () => ({ items, next: null }),
  })
  expect(file.body.toString()).toBe(
    `\uFEFFName\r\n-12.00\r\n-3\r\n"'-1+2"\r\n"'-cmd|calc"\r\n"'--1"\r\n`,
  )
})

test('a page that leads to itself ends the file', async () => {
  await using shop = await testShop()
  const file = listFile(shop.deps, {
    ...cellOfRow,
    count: async () => 1,
    readPage: async () => ({ items: ['Same'], next: 'the same page' }),
  })
  await expect(file).rejects.toThrow('leads to itself')
})
