import { expect, test } from 'vitest'
import { DatabaseAway } from '../../db/database-away.ts'
import { runBulk } from './run-bulk.ts'

const log = { error: () => {} } as never

/** Runs a bulk act for these items, at one of which the database is away. */
const run = (ids: string[], awayAt: string) =>
  runBulk(
    { log },
    { selection: { ids } },
    {
      language: 'en',
      listIds: () => Promise.resolve([]),
      change: (id) =>
        id === awayAt ? Promise.reject(new DatabaseAway(new Error('gone'))) : Promise.resolve(),
    },
  )

test('an act that the loss of the database ends answers what was done before', async () => {
  const { done, skipped, ended } = await run(['a', 'b', 'c', 'd'], 'c')
  expect([done, skipped]).toEqual([['a', 'b'], []])
  expect(ended).toMatchObject({ code: 'unavailable' })
})

test('an act that does nothing because the database is away fails as every call does', async () => {
  await expect(run(['a', 'b'], 'a')).rejects.toThrow(DatabaseAway)
})
