import type { NewPromotion } from '@rimal/contract/staff/promotions'
import { expect, test } from 'vitest'
import { addProduct } from '../../../test/fixtures.ts'
import { customerOf } from '../../../test/identity-fixtures.ts'
import { staffOf, type TestStaff } from '../../../test/staff-fixtures.ts'
import { buyer, noon, placeOrder, seenTotal } from '../../../test/order-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const ten: NewPromotion = { title: { en: 'Ten', ar: 'عشرة' }, kind: 'percent', percent: 10 }

async function shopWithStaff() {
  const shop = await testShop()
  shop.setClock(noon)
  const owner = await staffOf(shop, { name: 'Huda' })
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 100_00 })
  return { shop, owner, product, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

function add(owner: TestStaff, promotion: NewPromotion) {
  return owner.call('POST staff/add-promotion', { body: promotion })
}

test('a promotion begins and ends on its own days, and its list entry shows the amount that it gave', async () => {
  await using given = await shopWithStaff()
  const { shop, owner, product } = given
  const { result } = await add(owner, { ...ten, from: '2026-11-21', until: '2026-11-21' })
  const customer = await buyer(shop, product)
  expect(customer.total).toBe(115_00)
  await placeOrder(customer, { paymentMethod: 'cash_on_delivery' })
  const listed = await owner.call('GET staff/list-promotions')
  expect(
    listed.result.items.find(({ promotionId }) => promotionId === result.promotionId),
  ).toMatchObject({
    startsAt: '2026-11-20T20:00:00.000Z',
    endsAt: '2026-11-21T20:00:00.000Z',
    uses: 1,
    given: 10_00,
  })
  const other = await buyer(shop, product)
  shop.setClock('2026-11-21T19:59:59Z')
  expect(await seenTotal(other.guest)).toBe(115_00)
  shop.setClock('2026-11-21T20:00:00Z')
  expect(await seenTotal(other.guest)).toBe(125_00)
})

test('staff end a promotion early, once, and the audit says who created and ended it', async () => {
  await using given = await shopWithStaff()
  const { shop, owner, product } = given
  const { result } = await add(owner, ten)
  const customer = await buyer(shop, product)
  const end = () =>
    owner.call('POST staff/end-promotion', { body: { promotionId: result.promotionId } })
  expect((await end()).errorCode).toBe(0)
  expect(await seenTotal(customer.guest)).toBe(125_00)
  expect(await end()).toMatchObject({ status: 404, errorCode: 2 })
  const audit = await owner.call('GET staff/list-audit', { query: { subject: result.promotionId } })
  expect(audit.result.items.map(({ action }) => action)).toEqual([
    'staff/end-promotion',
    'staff/add-promotion',
  ])
})

test('staff switch a promotion off and on, and change its titles and days, but not those of the welcome discount', async () => {
  await using given = await shopWithStaff()
  const { shop, owner, product } = given
  const { result } = await add(owner, { ...ten, products: ['try-a'] })
  const { promotionId } = result
  const customer = await buyer(shop, product)
  const turn = (active: boolean) =>
    owner.call('POST staff/switch-promotion', { body: { promotionId, active } })
  await turn(false)
  expect(await seenTotal(customer.guest)).toBe(125_00)
  await turn(true)
  expect(await seenTotal(customer.guest)).toBe(115_00)
  const change = (days: { from: string | null; until: string | null }, id = promotionId) =>
    owner.call('POST staff/change-promotion', {
      body: { promotionId: id, title: { en: 'Soon', ar: 'قريباً' }, days },
    })
  expect(await change({ from: '2026-11-23', until: '2026-11-22' })).toMatchObject({
    fields: { until: 'ends_first' },
  })
  expect((await change({ from: '2026-11-22', until: null })).errorCode).toBe(0)
  expect(await seenTotal(customer.guest)).toBe(125_00)
  const listed = (await owner.call('GET staff/list-promotions')).result.items
  expect(listed.find((one) => one.promotionId === promotionId)).toMatchObject({
    title: { en: 'Soon' },
    startsAt: '2026-11-21T20:00:00.000Z',
    endsAt: null,
    percent: 10,
    productNames: [{ en: expect.any(String) }],
  })
  const welcome = listed.find(({ isWelcome }) => isWelcome)?.promotionId ?? ''
  expect((await change({ from: null, until: null }, welcome)).errorCode).toBe(2)
})

test.each<[string, Partial<NewPromotion>, object]>([
  ['without its number', { kind: 'amount' }, { percent: 'unknown' }],
  ['with half of its numbers', { kind: 'buy_n_get_m', buy: 2 }, { percent: 'unknown' }],
  [
    'for a product that does not exist',
    { products: ['try-a', 'no-such'] },
    { products: 'unknown' },
  ],
  ['for a type that there is not', { types: ['no-such'] }, { types: 'unknown' }],
  ['from a day that there is not', { from: '2026-02-31' }, { from: 'unknown' }],
  ['with a code that another has', { code: 'WELCOME10' }, { code: 'taken' }],
])('a promotion %s is refused', async (_, changes, fields) => {
  await using given = await shopWithStaff()
  const reply = await add(given.owner, { ...ten, ...changes })
  expect(reply).toMatchObject({ status: 400, fields })
})

test('a customer in a group gets the promotions for the group, until the customer is removed from it', async () => {
  await using given = await shopWithStaff()
  const { shop, owner, product } = given
  await add(owner, { ...ten, customerGroup: 'friends' })
  const customer = await customerOf(shop, { email: 'friend@example.com' })
  const body = {
    product_id: product.id,
    product_item_id: product.itemId,
    color_code: product.colorCode,
    language_code: 'en',
    isSingleCart: false,
    size: 54,
    user_id: customer.customerId,
  } as const
  await customer.call('POST cart/add-to-cart', { body })
  const total = async () => (await customer.call('GET guest-cart/get-cart')).result.totals.total
  const put = (group: string | null, contact = 'friend@example.com') =>
    owner.call('POST staff/set-customer-group', { body: { contact, group } })
  expect(await total()).toBe(125_00)
  await put('friends')
  expect(await total()).toBe(115_00)
  await put(null)
  expect(await total()).toBe(125_00)
  expect((await put('friends', 'nobody@example.com')).errorCode).toBeGreaterThan(0)
})
