import { expect, test } from 'vitest'
import { addDiscount, addProduct, putInCart } from '../../../test/fixtures.ts'
import { seenTotal } from '../../../test/order-fixtures.ts'
import { staffOf } from '../../../test/staff-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

async function shopWithOwner() {
  const shop = await testShop()
  const owner = await staffOf(shop)
  const product = await addProduct(shop.deps.db, { id: 'try-a', price: 100_00 })
  return Object.assign(shop, {
    owner,
    set: (value: unknown) =>
      owner.call('POST staff/change-setting', { body: { name: 'welcomeDiscount', value } }),
    async announced() {
      shop.deps.pageCache.clear()
      const { result } = await shop.call('GET shop/get-shop', { query: { language_code: 'en' } })
      return result.announcements.flatMap(({ text, code }) => (code ? [[text, code]] : []))
    },
    /** Returns the amount that a guest with a typed code pays for the product, with delivery. */
    async totalWith(code: string) {
      const guest = shop.guest()
      await putInCart(guest, product)
      const { errorCode } = await guest.call('POST guest-cart/apply-discount', { body: { code } })
      return { isKnown: errorCode === 0, total: await seenTotal(guest) }
    },
    async faq() {
      shop.deps.pageCache.clear()
      const { result } = await shop.call('GET content/get-page', { query: { slug: 'faq' } })
      return JSON.stringify(result.sections)
    },
  })
}

test('the welcome discount is what the setting says: in the cart, above the pages and in the questions', async () => {
  await using shop = await shopWithOwner()
  expect(await shop.totalWith('WELCOME10')).toEqual({ isKnown: true, total: 115_00 })
  expect((await shop.set({ code: 'AHLAN', percent: 15 })).errorCode).toBe(0)
  expect(await shop.announced()).toEqual([['15% off your first order with {code}', 'AHLAN']])
  expect(await shop.totalWith('AHLAN')).toEqual({ isKnown: true, total: 110_00 })
  expect(await shop.totalWith('WELCOME10')).toEqual({ isKnown: false, total: 125_00 })
  expect(await shop.faq()).toContain('Enter AHLAN in your bag. It takes 15% off')
})

test('a welcome discount that is off is neither announced nor accepted, and resetting its setting turns it off', async () => {
  await using shop = await shopWithOwner()
  await shop.set({ code: 'WELCOME10', percent: null })
  expect(await shop.announced()).toEqual([])
  expect(await shop.totalWith('WELCOME10')).toEqual({ isKnown: false, total: 125_00 })
  const questions = await shop.faq()
  expect(questions).not.toContain('WELCOME10')
  expect(questions).not.toContain('{welcome_')
  await shop.set({ code: 'WELCOME10', percent: 10 })
  expect(await shop.announced()).toEqual([['10% off your first order with {code}', 'WELCOME10']])
  expect(await shop.totalWith('WELCOME10')).toEqual({ isKnown: true, total: 115_00 })
  await shop.owner.call('POST staff/reset-setting', { body: { name: 'welcomeDiscount' } })
  expect(await shop.announced()).toEqual([])
  expect(await shop.totalWith('WELCOME10')).toEqual({ isKnown: false, total: 125_00 })
})

test('a code that another discount has is refused, and the welcome discount stays as it was', async () => {
  await using shop = await shopWithOwner()
  await addDiscount(shop.deps.db, { code: 'EID', percent: 20 })
  const reply = await shop.set({ code: 'EID', percent: 15 })
  expect(reply).toMatchObject({ status: 400, fields: { 'value.code': 'taken' } })
  expect(await shop.announced()).toEqual([['10% off your first order with {code}', 'WELCOME10']])
})

test('a welcome discount that staff ends among the promotions is off in the settings', async () => {
  await using shop = await shopWithOwner()
  const { items } = (await shop.owner.call('GET staff/list-promotions')).result
  const promotionId = items.find(({ code }) => code === 'WELCOME10')?.promotionId ?? ''
  await shop.owner.call('POST staff/end-promotion', { body: { promotionId } })
  const setting = await shop.owner.call('GET staff/get-setting/{name}', {
    params: { name: 'welcomeDiscount' },
  })
  expect(setting.result.value).toEqual({ code: 'WELCOME10', percent: null })
  await shop.set({ code: 'WELCOME10', percent: 20 })
  expect(await shop.totalWith('WELCOME10')).toEqual({ isKnown: true, total: 105_00 })
})
