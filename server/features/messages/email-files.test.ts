import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { requestCode } from '../../test/identity-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'
import { listLatest, listMessageIds } from './messages.sql.ts'

test('the messages of more files than a statement has parameters are found', async () => {
  await using shop = await testShop()
  await requestCode(shop, 'mariam@example.com')
  const stored = (await listLatest(shop.deps.db, 1)).map(({ id }) => id)
  const ids = [...Array.from({ length: 70_000 }, () => randomUUID()), ...stored]
  expect(await listMessageIds(shop.deps.db, ids)).toEqual(stored)
})
