import { expect, test } from 'vitest'
import { addProduct } from '../../test/fixtures.ts'
import { buyer, onlineProvider } from '../../test/order-fixtures.ts'
import { testShop, type TestShop } from '../../test/test-shop.ts'
import { villa } from '../../test/visit-fixtures.ts'

const contact = { name: 'Mariam Saeed', email: 'mariam@example.com', phone: '+971501230002' }

async function shopper(shop: TestShop) {
  const { guest } = await buyer(shop, await addProduct(shop.deps.db, { id: 'try-a' }))
  return {
    save: (phone = contact.phone) =>
      guest.call('POST checkout/save-draft', {
        body: { draft: { contact: { ...contact, phone }, address: villa } },
      }),
    check: (language_code: 'en' | 'arb' = 'en') =>
      guest
        .call('POST payment/check-instalments', { body: { language_code } })
        .then(({ result }) => result.refusal),
  }
}

test("a buyer reads the instalment provider's reason for a refusal, in the buyer's language", async () => {
  await using shop = await testShop()
  const customer = await shopper(shop)
  await customer.save()
  expect(await customer.check()).toContain('lends nothing to numbers that end in 0002')
  expect(await customer.check('arb')).toContain('لا يُقسّط المحاكي')
  await customer.save('+971501234567')
  expect(await customer.check()).toBeNull()
})

test('no instalment provider is asked about a shopper who has given no details', async () => {
  await using shop = await testShop()
  const customer = await shopper(shop)
  let asked = 0
  onlineProvider(shop).checkEligibility = async () => {
    asked += 1
    return null
  }
  expect(await customer.check()).toBeNull()
  expect(asked).toBe(0)
  await customer.save()
  await customer.check()
  expect(asked).toBe(1)
})

test('an instalment provider that does not answer remains available', async () => {
  await using shop = await testShop()
  const customer = await shopper(shop)
  await customer.save()
  onlineProvider(shop).checkEligibility = () => Promise.reject(new Error('down'))
  expect(await customer.check()).toBeNull()
})

test('an empty cart is reported', async () => {
  await using shop = await testShop()
  const { errorCode } = await shop.guest().call('POST payment/check-instalments', { body: {} })
  expect(errorCode).toBe(301)
})
