import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { customerOf, resetLimits, latestCode } from '../../test/identity-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { orderOf, reviewBody, reviewer } from '../../test/review-fixtures.ts'
import { testShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'

test('a delivered product is reviewed, and the review waits for staff to read it', async () => {
  await using shop = await testShop()
  const { customer, bought, lineId, orderNumber } = await reviewer(shop)
  const params = { lineId }
  const open = await customer.call('GET review/get-line/{lineId}', { params })
  expect(open.result).toMatchObject({
    orderNumber,
    product_id: bought.id,
    size: 54,
    madeToMeasure: false,
    firstName: 'Mariam',
    review: null,
    pictures: [],
  })
  const body = reviewBody(lineId, { rating: 5, fit: 'large', text: '  Soft,\n\n\n\nand  light. ' })
  const saved = await customer.call('POST review/save-review', { body })
  const review = {
    state: 'pending',
    rating: 5,
    fit: 'large',
    text: 'Soft,\n\nand light.',
    name: 'Mariam',
    refusedFor: null,
    answer: null,
  }
  expect(saved.result.review).toMatchObject(review)
  expect((await customer.call('GET review/get-line/{lineId}', { params })).result).toEqual(
    saved.result,
  )
  const { result } = await customer.call('GET review/list-of-order/{orderNumber}', {
    params: { orderNumber },
  })
  expect(result).toEqual([{ lineId, state: 'pending' }])
  const shown = await shop.call('GET product/get-product', { query: { id: bought.id } })
  expect(shown.result).toMatchObject({ reviews: { count: 0 }, firstReviews: [] })
})

test('a review can be changed until it is published, and stays one review', async () => {
  await using shop = await testShop()
  const { customer, lineId } = await reviewer(shop)
  const save = (changes: object) =>
    customer.call('POST review/save-review', { body: reviewBody(lineId, changes) })
  await Promise.all([save({}), save({}), save({}), save({})])
  expect(await count(shop, 'reviews', 'order_line_id is not null')).toBe(1)
  const { result } = await save({ rating: 2, text: 'خامة ناعمة', heightCm: 165 })
  expect(result.review).toMatchObject({ rating: 2, text: 'خامة ناعمة', heightCm: 165 })
  expect(await count(shop, 'reviews', "language = 'arb'")).toBeGreaterThan(0)
  expect(await count(shop, 'reviews', 'order_line_id is not null')).toBe(1)
})

test('two lines of one order can be reviewed separately', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const products = [
    await addProduct(shop.deps.db, { id: 'test-noor' }),
    await addProduct(shop.deps.db, { id: 'test-layla' }),
  ]
  const { orderNumber, lineIds } = await orderOf(shop, customer, products)
  await customer.call('POST review/save-review', { body: reviewBody(lineIds[1] ?? '') })
  const { result } = await customer.call('GET review/list-of-order/{orderNumber}', {
    params: { orderNumber },
  })
  expect(result).toEqual([
    { lineId: lineIds[0], state: 'open' },
    { lineId: lineIds[1], state: 'pending' },
  ])
})

test('an order that is still on its way cannot be reviewed', async () => {
  await using shop = await testShop()
  const bought = await addProduct(shop.deps.db, { id: 'test-noor' })
  const customer = await customerOf(shop)
  const { orderNumber, lineIds } = await orderOf(shop, customer, [bought], { delivered: false })
  const lineId = lineIds[0] ?? ''
  const early = { status: 200, errorCode: 802 }
  expect(
    await customer.call('POST review/save-review', { body: reviewBody(lineId) }),
  ).toMatchObject(early)
  expect(await customer.call('GET review/get-line/{lineId}', { params: { lineId } })).toMatchObject(
    early,
  )
  const listed = await customer.call('GET review/list-of-order/{orderNumber}', {
    params: { orderNumber },
  })
  expect(listed.result).toEqual([])
})

test('an order of another is not there, nor is one that nobody placed', async () => {
  await using shop = await testShop()
  const { lineId, orderNumber } = await reviewer(shop)
  const other = await customerOf(shop, { email: 'other@example.com' })
  const unknown = '00000000-0000-4000-8000-000000000000'
  for (const id of [lineId, unknown]) {
    const params = { lineId: id }
    const replies = [
      await other.call('GET review/get-line/{lineId}', { params }),
      await other.call('POST review/save-review', { body: reviewBody(id) }),
      await other.call('POST review/withdraw-review', { body: { lineId: id } }),
    ]
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, errorCode: 801 })
  }
  expect(
    await other.call('GET review/list-of-order/{orderNumber}', { params: { orderNumber } }),
  ).toMatchObject({ status: 404, errorCode: 307 })
})

const wrong: [object, object][] = [
  [{ rating: 6 }, { rating: 'invalid' }],
  [{ rating: 0 }, { rating: 'invalid' }],
  [{ rating: 4.5 }, { rating: 'invalid' }],
  [{ fit: 'huge' }, { fit: 'invalid' }],
  [{ text: '' }, { text: 'invalid' }],
  [{ text: ' \n\u202e .' }, { text: 'required' }],
  [{ text: 'x'.repeat(2001) }, { text: 'invalid' }],
  [{ name: '7' }, { name: 'malformed' }],
  [{ heightCm: 20 }, { heightCm: 'invalid' }],
  [{ published: true }, { published: 'unknown' }],
  [{ product_id: 'noor' }, { product_id: 'unknown' }],
  [{ pictures: Array(6).fill('00000000-0000-4000-8000-000000000000') }, { pictures: 'invalid' }],
]

test('invalid input is refused, field by field', async () => {
  await using shop = await testShop()
  const { customer, lineId } = await reviewer(shop)
  for (const [changes, fields] of wrong) {
    const body = reviewBody(lineId, changes)
    const reply = await customer.call('POST review/save-review', { body })
    expect({ changes, status: reply.status, fields: reply.fields }).toEqual({
      changes,
      status: 400,
      fields,
    })
  }
  expect(await count(shop, 'reviews', 'order_line_id is not null')).toBe(0)
})

test('a megabyte of text is not read to its end', async () => {
  await using shop = await testShop()
  const { customer, lineId } = await reviewer(shop)
  const body = reviewBody(lineId, { text: 'x'.repeat(1_000_000) })
  expect(await customer.call('POST review/save-review', { body })).toMatchObject({ status: 413 })
})

test('the text is stored as it is, without characters that would turn the text around it', async () => {
  await using shop = await testShop()
  const { customer, lineId } = await reviewer(shop)
  const text = '<img src=x onerror=alert(1)> \u202eit’s good\u0000'
  const { result } = await customer.call('POST review/save-review', {
    body: reviewBody(lineId, { text }),
  })
  expect(result.review?.text).toBe('<img src=x onerror=alert(1)> it’s good')
})

test('a review that waits is withdrawn, and another one written', async () => {
  await using shop = await testShop()
  const { customer, lineId } = await reviewer(shop)
  await customer.call('POST review/save-review', { body: reviewBody(lineId) })
  const withdraw = () => customer.call('POST review/withdraw-review', { body: { lineId } })
  expect((await withdraw()).errorCode).toBe(0)
  expect((await withdraw()).errorCode).toBe(0)
  expect(await count(shop, 'reviews', 'order_line_id is not null')).toBe(0)
  const again = await customer.call('POST review/save-review', { body: reviewBody(lineId) })
  expect(again.result.review).toMatchObject({ state: 'pending' })
})

test("the customer's reviews are in the data export, and are deleted with the account", async () => {
  await using shop = await testShop()
  const { customer, lineId } = await reviewer(shop)
  await customer.call('POST review/save-review', { body: reviewBody(lineId, { heightCm: 165 }) })
  const exported = (await customer.call('GET account/export-data')).result
  expect(exported['reviews']).toMatchObject([
    { productId: 'test-noor', rating: 4, heightCm: 165, published: false, pictures: [] },
  ])
  await resetLimits(shop)
  const { challengeId } = (await customer.call('POST account/send-delete-code', { body: {} }))
    .result
  const { code } = await latestCode(shop, email)
  await customer.call('POST account/delete-account', { body: { challengeId, code } })
  expect(await count(shop, 'reviews', 'order_line_id is not null')).toBe(0)
})
