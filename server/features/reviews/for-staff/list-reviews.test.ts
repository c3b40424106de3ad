import type { ApiByAddress } from '@rimal/contract/api'
import type { QueryOf } from '@rimal/contract/endpoint'
import { listColumns } from '@rimal/contract/staff/lists/list-columns'
import { expect, test } from 'vitest'
import { download } from '../../../test/import-fixtures.ts'
import { reviewBody, reviewer } from '../../../test/review-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

type Query = QueryOf<ApiByAddress['GET staff/list-reviews']>

async function list(staff: TestStaff, query: Query) {
  return (await staff.call('GET staff/list-reviews', { query })).result
}

async function ids(staff: TestStaff, query: Query) {
  return (await list(staff, query)).items.map(({ reviewId }) => reviewId)
}

/** A review of Mariam with four stars, and a later one of Hessa of another product with two stars. */
async function shopWithReviews() {
  const shop = await testShop()
  const mariam = await reviewer(shop)
  const hessa = await reviewer(shop, { email: 'hessa@example.com', id: 'test-amal' })
  const { customer } = mariam
  await customer.call('POST review/save-review', { body: reviewBody(mariam.lineId) })
  await hessa.customer.call('POST review/save-review', {
    body: reviewBody(hessa.lineId, { rating: 2, fit: 'small', name: '=Hessa' }),
  })
  await shop.deps.pool.query(
    `update reviews set sent_at = sent_at + interval '1 hour' where rating = 2 and order_line_id is not null`,
  )
  const staff = await staffOf(shop)
  const { items } = await list(staff, { sort: 'waiting' })
  return {
    shop,
    staff,
    mariam: { id: items[0]?.reviewId ?? '', revision: items[0]?.revision ?? 0, ...mariam },
    hessa: { id: items[1]?.reviewId ?? '', ...hessa },
    [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose](),
  }
}

/** Adds copies of a review, all sent at one moment. */
async function addCopies(shop: TestShop, count: number) {
  await shop.deps.pool.query(`delete from reviews where rating = 2 and order_line_id is not null`)
  await shop.deps.pool.query(
    `with one as (select * from reviews where order_line_id is not null limit 1),
     line as (
       insert into order_lines
       select (jsonb_populate_record(l, jsonb_build_object('id', gen_random_uuid()))).*
       from order_lines l join one on one.order_line_id = l.id, generate_series(1, $1) returning id)
     insert into reviews
     select (jsonb_populate_record(null::reviews, to_jsonb(one) || jsonb_build_object(
       'id', gen_random_uuid(), 'order_line_id', line.id))).* from one, line`,
    [count],
  )
}

test('every review is on exactly one page, although all have the same value of the sort', async () => {
  await using given = await shopWithReviews()
  const { shop, staff } = given
  await addCopies(shop, 119)
  for (const sort of ['newest', 'waiting', 'lowest', 'highest'] as const) {
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(staff, {
        sort,
        ...(cursor === null ? {} : { cursor }),
      })
      expect(page.total).toEqual({ count: 120, exact: true })
      found.push(...page.items.map(({ reviewId }) => reviewId))
      cursor = page.next
    } while (cursor !== null)
    expect(found).toHaveLength(120)
    expect(new Set(found).size).toBe(120)
  }
})

test('reviews are filtered by state, stars, fit and product, and sorted', async () => {
  await using given = await shopWithReviews()
  const { staff, mariam, hessa } = given
  await staff.call('POST staff/publish-review', {
    body: { reviewId: mariam.id, revision: mariam.revision },
  })
  expect(await ids(staff, {})).toEqual([hessa.id, mariam.id])
  expect(await ids(staff, { sort: 'lowest' })).toEqual([hessa.id, mariam.id])
  expect(await ids(staff, { sort: 'highest' })).toEqual([mariam.id, hessa.id])
  expect(await ids(staff, { state: 'pending' })).toEqual([hessa.id])
  expect(await ids(staff, { state: 'published' })).toEqual([mariam.id])
  expect(await ids(staff, { state: 'refused' })).toEqual([])
  expect(await ids(staff, { rating: 2 })).toEqual([hessa.id])
  expect(await ids(staff, { fit: 'true' })).toEqual([mariam.id])
  expect(await ids(staff, { productId: hessa.bought.id })).toEqual([hessa.id])
})

test('reviews are found by product, SKU, order and customer, as far as the role sees them', async () => {
  await using given = await shopWithReviews()
  const { shop, staff, mariam, hessa } = given
  await shop.deps.pool.query(
    `update order_lines set name = '{"en": "Zumurrud", "ar": "زُمرّد"}' where id = $1`,
    [hessa.lineId],
  )
  expect(await ids(staff, { q: 'zumur' })).toEqual([hessa.id])
  expect(await ids(staff, { q: mariam.orderNumber })).toEqual([mariam.id])
  expect(await ids(staff, { q: hessa.bought.skuOf(54) })).toEqual([hessa.id])
  expect(await ids(staff, { q: '=hessa' })).toEqual([hessa.id])
  const content = await staffOf(shop, { role: 'content' })
  expect(await ids(content, { q: 'hessa' })).toEqual([])
  expect(await ids(content, { q: 'zumur' })).toEqual([hessa.id])
  expect((await list(content, { q: 'zumur' })).items).toMatchObject([{ name: '•••' }])
  const accountant = await staffOf(shop, { role: 'accountant' })
  expect(await ids(accountant, { q: '=hessa' })).toEqual([hessa.id])
  expect(await ids(accountant, { q: 'hessa@example.com' })).toEqual([])
})

const everything = listColumns.reviews.shipped.join(',')

test('the file of reviews has what the cards show, and a spreadsheet runs nothing of it', async () => {
  await using given = await shopWithReviews()
  const { shop, hessa } = given
  const content = await staffOf(shop, { role: 'content' })
  const query = { columns: everything, rating: 2 }
  expect((await content.call('GET staff/download-reviews', { query })).status).toBe(403)
  const manager = await staffOf(shop, { role: 'manager' })
  const search = new URLSearchParams({ language_code: 'en', columns: everything, rating: '2' })
  const file = await download(shop, manager, `staff/download-reviews?${search}`)
  const [titles, row, ...more] = file.toString().slice(1).trimEnd().split('\r\n')
  expect(more).toEqual([])
  expect(titles).toBe(
    'Product,Colour,Size,Stars,Fit,Review,Name,Order,Decision,"Answer of the shop","Reason that the customer read",Sent',
  )
  expect(row).toContain(`,2,"Runs small",`)
  expect(row).toContain(`'=Hessa`)
  expect(row).toContain(hessa.orderNumber)
  const { rows } = await shop.deps.pool.query(
    `select subject, details from staff_audit where action = 'staff/download-reviews'`,
  )
  expect(rows).toEqual([
    {
      subject: 'reviews',
      details: { rows: 1, columns: everything, filters: { rating: 2 }, searched: false },
    },
  ])
})
