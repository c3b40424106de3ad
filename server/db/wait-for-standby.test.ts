import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '../test/test-shop.ts'
import { waitForStandby } from './wait-for-standby.ts'

test('the wait for a standby writes, because PostgreSQL lets only a commit that writes wait', async () => {
  await using shop = await testShop()
  const assigned = await shop.deps.db.transaction(async (tx) => {
    await waitForStandby(tx)
    const { rows } = await tx.execute(sql`select pg_current_xact_id_if_assigned()::text as id`)
    return rows[0]?.id
  })
  expect(assigned).toMatch(/^\d+$/)
})
