import { shopApi } from '@rimal/contract/shop'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { secondProcess } from '../../test/second-process.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

type Caller = Pick<TestShop, 'call'>

/** Asks one process and then the other, so many times in all, and returns the status of each answer. */
async function callInTurn(processes: Caller[], times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn++) {
    const process = processes[turn % processes.length] as Caller
    const body = { email: 'mariam@example.com' }
    statuses.push((await process.call('POST newsletter/subscribe', { body })).status)
  }
  return statuses
}

test('two processes count the calls of one address together', async () => {
  await using shop = await testShop({ rateLimits: true })
  await using second = await secondProcess(shop)
  const { perMinute } = shopApi.subscribe
  const statuses = await callInTurn([shop, second], perMinute + 3)
  expect(statuses).toEqual([...Array(perMinute).fill(200), 429, 429, 429])
})

test('calls at the same moment are counted each', async () => {
  await using shop = await testShop({ rateLimits: true })
  await using second = await secondProcess(shop)
  const { perMinute } = shopApi.subscribe
  const calls = Array.from({ length: 2 * perMinute }, (_, turn) =>
    callInTurn([turn % 2 ? shop : second], 1),
  )
  const statuses = (await Promise.all(calls)).flat()
  expect(statuses.filter((status) => status === 200)).toHaveLength(perMinute)
})

test('a count starts anew when its minute is over, and is deleted then', async () => {
  await using shop = await testShop({ rateLimits: true })
  await using second = await secondProcess(shop)
  const { db } = shop.deps
  const { perMinute } = shopApi.subscribe
  await callInTurn([shop], perMinute)
  await db.execute(sql`update call_counts set ends_at = now()`)
  expect(await callInTurn([second], 1)).toEqual([200])
  await shop.runJob('clean-up-call-counts')
  const counts = () => db.execute(sql`select count from call_counts`)
  expect((await counts()).rows).toEqual([{ count: 1 }])
  await db.execute(sql`update call_counts set ends_at = now()`)
  await shop.runJob('clean-up-call-counts')
  expect((await counts()).rows).toEqual([])
})

test('the table names no address', async () => {
  await using shop = await testShop({ rateLimits: true })
  await callInTurn([shop], 1)
  const { rows } = await shop.deps.db.execute<{ key: string }>(sql`select key from call_counts`)
  expect(rows).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) }])
})
