import { maxProfiles } from '@rimal/contract/limits'
import { expect, test } from 'vitest'
import { addProduct, fullSize, putInCart, saveCustomSize } from '../../../test/fixtures.ts'
import { loginOf, customerOf, type TestCustomer } from '../../../test/identity-fixtures.ts'
import { placeOrder, press, seenTotal } from '../../../test/order-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'

async function measuringShop() {
  const shop = await testShop()
  const product = await addProduct(shop.deps.db, { id: 'test-layla' })
  const put = async (guest: ReturnType<typeof shop.guest>, waist: number) => {
    const customSizeId = await saveCustomSize(guest, { waist })
    await putInCart(guest, product, { customSizeId })
  }
  /** A guest orders one unit for each of these waists. */
  const ordered = async (waists: number[], guest = shop.guest()) => {
    for (const waist of waists) await put(guest, waist)
    const { result } = await placeOrder({ guest, total: await seenTotal(guest) })
    await press(shop, result.paymentToken, 'approve')
    return guest
  }
  return Object.assign(shop, { put, ordered })
}

async function profilesOf(customer: TestCustomer) {
  const { result } = await customer.call('GET measurement-profile/list-profiles')
  return result.map(({ name, measurements }) => [name, measurements.waist])
}

test("the measurements of a guest's made-to-measure order become a profile of the account, on every device", async () => {
  await using shop = await measuringShop()
  const guest = await shop.ordered([136])
  const customer = await customerOf(shop, { email, guest })
  expect(customer.login.merged.customSizes).toBe(1)
  expect(await profilesOf(customer)).toEqual([['Me', 136]])
  expect(await profilesOf(await loginOf(shop, email))).toEqual([['Me', 136]])
})

test('an order that is claimed from another browser brings its measurements too', async () => {
  await using shop = await measuringShop()
  await shop.ordered([136])
  const customer = await customerOf(shop, { email })
  const { result } = await customer.call('GET measurement-profile/list-profiles')
  expect(result).toMatchObject([{ name: 'Me', source: 'customer', measurements: fullSize }])
})

test("the measurements in a guest's cart become a profile, and the cart names the profile", async () => {
  await using shop = await measuringShop()
  const guest = shop.guest()
  await shop.put(guest, 136)
  const customer = await customerOf(shop, { email, guest })
  expect(await profilesOf(customer)).toEqual([['Me', 136]])
  const cart = await customer.call('GET guest-cart/get-cart')
  expect(cart.result.lines).toMatchObject([{ profileName: 'Me' }])
})

test('several different measurements get names of their own, and equal ones one', async () => {
  await using shop = await measuringShop()
  await shop.ordered([136, 140])
  await shop.ordered([136])
  const customer = await customerOf(shop, { email })
  const profiles = await profilesOf(customer)
  expect(profiles.map(([name]) => name)).toEqual(['Me', 'Measurements 2'])
  expect(profiles.map(([, waist]) => waist).toSorted()).toEqual([136, 140])
})

test('a set that was corrected before it was used is not one more profile', async () => {
  await using shop = await measuringShop()
  const guest = shop.guest()
  await saveCustomSize(guest, { waist: 130 })
  await saveCustomSize(guest, { waist: 132 })
  await shop.put(guest, 136)
  expect(await profilesOf(await customerOf(shop, { email, guest }))).toEqual([['Me', 136]])
})

test('a profile that the customer removed is not restored by the next login', async () => {
  await using shop = await measuringShop()
  const customer = await customerOf(shop, { email, guest: await shop.ordered([136]) })
  const { result } = await customer.call('GET measurement-profile/list-profiles')
  const body = { profile_id: result[0]?.profileId ?? '' }
  await customer.call('POST measurement-profile/remove-profile', { body })
  expect(await profilesOf(await loginOf(shop, email))).toEqual([])
})

test('when no more profiles fit, the login succeeds and the order and cart retain the measurements', async () => {
  await using shop = await measuringShop()
  const customer = await customerOf(shop, { email })
  for (let made = 0; made < maxProfiles; made += 1) {
    const measurements = { ...fullSize, waist: 140 + made }
    const body = { name: `No ${made}`, unit: 'in', measurements } as const
    await customer.call('POST measurement-profile/save-profile', { body })
  }
  await shop.ordered([136])
  const guest = shop.guest()
  await shop.put(guest, 138)
  const again = await loginOf(shop, email, guest)
  expect(await profilesOf(again)).toHaveLength(maxProfiles)
  const cart = await again.call('GET guest-cart/get-cart')
  expect(cart.result.lines).toMatchObject([{ profileName: null, measurements: { waist: 138 } }])
})

test('a set that exceeds bounds introduced later does not stop the customer from logging in', async () => {
  await using shop = await measuringShop()
  await shop.ordered([136])
  await shop.deps.pool.query(
    `update order_lines set measurements = measurements || '{"waist": 1}' where measurements is not null`,
  )
  const customer = await customerOf(shop, { email })
  expect(await profilesOf(customer)).toEqual([])
  expect((await customer.call('GET order/my-orders')).result.orders).toHaveLength(1)
})
