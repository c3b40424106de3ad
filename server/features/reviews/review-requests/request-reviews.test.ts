import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { customerOf, readOutbox } from '../../../test/identity-fixtures.ts'
import { orderOf, reviewBody, reviewer } from '../../../test/review-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'
import { saveSetting } from '../../shop/settings/settings.ts'

const email = 'mariam@example.com'
const delivered = '2026-11-21T08:00:00Z'
const threeDaysLater = '2026-11-24T08:00:01Z'

async function requests(shop: TestShop) {
  return (await readOutbox(shop, email)).filter(({ kind }) => kind === 'review_request')
}

test('three days after the delivery the customer is asked, once', async () => {
  await using shop = await testShop()
  shop.setClock(delivered)
  const { lineId } = await reviewer(shop)
  shop.setClock('2026-11-24T07:59:59Z')
  await shop.runJob('request-reviews')
  expect(await requests(shop)).toEqual([])
  shop.setClock(threeDaysLater)
  await Promise.all([shop.runJob('request-reviews'), shop.runJob('request-reviews')])
  const [email, ...others] = await requests(shop)
  expect(others).toEqual([])
  expect(email).toMatchObject({
    subject: 'How do you like test-noor?',
    text: expect.stringContaining(`/review/${lineId}`),
  })
  const { rows } = await shop.deps.pool.query(
    `select data->'pictures' as pictures from outbox where kind = 'review_request'`,
  )
  expect(rows).toEqual([
    { pictures: [{ name: 'test-noor', color: 'Black', pictureId: expect.any(String) }] },
  ])
  // Messages are deleted after a month; the record that the customer was asked is not.
  await shop.deps.pool.query("delete from outbox where kind = 'review_request'")
  await shop.runJob('request-reviews')
  expect(await requests(shop)).toEqual([])
})

test('the customer is not asked about reviewed items, but is asked about the others', async () => {
  await using shop = await testShop()
  shop.setClock(delivered)
  const { customer, lineId } = await reviewer(shop)
  await customer.call('POST review/save-review', { body: reviewBody(lineId) })
  const items = [
    await addProduct(shop.deps.db, { id: 'test-layla' }),
    await addProduct(shop.deps.db, { id: 'test-maha' }),
    await addProduct(shop.deps.db, { id: 'test-rahma' }),
  ]
  const { orderNumber, lineIds } = await orderOf(shop, customer, items)
  await customer.call('POST review/save-review', { body: reviewBody(lineIds[0] ?? '') })
  shop.setClock(threeDaysLater)
  await shop.runJob('request-reviews')
  expect(await requests(shop)).toMatchObject([
    {
      subject: 'How do you like test-maha and test-rahma?',
      text: expect.stringContaining(`/order-details/${orderNumber}`),
    },
  ])
})

test('the shop sets the number of days; an order that is old or still on its way is left alone', async () => {
  await using shop = await testShop()
  shop.setClock(delivered)
  await saveSetting(shop.deps.db, 'reviewRequestDays', 1)
  await reviewer(shop)
  const customer = await customerOf(shop, { email: 'other@example.com' })
  const bought = await addProduct(shop.deps.db, { id: 'test-layla' })
  await orderOf(shop, customer, [bought], { delivered: false })
  shop.setClock('2026-12-22T08:00:00Z')
  await shop.runJob('request-reviews')
  expect(await requests(shop)).toEqual([])
  shop.setClock('2026-11-22T08:00:01Z')
  await shop.runJob('request-reviews')
  expect(await requests(shop)).toHaveLength(1)
  const others = (await readOutbox(shop)).filter(({ kind }) => kind === 'review_request')
  expect(others).toHaveLength(1)
})
