import { expect, test } from 'vitest'
import { emptyDatabase } from '../test/databases/empty-database.ts'
import { openRelay } from '../test/relay.ts'
import { checkDatabase } from './check-database.ts'

test('a start waits for a database that is away, and says so once', async () => {
  await using database = await emptyDatabase()
  await using relay = await openRelay()
  const url = relay.reach(database.url)
  await relay.cut()
  const said: string[] = []
  const mended = Promise.withResolvers<void>()
  const say = (line: string) => {
    said.push(line)
    mended.resolve(relay.mend())
  }
  await checkDatabase(url, { waitSeconds: 60, say })
  await mended.promise
  expect(said).toEqual([expect.stringContaining('nothing listens there. The start waits for it')])
})

test('a start does not wait for a database that does not exist', async () => {
  await using database = await emptyDatabase()
  const url = new URL(database.url)
  url.pathname = '/nowhere'
  const said: string[] = []
  const check = checkDatabase(url.href, { waitSeconds: 60, say: (line) => said.push(line) })
  await expect(check).rejects.toThrow('it has no database named nowhere')
  expect(said).toEqual([])
})
