import { promotionListSorts } from '@rimal/contract/staff/promotion-states'
import { expect, test } from 'vitest'
import { download } from '../../../../test/import-fixtures.ts'
import { noon } from '../../../../test/order-fixtures.ts'
import { readEveryPage, staffOf } from '../../../../test/staff-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'

/** A shop with one promotion in each state, and no other. */
async function shopWithPromotions() {
  const shop = await testShop()
  shop.setClock(noon)
  await shop.deps.pool.query('delete from promotions')
  await shop.deps.pool.query(
    `insert into promotions (title, code, kind, percent, starts_at, ends_at, active, created_at)
     select jsonb_build_object('en', title, 'ar', 'خصم ' || title), code, 'percent', 10, starts_at, ends_at, active,
       $1::timestamptz - place * interval '1 day'
     from (values
       (1, 'Always', 'EID-2026', null::timestamptz, null::timestamptz, true),
       (2, 'Soon', null, $1::timestamptz + interval '1 day', $1::timestamptz + interval '9 days', true),
       (3, 'Gone', 'GONE', null, $1::timestamptz, true),
       (4, 'Paused', null, null, null, false)
     ) made (place, title, code, starts_at, ends_at, active)`,
    [noon],
  )
  return { shop, staff: await staffOf(shop, { role: 'accountant' }) }
}

test('promotions are found by code, title, state and whether they have a code', async () => {
  const { shop, staff } = await shopWithPromotions()
  await using _ = shop
  const find = async (query: object) =>
    (await staff.call('GET staff/list-promotions', { query })).result.items.map(
      ({ title }) => title.en,
    )
  expect(await find({})).toEqual(['Always', 'Soon', 'Gone', 'Paused'])
  expect(await find({ sort: 'ending', state: 'planned' })).toEqual(['Soon'])
  const ending = await find({ sort: 'ending' })
  expect([ending[0], ending[3], ending.slice(1, 3).toSorted()]).toEqual([
    'Soon',
    'Gone',
    ['Always', 'Paused'],
  ])
  for (const q of ['eid-20', 'eid2026', '٢٠٢٦']) expect(await find({ q })).toEqual(['Always'])
  expect(await find({ q: 'خصم soon' })).toEqual(['Soon'])
  expect(await find({ q: 'pause' })).toEqual(['Paused'])
  expect(await find({ q: '%' })).toEqual([])
  expect(await find({ coded: true })).toEqual(['Always', 'Gone'])
  expect(await find({ state: 'running' })).toEqual(['Always'])
  expect(await find({ state: 'planned' })).toEqual(['Soon'])
  expect(await find({ state: 'ended' })).toEqual(['Gone'])
  expect(await find({ state: 'off', coded: false })).toEqual(['Paused'])
  const { result: counts } = await staff.call('GET staff/count-promotions')
  expect(counts).toEqual({ running: 1, planned: 1, ended: 1, off: 1 })
})

test.each(promotionListSorts)('pages by %s show every promotion once', async (sort) => {
  const { shop, staff } = await shopWithPromotions()
  await using _ = shop
  await shop.deps.pool.query(
    `insert into promotions (title, kind, percent, created_at)
     select '{"en": "Same", "ar": "نفسه"}', 'percent', 5, $1 from generate_series(1, 120)`,
    [noon],
  )
  const { items, pages, counted } = await readEveryPage((page) =>
    staff.call('GET staff/list-promotions', { query: { sort, ...page } }),
  )
  expect([pages, counted]).toEqual([[50, 50, 24], 124])
  expect(new Set(items.map(({ promotionId }) => promotionId)).size).toBe(124)
})

test('one promotion is read by its id, and the list is a file', async () => {
  const { shop, staff } = await shopWithPromotions()
  await using _ = shop
  const { result } = await staff.call('GET staff/list-promotions', { query: { q: 'soon' } })
  const [soon] = result.items
  const params = { promotionId: soon?.promotionId ?? '' }
  const read = await staff.call('GET staff/get-promotion/{promotionId}', { params })
  expect(read.result).toEqual(soon)
  const missing = { promotionId: '00000000-0000-4000-8000-000000000000' }
  expect(
    (await staff.call('GET staff/get-promotion/{promotionId}', { params: missing })).status,
  ).toBe(404)
  const query = new URLSearchParams({ language_code: 'en', columns: 'title,state,when' })
  query.set('state', 'planned')
  expect((await download(shop, staff, `staff/download-promotions?${query}`)).toString()).toBe(
    '\uFEFF"Name in English","Name in Arabic",Code,State,"First day","Last day"\r\n' +
      'Soon,"خصم Soon",,Planned,2026-11-22,2026-11-30\r\n',
  )
})
