import { expect, test } from 'vitest'
import { migrate } from '../../../../db/migrate.ts'
import { homeBodyOf } from '../../../../test/home-fixtures.ts'
import { staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

test('a home page that was saved before there were versions is the first version', async () => {
  await using shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager', name: 'Huda Saleh' })
  const get = async () => (await manager.call('GET staff/get-home')).result
  shop.setClock('2026-11-26T08:00:00Z')
  await manager.call('POST staff/save-home', { body: homeBodyOf(await get()) })
  await shop.deps.pool.query(`
    drop table content_drafts, home_versions;
    delete from settings where key in ('homeSections', 'homeLists');
    delete from migrations where name = '0027_content_drafts.sql'`)
  expect(await migrate(shop.deps.pool)).toEqual(['0027_content_drafts.sql'])

  const { revision, savedBy, savedAt } = await get()
  expect({ revision, savedBy, savedAt }).toEqual({
    revision: 1,
    savedBy: 'Huda Saleh',
    savedAt: '2026-11-26T08:00:00.000Z',
  })
  await manager.call('POST staff/save-home', { body: homeBodyOf(await get()) })
  const { result: versions } = await manager.call('GET staff/list-home-versions')
  expect(versions).toMatchObject([
    { version: 2, changed: [], isShown: true },
    { version: 1, savedBy: 'Huda Saleh', changed: [], isShown: false },
  ])
})

test('a home page that nobody has saved has no versions', async () => {
  await using shop = await testShop()
  const manager = await staffOf(shop, { role: 'manager' })
  expect((await manager.call('GET staff/list-home-versions')).result).toEqual([])
})
