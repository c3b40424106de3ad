import { expect, test } from 'vitest'
import { bearer, loginOf, customerOf } from '../../../test/identity-fixtures.ts'
import { testShop, type TestShop } from '../../../test/test-shop.ts'

const email = 'mariam@example.com'
const password = 'three blue camels'
type Guest = ReturnType<TestShop['guest']>

/** Returns another browser that has obtained a token. */
function holding(shop: TestShop, token = '') {
  const guest = shop.guest()
  guest.cookies.set('rt', token)
  return guest
}

function refresh(guest: Guest) {
  return guest.call('POST identity/refresh', { body: {} })
}

test.each(['code', 'password'] as const)(
  'a login by %s in a browser that is already logged in leaves only the new login',
  async (option) => {
    await using shop = await testShop()
    const customer = await customerOf(shop, { password })
    const elsewhere = await loginOf(shop, email)
    const old = holding(shop, customer.guest.cookies.get('rt'))
    const body = { contact: email, password }
    await (option === 'code'
      ? loginOf(shop, email, customer.guest)
      : customer.guest.call('POST identity/log-in', { body }))
    expect(await refresh(old)).toMatchObject({ status: 401, errorCode: 101 })
    expect((await customer.call('GET account/get-profile')).status).toBe(401)
    expect((await refresh(customer.guest)).errorCode).toBe(0)
    const { result } = await elsewhere.call('GET identity/list-sessions')
    expect(result).toHaveLength(2)
  },
)

test('the push subscription of a browser moves to the new login', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  await shop.deps.pool.query(
    `insert into push_subscriptions (customer_id, session_id, endpoint, p256dh, auth, language, created_at)
     select customer_id, id, 'https://push.example/1', 'p', 'a', 'en', now() from sessions`,
  )
  await loginOf(shop, email, customer.guest)
  const { rows } = await shop.deps.pool.query(
    `select s.id, s.ended_at from push_subscriptions p join sessions s on s.id = p.session_id`,
  )
  expect(rows).toEqual([{ id: customer.guest.cookies.get('rt')?.slice(0, 36), ended_at: null }])
})

test('a login of another customer that was put into a browser is neither taken over nor ended', async () => {
  await using shop = await testShop()
  const [customer, stranger] = [
    await customerOf(shop),
    await customerOf(shop, { email: 'other@example.com' }),
  ]
  const own = customer.guest.cookies.get('rt')
  const { guest, token, customerId } = await loginOf(shop, 'other@example.com', holding(shop, own))
  expect(customerId).toBe(stranger.customerId)
  expect(guest.cookies.get('rt')?.slice(0, 36)).not.toBe(own?.slice(0, 36))
  expect((await refresh(guest)).result.customer._id).toBe(stranger.customerId)
  expect((await guest.call('GET account/get-profile', { headers: bearer(token) })).status).toBe(200)
  expect((await customer.call('GET account/get-profile')).status).toBe(200)
  expect((await refresh(customer.guest)).result.customer._id).toBe(customer.customerId)
})

test('an old or invented token of the browser ends no login', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const [id = ''] = (customer.guest.cookies.get('rt') ?? '').split('.')
  await loginOf(shop, email, holding(shop, `${id}.${'0'.repeat(64)}`))
  expect((await refresh(customer.guest)).errorCode).toBe(0)
})
