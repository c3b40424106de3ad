import { api } from '@rimal/contract/api'
import type { Endpoint } from '@rimal/contract/endpoint'
import { expect, test } from 'vitest'
import { fullSize } from '../test/fixtures.ts'
import { customerOf } from '../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../test/test-shop.ts'

const uuid = '00000000-0000-4000-8000-000000000000'
const endpoints: Endpoint[] = Object.values(api)
const closed = endpoints.filter(({ access }) => access === 'customer')
const either = endpoints.filter(({ access }) => access === 'shopper')

/** A body that the shape takes, so that nothing but the access refuses it. */
const bodies: Record<string, object> = {
  'cart/add-to-cart': {
    product_id: 'noor',
    product_item_id: 'noor-black',
    color_code: '#1A1A1A',
    language_code: 'en',
    isSingleCart: false,
    user_id: uuid,
  },
  'cart/guest-cart-replace': { user_id: uuid },
  'wishlist/add-piece': { product_item_id: 'noor-black' },
  'wishlist/remove-piece': { product_item_id: 'noor-black' },
  'wishlist/merge-guest-list': { itemIds: [] },
  'identity/end-session': { sessionId: uuid },
  'account/send-contact-code': { contact: 'new@example.com' },
  'account/change-contact': { challengeId: '0'.repeat(32), code: '1234' },
  'address/remove-address': { addressId: uuid },
  'address/set-default-address': { addressId: uuid },
  'address/save-address': {
    address: {
      type: 'home',
      name: '',
      country: 'AE',
      state: 'Dubai',
      district: 'Jumeirah 1',
      city: '',
      addressLineOne: 'Street 12',
      addressLineTwo: '',
      zipCode: '',
      phone: '',
      alternateNumber: '',
      landmark: '',
      email: '',
    },
  },
  'guest-cart/change-quantity': { line_id: uuid, quantity: 1 },
  'guest-cart/remove-line': { line_id: uuid },
  'guest-cart/restore-line': { line_id: uuid },
  'guest-cart/apply-discount': { code: 'TEN' },
  'custom-size/save-custom-size': { unit: 'in', measurements: {} },
  'checkout/save-draft': { draft: {} },
  'order/find-order': { orderNumber: 'RM-1', contact: 'a@example.com' },
  'order/pay-again': { orderToken: '0'.repeat(32), paymentMethod: 'card' },
  'order/give-up': { orderToken: '0'.repeat(32) },
}

async function call(shop: TestShop, { method, path }: Endpoint, headers: Record<string, string>) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'orderToken' ? '0'.repeat(32) : uuid,
  )
  const body = method === 'POST' ? JSON.stringify(bodies[path] ?? {}) : undefined
  const response = await fetch(`${shop.address}/api/${filled}`, {
    method,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body } : {}),
  })
  const { errorCode } = (await response.json()) as { errorCode: number }
  return { address: `${method} ${path}`, status: response.status, errorCode }
}

const bad = [
  'Bearer ',
  'Bearer x',
  `Bearer ${'0'.repeat(64)}`,
  `Bearer ${'0'.repeat(64)} `,
  `Basic ${'0'.repeat(64)}`,
]

test('no call of customers answers who has no bearer, or a bad one', async () => {
  await using shop = await testShop()
  expect(closed.length).toBeGreaterThan(15)
  for (const endpoint of closed) {
    for (const authorization of [undefined, ...bad]) {
      const reply = await call(shop, endpoint, authorization === undefined ? {} : { authorization })
      expect(reply).toMatchObject({ status: 401, errorCode: 101 })
    }
  }
})

test('whoever sends a bearer that is not good is never taken for a guest', async () => {
  await using shop = await testShop()
  expect(either.length).toBeGreaterThan(10)
  const place = either.filter(({ path }) => path !== 'order/place-order')
  for (const endpoint of place) {
    for (const authorization of bad) {
      const reply = await call(shop, endpoint, { authorization })
      expect(reply).toMatchObject({ status: 401, errorCode: 101 })
    }
    expect((await call(shop, endpoint, {})).status).not.toBe(401)
  }
})

test('from another site a guest is refused where something changes; a bearer no other site can send', async () => {
  await using shop = await testShop()
  const she = await customerOf(shop)
  const away = { origin: 'https://evil.example' }
  const changing = either.filter(
    ({ method, path }) => method === 'POST' && path !== 'order/place-order',
  )
  for (const endpoint of changing) {
    expect(await call(shop, endpoint, away)).toMatchObject({ status: 403, errorCode: 6 })
    const headers = { ...away, authorization: `Bearer ${she.token}` }
    expect((await call(shop, endpoint, headers)).status).not.toBe(403)
  }
})

test('what belongs to another customer is not there, in any call that names it', async () => {
  await using shop = await testShop()
  const [owner, other] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'other@example.com', name: 'Other One' }),
  ]
  const { address } = bodies['address/save-address'] as { address: never }
  const phone = { ...(address as object), phone: '+971501234567' } as never
  const saved = await owner.call('POST address/save-address', { body: { address: phone } })
  const addressId = saved.result[0]?.addressId ?? ''
  const sessionId = (await owner.call('GET identity/list-sessions')).result[0]?.id ?? ''
  const measured = await owner.call('POST custom-size/save-custom-size', {
    body: { unit: 'in', measurements: fullSize },
  })
  const { customSizeId } = measured.result
  const tries = [
    await other.call('GET address/get-address/{addressId}', { params: { addressId } }),
    await other.call('POST address/save-address', { body: { addressId, address: phone } }),
    await other.call('POST address/remove-address', { body: { addressId } }),
    await other.call('POST address/set-default-address', { body: { addressId } }),
    await other.call('POST identity/end-session', { body: { sessionId } }),
    await other.call('GET custom-size/get-custom-size/{customSizeId}', {
      params: { customSizeId },
    }),
    await other.call('POST cart/guest-cart-replace', { body: { user_id: owner.customerId } }),
    await other.call('GET cart/guest-cart-replace/{guestId}/{userId}', {
      params: { guestId: 'x', userId: owner.customerId },
    }),
  ]
  expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 404))
  expect((await owner.call('GET address/list-addresses')).result).toEqual(saved.result)
  expect((await owner.call('GET account/get-profile')).status).toBe(200)
  const own = await owner.call('GET custom-size/get-custom-size/{customSizeId}', {
    params: { customSizeId },
  })
  expect(own.result.customSizeId).toBe(customSizeId)
})
