import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pictures } from '../../db/tables/catalog.ts'
import { resetLimits, latestCode, readOutbox } from '../../test/identity-fixtures.ts'
import { staffOf } from '../../test/staff-fixtures.ts'
import { count } from '../../test/order-fixtures.ts'
import { jpeg, reviewBody, reviewer, upload } from '../../test/review-fixtures.ts'
import { sourceStorefront } from '../../test/source-storefront.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'

const email = 'mariam@example.com'

async function shopWithStaff(shop: TestShop) {
  const owner = await staffOf(shop, { name: 'Huda Owner' })
  return owner
}

/** A review with one picture that waits, and who decides on it. */
async function waiting(shop: TestShop, changes: object = {}) {
  const owner = await shopWithStaff(shop)
  const { customer, lineId, bought } = await reviewer(shop)
  const { id } = (await upload(shop, customer, lineId, await jpeg())).result
  const body = reviewBody(lineId, { pictures: [id], ...changes })
  await customer.call('POST review/save-review', { body })
  const { result } = await owner.call('GET staff/list-reviews')
  const [{ reviewId, revision } = { reviewId: '', revision: 0 }] = result.items
  const product = async () =>
    (await shop.call('GET product/get-product', { query: { id: bought.id } })).result
  return { owner, customer, lineId, bought, pictureId: id, read: { reviewId, revision }, product }
}

async function shopWithFolder(parts: Parameters<typeof testShop>[1] = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-decisions-'))
  const shop = await testShop({ dataDir }, parts)
  return {
    shop,
    files: () => readdir(join(dataDir, 'pictures'), { recursive: true }),
    async [Symbol.asyncDispose]() {
      await shop[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true })
    },
  }
}

test('a published review is shown at its product with its pictures, and its stars count', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { owner, customer, lineId, bought, pictureId, read, product } = await waiting(shop)
  expect((await product()).reviews).toMatchObject({ count: 0, average: null })
  expect((await owner.call('POST staff/publish-review', { body: read })).errorCode).toBe(0)
  // The page was cached, and then invalidated.
  await expect.poll(async () => (await product()).reviews.count).toBe(1)
  expect(await product()).toMatchObject({
    reviews: { average: 4, histogram: [0, 0, 0, 1, 0], fit: { small: 0, true: 1, large: 0 } },
    firstReviews: [{ name: 'Mariam', size: 54, answer: null, pictures: [{ id: pictureId }] }],
  })
  const cards = await shop.call('GET product/list-cards', { query: { ids: bought.id } })
  expect(cards.result).toMatchObject([{ rating: 4, reviewCount: 1 }])
  const media = await fetch(`${shop.address}/media/${pictureId}/60.webp?v=1`)
  expect(media.headers.get('content-type')).toBe('image/webp')
  expect(media.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await readOutbox(shop, email))[0]).toMatchObject({ kind: 'review_decided' })
  const audit = await owner.call('GET staff/list-audit', { query: { subject: read.reviewId } })
  expect(audit.result.items).toMatchObject([{ action: 'staff/publish-review', by: 'Huda Owner' }])

  const line = await customer.call('GET review/get-line/{lineId}', { params: { lineId } })
  expect(line.result.review).toMatchObject({ state: 'published' })
  const fixed = { status: 200, errorCode: 803 }
  const save = await customer.call('POST review/save-review', { body: reviewBody(lineId) })
  expect(save).toMatchObject(fixed)
  expect(await upload(shop, customer, lineId, await jpeg())).toMatchObject(fixed)
  const remove = await customer.call('POST review/remove-picture', { body: { pictureId } })
  expect(remove).toMatchObject(fixed)
  expect(await owner.call('POST staff/publish-review', { body: read })).toMatchObject({
    errorCode: 809,
  })
})

test('the text of a review is shown as text on the page, whatever it looks like', async () => {
  await using all = await shopWithFolder({ storefront: await sourceStorefront() })
  const { shop } = all
  const text = 'Soft <img src=x onerror=alert(1)> </script><script>alert(2)</script> and light.'
  const { owner, bought, read, product } = await waiting(shop, { text, name: 'Mariam <b>' })
  await owner.call('POST staff/publish-review', { body: read })
  await expect.poll(async () => (await product()).reviews.count).toBe(1)
  expect((await product()).firstReviews).toMatchObject([{ text, name: 'Mariam <b>' }])
  const page = await fetch(`${shop.address}/product-details/${bought.id}`)
  const html = await page.text()
  expect(html).toContain('Soft &lt;img src=x onerror=alert(1)&gt;')
  for (const alive of ['<img src=x', '<script>alert', '</script><script>', 'Mariam <b>']) {
    expect(html).not.toContain(alive)
  }
  const data = [
    ...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs),
  ]
  expect(data.length).toBeGreaterThan(1)
  for (const [, json = ''] of data) expect(() => JSON.parse(json)).not.toThrow()
  expect(data.some(([, json = '']) => JSON.stringify(JSON.parse(json)).includes('</script>'))).toBe(
    true,
  )
})

test('a withdrawn review is removed from the product, with its pictures and their sizes', async () => {
  await using all = await shopWithFolder()
  const { shop, files } = all
  const { owner, customer, lineId, pictureId, read, product } = await waiting(shop)
  await shop.deps.db.update(pictures).set({ derivedAt: shop.deps.clock() })
  await owner.call('POST staff/publish-review', { body: read })
  await shop.runJob('derive-pictures')
  expect((await files()).filter((name) => name.includes(pictureId)).length).toBeGreaterThan(2)
  await expect.poll(async () => (await product()).reviews.count).toBe(1)
  await customer.call('POST review/withdraw-review', { body: { lineId } })
  await expect.poll(async () => (await product()).reviews.count).toBe(0)
  await shop.runJob('clean-up-review-pictures')
  expect((await files()).filter((name) => name.includes(pictureId))).toEqual([])
  expect((await fetch(`${shop.address}/media/${pictureId}/60.webp?v=1`)).status).toBe(404)
})

test('after a refusal the customer reads the reason, changes the review, and the review waits again', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { owner, customer, lineId, read } = await waiting(shop)
  const reason = 'A face can be seen in the picture.'
  const refuse = (body: object) =>
    owner.call('POST staff/refuse-review', { body: { ...read, ...body } as never })
  expect(await refuse({ reason: '  ' })).toMatchObject({
    status: 400,
    fields: { reason: 'required' },
  })
  expect((await refuse({ reason })).errorCode).toBe(0)
  const line = () => customer.call('GET review/get-line/{lineId}', { params: { lineId } })
  expect((await line()).result).toMatchObject({
    review: { state: 'refused', refusedFor: reason },
    pictures: [expect.anything()],
  })
  const [sent] = await readOutbox(shop, email)
  expect(sent).toMatchObject({ kind: 'review_decided', text: expect.stringContaining(reason) })
  const listed = await owner.call('GET staff/list-reviews', { query: { state: 'refused' } })
  expect(listed.result.items).toMatchObject([{ reviewId: read.reviewId, refusedFor: reason }])
  await customer.call('POST review/save-review', { body: reviewBody(lineId, { rating: 3 }) })
  expect((await line()).result).toMatchObject({
    review: { state: 'pending', refusedFor: null },
    pictures: [],
  })
})

test('a decision applies to the text that staff read, not to later changes by the customer', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { owner, customer, lineId, read } = await waiting(shop)
  await customer.call('POST review/save-review', {
    body: reviewBody(lineId, { text: 'Buy elsewhere' }),
  })
  const changed = { status: 200, errorCode: 809 }
  expect(await owner.call('POST staff/publish-review', { body: read })).toMatchObject(changed)
  const [again] = (await owner.call('GET staff/list-reviews')).result.items
  expect(again).toMatchObject({ revision: 2, text: 'Buy elsewhere', pictures: [] })
  expect(await count(shop, 'reviews', 'order_line_id is not null and published')).toBe(0)
})

test('when a review is changed while it is being published, one of the two calls is refused, and no unread text is published', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { owner, customer, lineId, read } = await waiting(shop)
  const [saved, published] = await Promise.all([
    customer.call('POST review/save-review', { body: reviewBody(lineId, { text: 'Other words' }) }),
    owner.call('POST staff/publish-review', { body: read }),
  ])
  expect([saved.errorCode, published.errorCode].toSorted()).not.toEqual([0, 0])
  const { result } = await customer.call('GET review/get-line/{lineId}', { params: { lineId } })
  expect(result.review).toMatchObject(
    published.errorCode === 0
      ? { state: 'published', text: reviewBody(lineId).text }
      : { state: 'pending', text: 'Other words' },
  )
})

test('staff withdraw a published review, with its pictures', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { owner, lineId, customer, pictureId, read, product } = await waiting(shop)
  await owner.call('POST staff/publish-review', { body: read })
  await expect.poll(async () => (await product()).reviews.count).toBe(1)
  const body = { ...read, reason: 'The lady in the picture asked for it.' }
  expect((await owner.call('POST staff/refuse-review', { body })).errorCode).toBe(0)
  await expect.poll(async () => (await product()).reviews.count).toBe(0)
  expect((await fetch(`${shop.address}/media/${pictureId}/60.webp?v=1`)).status).toBe(404)
  const line = await customer.call('GET review/get-line/{lineId}', { params: { lineId } })
  expect(line.result).toMatchObject({ review: { state: 'refused' }, pictures: [] })
})

test('the shop answers below a review, in the language of the review', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { owner, customer, lineId, read, product } = await waiting(shop, { text: 'خامة ناعمة' })
  const answer = (text: string) =>
    owner.call('POST staff/answer-review', { body: { reviewId: read.reviewId, answer: text } })
  expect(await answer('Thank you')).toMatchObject({ status: 200, errorCode: 810 })
  expect((await answer('شكراً لكِ يا مريم')).errorCode).toBe(0)
  await owner.call('POST staff/publish-review', { body: read })
  await expect.poll(async () => (await product()).reviews.count).toBe(1)
  expect((await product()).firstReviews).toMatchObject([
    { answer: 'شكراً لكِ يا مريم', language_code: 'arb' },
  ])
  const line = await customer.call('GET review/get-line/{lineId}', { params: { lineId } })
  expect(line.result.review).toMatchObject({ answer: 'شكراً لكِ يا مريم' })
  await answer('')
  await expect.poll(async () => (await product()).firstReviews[0]?.answer).toBeNull()
})

test('the answer to a text that the customer changed is removed with the text', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { owner, customer, lineId, read } = await waiting(shop)
  const { reviewId } = read
  await owner.call('POST staff/answer-review', { body: { reviewId, answer: 'We are sorry' } })
  const body = reviewBody(lineId, { text: 'It was mended, and I love it' })
  const saved = await customer.call('POST review/save-review', { body })
  expect(saved.result.review).toMatchObject({ text: body.text, answer: null })
  const { result } = await owner.call('GET staff/list-reviews')
  expect(result.items).toMatchObject([
    { reviewId, answer: null, size: 54, colorName: expect.any(String), picture: { width: 900 } },
  ])
})

test('pending reviews are listed from the oldest, decided ones from the newest, page by page', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const owner = await shopWithStaff(shop)
  const { customer, lineId } = await reviewer(shop)
  await customer.call('POST review/save-review', { body: reviewBody(lineId, { text: 'no. 60' }) })
  // Copies the review to 59 order lines, each sent a minute before the next.
  await shop.deps.pool.query(`
    with line as (
      insert into order_lines
      select (jsonb_populate_record(order_lines, jsonb_build_object('id', gen_random_uuid()))).*
      from order_lines, generate_series(1, 59) returning id)
    insert into reviews
    select (jsonb_populate_record(reviews, jsonb_build_object('id', gen_random_uuid(),
      'order_line_id', line.id, 'body', 'no. ' || 60 - line.age,
      'sent_at', sent_at - line.age * interval '1 minute'))).*
    from (select id, row_number() over () as age from line) line, reviews
    where order_line_id is not null`)
  const list = async (query: {
    state: 'pending' | 'published'
    sort?: 'waiting'
    cursor?: string
  }) => (await owner.call('GET staff/list-reviews', { query })).result
  const numbers = (listed: { text: string }[]) => listed.map(({ text }) => Number(text.slice(4)))
  const from = (first: number, last: number) =>
    Array.from({ length: Math.abs(last - first) + 1 }, (_, index) =>
      first < last ? first + index : first - index,
    )

  const pending = await list({ state: 'pending', sort: 'waiting' })
  expect(numbers(pending.items)).toEqual(from(1, 50))
  await shop.deps.pool.query('update reviews set published = true')
  const page = await list({ state: 'published' })
  expect(page.total).toEqual({ count: 60, exact: true })
  expect(numbers(page.items)).toEqual(from(60, 11))
  const rest = await list({ state: 'published', cursor: page.next ?? '' })
  expect(numbers(rest.items)).toEqual(from(10, 1))
  expect(rest.next).toBeNull()
})

test('decisions are for staff alone', async () => {
  await using all = await shopWithFolder()
  const { shop } = all
  const { owner, customer, read } = await waiting(shop)
  const { reviewId } = read
  const tries = [
    await customer.call('GET staff/list-reviews'),
    await customer.call('POST staff/publish-review', { body: read }),
    await customer.call('POST staff/refuse-review', { body: { ...read, reason: 'x' } }),
    await customer.call('POST staff/answer-review', { body: { reviewId, answer: 'x' } }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  const unknown = { ...read, reviewId: '00000000-0000-4000-8000-000000000000' }
  expect(await owner.call('POST staff/publish-review', { body: unknown })).toMatchObject({
    status: 404,
    errorCode: 808,
  })
})

test('an account that goes takes its published reviews with it', async () => {
  await using all = await shopWithFolder()
  const { shop, files } = all
  const { owner, customer, pictureId, read, product } = await waiting(shop)
  await owner.call('POST staff/publish-review', { body: read })
  await expect.poll(async () => (await product()).reviews.count).toBe(1)
  await resetLimits(shop)
  const { challengeId } = (await customer.call('POST account/send-delete-code', { body: {} }))
    .result
  const { code } = await latestCode(shop, email)
  await customer.call('POST account/delete-account', { body: { challengeId, code } })
  await expect.poll(async () => (await product()).reviews.count).toBe(0)
  await shop.runJob('clean-up-review-pictures')
  expect((await files()).filter((name) => name.includes(pictureId))).toEqual([])
})
