import { queueApi } from '@rimal/contract/queue/queue'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testShop } from '../../test/test-shop.ts'

test('joins are counted without the database, and a carrier may make thousands in a minute', async () => {
  await using shop = await testShop({ rateLimits: true })
  const joined = await shop.guest().call('POST queue/join', { body: {} })
  expect(joined.headers.get('x-ratelimit-limit')).toBe(String(queueApi.joinQueue.perMinute))
  expect(queueApi.joinQueue.perMinute).toBeGreaterThanOrEqual(3000)
  expect((await shop.deps.db.execute(sql`select from call_counts`)).rows).toEqual([])
})
