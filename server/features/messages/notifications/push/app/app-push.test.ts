import { expect, test } from 'vitest'
import { loginOf, customerOf, type TestCustomer } from '../../../../../test/identity-fixtures.ts'
import { postNotification, sendNotification } from '../../../../../test/notification-fixtures.ts'
import { count } from '../../../../../test/order-fixtures.ts'
import { fakeApns } from '../../../../../test/push/fake-apns.ts'
import { fakeFcm, noToken, unregistered, wrongMessage } from '../../../../../test/push/fake-fcm.ts'
import { apnsToken, fcmToken, withPhoneApp } from '../../../../../test/push/phone-app.ts'
import { testShop, type TestShop } from '../../../../../test/test-shop.ts'
import { postMessage } from '../../../post-message.ts'
import { orderShipped } from '../../../templates/order-update-emails.ts'
import { devicesOf } from '../devices.ts'
import { pushNotice } from '../push-notice.ts'

const now = '2026-11-21T08:00:00Z'

/** A shop that sends to the app, and a customer whose greeting has left already. */
async function shopAndCustomer(app: Parameters<typeof withPhoneApp>[0]) {
  const shop = await testShop(withPhoneApp(app))
  shop.setClock(now)
  const customer = await customerOf(shop)
  await shop.runJob('send-messages')
  return { shop, customer, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

type Phone = { service: 'apns' | 'fcm'; token: string; language_code?: 'en' | 'arb' }
const iphone: Phone = { service: 'apns', token: apnsToken() }
const android: Phone = { service: 'fcm', token: fcmToken() }

async function allow(who: TestCustomer, body: Phone) {
  const { errorCode } = await who.call('POST notifications/allow-app-device', { body })
  expect(errorCode).toBe(0)
}

const devices = (shop: TestShop) => count(shop, 'push_subscriptions')
const waiting = (shop: TestShop) => count(shop, 'outbox', "channel = 'push' and sent_at is null")

test('Google gets a notification for the phone, with a token that is asked for once an hour', async () => {
  await using google = await fakeFcm()
  await using opened = await shopAndCustomer({ fcm: google.account })
  const { shop, customer } = opened
  await allow(customer, { ...android, language_code: 'arb' })
  await sendNotification(shop, customer, 'RM-7')
  await shop.runJob('send-messages')
  await sendNotification(shop, customer, 'RM-8')
  await shop.runJob('send-messages')

  const [first] = google.received
  const title = 'الطلب RM-7'
  const body = expect.stringContaining('استلمنا')
  expect(first?.path).toBe('/v1/projects/rimal-test/messages:send')
  expect(first?.message).toEqual({
    token: android.token,
    notification: { title, body },
    data: { title, body, page: 'order-details', orderId: 'RM-7', language_code: 'arb' },
    android: {
      priority: 'NORMAL',
      ttl: '86400s',
      collapse_key: 'RM-7',
      notification: { tag: 'RM-7' },
    },
  })
  const iat = Date.parse(now) / 1000
  expect(google.claims).toEqual([
    {
      grant: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      iss: google.account.email,
      aud: `${google.account.tokenOrigin}/token`,
      scope: 'https://www.googleapis.com/auth/firebase.messaging',
      iat,
      exp: iat + 3600,
    },
  ])
  shop.setClock('2026-11-21T08:55:01Z')
  await sendNotification(shop, customer, 'RM-9')
  await shop.runJob('send-messages')
  const bearers = google.received.map(({ headers }) => headers.authorization)
  expect(bearers).toEqual(['Bearer access-1', 'Bearer access-1', 'Bearer access-2'])
})

test('Apple gets a notification for the phone over one connection, with a token for forty minutes', async () => {
  await using apple = await fakeApns()
  await using opened = await shopAndCustomer({ apns: apple.account })
  const { shop, customer } = opened
  await allow(customer, iphone)
  for (const [at, number] of [
    [now, 'RM-7'],
    ['2026-11-21T08:39:59Z', 'RM-8'],
    ['2026-11-21T08:40:01Z', 'RM-9'],
  ] as const) {
    shop.setClock(at)
    await sendNotification(shop, customer, number)
    await shop.runJob('send-messages')
  }
  expect(apple.connections()).toBe(1)
  const [first, ...later] = apple.received
  expect(first?.headers).toMatchObject({
    ':path': `/3/device/${iphone.token}`,
    'apns-topic': 'com.rimal.shop',
    'apns-push-type': 'alert',
    'apns-priority': '5',
    'apns-expiration': String(Date.parse(now) / 1000 + 86_400),
    'apns-collapse-id': 'RM-7',
  })
  const [title, body] = ['Order RM-7', expect.any(String)]
  expect(first?.payload).toEqual({
    aps: { alert: { title, body }, sound: 'default', 'thread-id': 'RM-7' },
    title,
    body,
    page: 'order-details',
    orderId: 'RM-7',
    language_code: 'en',
  })
  const iat = Date.parse(now) / 1000
  const claims = { alg: 'ES256', kid: 'ABCDE12345', iss: 'TEAM123456', iat }
  expect(first?.claims).toEqual(claims)
  expect(later.map(({ claims: said }) => said)).toEqual([claims, { ...claims, iat: iat + 2401 }])
})

test('a delivery wakes the phone', async () => {
  await using apple = await fakeApns()
  await using google = await fakeFcm()
  await using opened = await shopAndCustomer({ apns: apple.account, fcm: google.account })
  const { shop, customer } = opened
  await allow(customer, iphone)
  await allow(await loginOf(shop, 'mariam@example.com'), android)
  await shop.deps.transact((tx) =>
    postMessage(tx, {
      dedupKey: 'order_shipped:RM-7',
      kind: 'order_shipped',
      recipient: 'mariam@example.com',
      customerId: customer.customerId,
      language: 'en',
      data: { ...orderShipped.sample, orderNumber: 'RM-7' },
    }),
  )
  await shop.runJob('send-messages')
  await shop.runJob('send-messages')
  expect(apple.received[0]?.headers['apns-priority']).toBe('10')
  expect(google.received[0]?.message).toMatchObject({
    data: { page: 'new-delivery' },
    android: { priority: 'HIGH' },
  })
})

test('the connection to Apple is opened again after Apple has ended it', async () => {
  await using apple = await fakeApns()
  await using opened = await shopAndCustomer({ apns: apple.account })
  const { shop, customer } = opened
  await allow(customer, iphone)
  for (const number of ['RM-1', 'RM-2']) {
    await sendNotification(shop, customer, number)
    await shop.runJob('send-messages')
    await apple.endConnections()
  }
  expect(apple.received).toHaveLength(2)
  expect(apple.connections()).toBe(2)
})

test.each([
  ['Google knows no more', { google: [unregistered] }, 0],
  ['Google never knew', { google: [noToken] }, 0],
  ['Google knows, with a message of a wrong form', { google: [wrongMessage] }, 1],
  ['Google knows, while it is away', { google: [{ status: 503 }] }, 1],
  ['Apple knows no more', { apple: [{ status: 410, reason: 'Unregistered' }] }, 0],
  ['Apple never knew', { apple: [{ status: 400, reason: 'BadDeviceToken' }] }, 0],
  ['Apple knows, with a wrong topic', { apple: [{ status: 400, reason: 'BadTopic' }] }, 1],
  ['Apple knows, while it is away', { apple: [{ status: 503, reason: 'Shutdown' }] }, 1],
])('a phone that %s is deleted, or asked again later', async (_, refusals, left) => {
  await using google = await fakeFcm('google' in refusals ? refusals.google : [])
  await using apple = await fakeApns('apple' in refusals ? refusals.apple : [])
  await using opened = await shopAndCustomer({ apns: apple.account, fcm: google.account })
  const { shop, customer } = opened
  await allow(customer, 'apple' in refusals ? iphone : android)
  await sendNotification(shop, customer, 'RM-1')
  await shop.runJob('send-messages')
  expect(await devices(shop)).toBe(left)
  expect(await waiting(shop)).toBe(left)
  shop.setClock('2026-11-21T08:02:00Z')
  await shop.runJob('send-messages')
  expect(google.received.length + apple.received.length).toBe(1 + left)
  expect(await waiting(shop)).toBe(0)
})

test('a token that Google refuses is replaced for the next message', async () => {
  await using google = await fakeFcm([{ status: 401 }])
  await using opened = await shopAndCustomer({ fcm: google.account })
  const { shop, customer } = opened
  await allow(customer, android)
  await sendNotification(shop, customer, 'RM-1')
  await shop.runJob('send-messages')
  shop.setClock('2026-11-21T08:02:00Z')
  await shop.runJob('send-messages')
  const bearers = google.received.map(({ headers }) => headers.authorization)
  expect(bearers).toEqual(['Bearer access-1', 'Bearer access-2'])
  expect(await devices(shop)).toBe(1)
})

test('a customer learns through which services the shop sends, and no other is taken', async () => {
  await using google = await fakeFcm()
  await using opened = await shopAndCustomer({ fcm: google.account })
  const { customer } = opened
  const { result } = await customer.call('GET notifications/get-preferences')
  expect(result.appPush).toEqual(['fcm'])
  const refused = await customer.call('POST notifications/allow-app-device', { body: iphone })
  expect(refused).toMatchObject({ status: 200, errorCode: 702 })
  expect(refused.message).toBe('This shop sends no notifications to phones of this kind.')
})

test.each([
  ['a path', { service: 'apns', token: `${'a'.repeat(60)}/../3` }],
  ['letters that are no digits', { service: 'apns', token: 'x'.repeat(64) }],
  ['too few signs', { service: 'fcm', token: 'abc' }],
  ['an address', { service: 'fcm', token: 'https://evil.example/push/01234567890123456789' }],
] as const)('a token of %s is refused', async (_, body) => {
  await using google = await fakeFcm()
  await using apple = await fakeApns()
  await using opened = await shopAndCustomer({ apns: apple.account, fcm: google.account })
  const { shop, customer } = opened
  const refused = await customer.call('POST notifications/allow-app-device', { body })
  expect(refused).toMatchObject({ status: 400, errorCode: 1 })
  expect(await devices(shop)).toBe(0)
})

test('a phone belongs to the customer who logged in there last, and only that customer removes it', async () => {
  await using google = await fakeFcm([{ status: 503 }])
  await using opened = await shopAndCustomer({ fcm: google.account })
  const { shop, customer } = opened
  const sister = await customerOf(shop, { email: 'sister@example.com', name: 'Her Sister' })
  await allow(customer, android)
  await sendNotification(shop, customer, 'RM-1')
  await shop.runJob('send-messages')
  await allow(sister, android)
  // The message that waits for the phone of the first customer is not shown to the second one.
  shop.setClock('2026-11-21T08:02:00Z')
  await shop.runJob('send-messages')
  expect(google.received).toHaveLength(1)

  await customer.call('POST notifications/remove-app-device', { body: android })
  expect(await devices(shop)).toBe(1)
  await sister.call('POST notifications/remove-app-device', {
    body: { ...android, service: 'apns' },
  })
  expect(await devices(shop)).toBe(1)
  await sister.call('POST notifications/remove-app-device', { body: android })
  await sister.call('POST notifications/remove-app-device', { body: android })
  expect(await devices(shop)).toBe(0)
})

test('the same registration again changes nothing, and a new token replaces that of the login', async () => {
  await using google = await fakeFcm()
  await using opened = await shopAndCustomer({ fcm: google.account })
  const { shop, customer } = opened
  const stored = async () =>
    (await shop.deps.pool.query('select id, endpoint, xmin from push_subscriptions')).rows
  await allow(customer, android)
  const before = await stored()
  await allow(customer, android)
  expect(await stored()).toEqual(before)
  await allow(customer, { ...android, token: fcmToken('g') })
  expect((await stored()).map(({ endpoint }) => endpoint)).toEqual([fcmToken('g')])
})

test.each([
  ['log-out', {}],
  ['end-all-sessions', {}],
] as const)('a login that ends by %s takes its phone with it', async (end, body) => {
  await using google = await fakeFcm()
  await using opened = await shopAndCustomer({ fcm: google.account })
  const { shop, customer } = opened
  await allow(customer, android)
  const headers = { authorization: `Bearer ${customer.token}` }
  await customer.guest.call(`POST identity/${end}`, { body, headers })
  expect(await devices(shop)).toBe(0)
  await sendNotification(shop, customer, 'RM-1')
  expect(google.received).toEqual([])
})

test('a customer has twenty devices at most, the newest', async () => {
  await using google = await fakeFcm()
  await using opened = await shopAndCustomer({ fcm: google.account })
  const { shop, customer } = opened
  await shop.deps.pool.query(
    `with logins as (
       insert into sessions
         (customer_id, refresh_hash, rotated_at, created_at, seen_at, expires_at, device)
       select $1, 'hash-' || n, $2, $2, $2, $2::timestamptz + interval '30 days', 'Rimal, iPhone'
       from generate_series(1, 20) n
       returning id
     )
     insert into push_subscriptions (customer_id, session_id, service, endpoint, language, created_at)
     select $1, id, 'fcm', id::text, 'en', $2::timestamptz - interval '1 day' from logins`,
    [customer.customerId, now],
  )
  await allow(customer, android)
  expect(await devices(shop)).toBe(20)
  expect(await count(shop, 'push_subscriptions', `endpoint = '${android.token}'`)).toBe(1)
})

test('no message is stored for a phone to whose service the shop does not send any more', async () => {
  await using google = await fakeFcm()
  await using opened = await shopAndCustomer({ fcm: google.account })
  const { shop, customer } = opened
  await allow(customer, android)
  delete shop.deps.appPush.fcm
  await postNotification(shop, customer, 'RM-1')
  await shop.runJob('send-messages')
  expect(await count(shop, 'outbox', "channel = 'push'")).toBe(0)
})

test('a text that is too long for a service is cut between two characters', async () => {
  await using google = await fakeFcm()
  await using apple = await fakeApns()
  await using opened = await shopAndCustomer({ apns: apple.account, fcm: google.account })
  const { shop, customer } = opened
  await allow(customer, iphone)
  await allow(await loginOf(shop, 'mariam@example.com'), android)
  const text = 'عباءة 🌙\n"'.repeat(900)
  const pushed = {
    title: 'Noor',
    body: text,
    page: 'my-wishlist',
    orderId: null,
    language_code: 'arb',
  } as const
  for (const { id } of await devicesOf(shop.deps.db, customer.customerId, new Date(now))) {
    await pushNotice(shop.deps, id, pushed)
  }
  const message = google.received[0]?.message ?? {}
  const { notification, data } = message as Record<string, { body: string } | undefined>
  const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
  expect(bytes({ notification, data })).toBeLessThanOrEqual(4000)
  expect(data).toMatchObject({ orderId: '', page: 'my-wishlist' })
  const { payload } = apple.received[0] ?? { payload: {} as Record<string, unknown> }
  expect(bytes(payload)).toBeLessThanOrEqual(4096)
  expect(bytes(payload)).toBeGreaterThan(4060)
  for (const shown of [notification?.body, data?.body, String(payload['body'])]) {
    expect(shown?.at(-1)).toBe('…')
    expect(shown?.isWellFormed() && text.startsWith(shown.slice(0, -1))).toBe(true)
  }
})
