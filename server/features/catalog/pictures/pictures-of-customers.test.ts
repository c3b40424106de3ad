import type { ProductFields } from '@rimal/contract/staff/products'
import { expect, test } from 'vitest'
import { homeBodyOf } from '../../../test/home-fixtures.ts'
import { fieldsOf } from '../../../test/product-fixtures.ts'
import { jpeg, reviewBody, reviewer, upload } from '../../../test/review-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

/** Opens a shop in which a review with a picture is published. */
async function shopWithPicture() {
  const shop = await testShop()
  const { customer, lineId } = await reviewer(shop)
  const { id } = (await upload(shop, customer, lineId, await jpeg())).result
  await customer.call('POST review/save-review', { body: reviewBody(lineId, { pictures: [id] }) })
  const owner = await staffOf(shop)
  const { rows } = await shop.deps.pool.query<{ reviewId: string; revision: number }>(
    'select id as "reviewId", revision from reviews where order_line_id = $1',
    [lineId],
  )
  await owner.call('POST staff/publish-review', { body: rows[0] ?? { reviewId: '', revision: 0 } })
  return { shop, customer, owner, id, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

test("a customer's picture is not described by staff, and its text stays", async () => {
  await using given = await shopWithPicture()
  const { shop, owner, id } = given
  const body = { id, alt: { en: 'Ours', ar: 'لنا' }, focusX: 0.1, focusY: 0.1 }
  expect(await owner.call('POST staff/describe-picture', { body })).toMatchObject({
    status: 404,
    errorCode: 543,
  })
  const { rows } = await shop.deps.pool.query(
    `select alt ->> 'en' as en from pictures where id = $1`,
    [id],
  )
  expect(rows[0].en).toContain('Customer')
})

test("a customer's picture is put on no product, group or home page, and erasing the customer works", async () => {
  await using given = await shopWithPicture()
  const { owner, id, customer } = given
  const { result: product } = await owner.call('GET staff/get-product/{id}', {
    params: { id: 'test-noor' },
  })
  const items = fieldsOf(product).items.map((item): ProductFields['items'][number] => ({
    ...item,
    pictures: [...item.pictures, { id, view: 'detail' }],
  }))
  const saved = await owner.call('POST staff/save-product', {
    body: {
      id: product.id,
      revision: product.revision,
      fields: { ...fieldsOf(product), items },
    },
  })
  expect(saved).toMatchObject({ errorCode: 1, fields: { 'items.0.pictures': 'unknown' } })

  const title = { en: 'Prayer Sets', ar: 'أطقم الصلاة' }
  const group = await owner.call('POST staff/save-group', {
    body: { kind: 'types', id: null, title, pictureId: id },
  })
  expect(group).toMatchObject({ errorCode: 1, fields: { pictureId: 'unknown' } })

  const { result: home } = await owner.call('GET staff/get-home')
  const scenes = { heroWide: id, heroTall: null, story: null, homeService: null }
  const ofHome = await owner.call('POST staff/save-home', {
    body: { ...homeBodyOf(home), scenes },
  })
  expect(ofHome).toMatchObject({ errorCode: 1, fields: { 'scenes.heroWide': 'unknown' } })

  const body = { customerId: customer.customerId }
  expect((await owner.call('POST staff/erase-customer', { body })).errorCode).toBe(0)
})
