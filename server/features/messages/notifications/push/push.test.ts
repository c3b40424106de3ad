import { createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { readConfig } from '../../../../config.ts'
import { loginOf, customerOf } from '../../../../test/identity-fixtures.ts'
import { browser, pushService, sendNotification } from '../../../../test/notification-fixtures.ts'
import { count } from '../../../../test/order-fixtures.ts'
import { testShop } from '../../../../test/test-shop.ts'
import { devicesOf } from './devices.ts'
import { encryptPush } from './encrypt-push.ts'
import { isPushService } from './is-push-service.ts'
import { pushNotice } from './push-notice.ts'

test('a message is encrypted as the example of RFC 8291', () => {
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  const sent = encryptPush(
    {
      p256dh:
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
    'When I grow up, I want to be a watermelon',
    {
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    },
  )
  expect(sent.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

const known = readConfig({})
test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:secret@fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com.evil.example/abc', false],
  ['https://evil.example/?fcm.googleapis.com', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://push.apple.com.evil.example/abc', false],
  ['https://evil.example#.push.apple.com', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://localhost/abc', false],
  ['https://[::1]/abc', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%s may be sent to: %s', (address, isKnown) => {
  expect(isPushService(known, address)).toBe(isKnown)
})

test('a browser that was allowed shows what comes, encrypted for it alone and signed by the shop', async () => {
  await using service = await pushService()
  await using shop = await testShop(service.settings)
  const sentAt = '2026-11-21T08:00:00Z'
  shop.setClock(sentAt)
  const customer = await customerOf(shop)
  await shop.runJob('send-messages')
  const { pushKey } = (await customer.call('GET notifications/get-preferences')).result
  const own = browser(service.origin)
  const allowed = await customer.call('POST notifications/allow-device', {
    body: { ...own.body, language_code: 'arb' },
  })
  expect(allowed.errorCode).toBe(0)
  await sendNotification(shop, customer, 'RM-7')
  await shop.runJob('send-messages')

  const [sent] = service.received
  expect(service.received).toHaveLength(1)
  expect(sent?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(own.read(sent?.body ?? Buffer.alloc(0))).toEqual({
    title: 'الطلب RM-7',
    body: expect.stringContaining('استلمنا'),
    page: 'order-details',
    orderId: 'RM-7',
    language_code: 'arb',
  })
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(sent?.headers['authorization'] ?? '') ?? []
  expect(key).toBe(pushKey)
  const [head = '', claims = '', signature = ''] = token.split('.')
  const json = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(json(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(json(claims)).toEqual({
    aud: service.origin,
    exp: Date.parse(sentAt) / 1000 + 12 * 3600,
    sub: 'mailto:hello@rimal.example',
  })
  const point = Buffer.from(key, 'base64url')
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }
  const publicKey = createPublicKey({ format: 'jwk', key: jwk })
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const
  const bytes = Buffer.from(signature, 'base64url')
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), signed, bytes)).toBe(true)
})

test('a service that knows the browser no more is never asked again, one that fails is', async () => {
  await using service = await pushService([503, 410])
  await using shop = await testShop(service.settings)
  shop.setClock('2026-11-21T08:00:00Z')
  const customer = await customerOf(shop)
  await shop.runJob('send-messages')
  await customer.call('POST notifications/allow-device', { body: browser(service.origin).body })
  await sendNotification(shop, customer, 'RM-1')
  expect(service.received).toHaveLength(1)
  shop.setClock('2026-11-21T08:02:00Z')
  await shop.runJob('send-messages')
  expect(service.received).toHaveLength(2)
  expect(await count(shop, 'push_subscriptions')).toBe(0)
  await sendNotification(shop, customer, 'RM-2')
  shop.setClock('2026-11-21T09:00:00Z')
  await shop.runJob('send-messages')
  expect(service.received).toHaveLength(2)
})

test.each([301, 302, 303, 307, 308])(
  'a service that would send us elsewhere by %i is not followed',
  async (status) => {
    await using service = await pushService([status])
    await using shop = await testShop(service.settings)
    const customer = await customerOf(shop)
    await shop.runJob('send-messages')
    await customer.call('POST notifications/allow-device', { body: browser(service.origin).body })
    await sendNotification(shop, customer)
    expect(service.received.map(({ path }) => path)).toEqual(['/push/one'])
    expect(await count(shop, 'outbox', "channel = 'push' and sent_at is null")).toBe(1)
  },
)

test('no address but those of known services is taken, and no key that is none', async () => {
  await using service = await pushService()
  await using shop = await testShop(service.settings)
  const customer = await customerOf(shop)
  const { body } = browser(service.origin)
  for (const endpoint of [
    'http://169.254.169.254/latest/meta-data',
    'https://evil.example/push',
    'http://localhost:1/push',
    'file:///etc/passwd',
  ]) {
    const tried = await customer.call('POST notifications/allow-device', {
      body: { ...body, endpoint },
    })
    expect(tried).toMatchObject({ status: 400, fields: { endpoint: 'malformed' } })
  }
  const p256dh = `B${'A'.repeat(86)}`
  const tried = await customer.call('POST notifications/allow-device', {
    body: { ...body, p256dh },
  })
  expect(tried).toMatchObject({ status: 400, fields: { p256dh: 'malformed' } })
  expect(await count(shop, 'push_subscriptions')).toBe(0)
})

test('a customer may switch push off for a topic, remove a browser, log out of it, and delete the account', async () => {
  await using service = await pushService()
  await using shop = await testShop(service.settings)
  const customer = await customerOf(shop, { password: 'three blue camels' })
  await shop.runJob('send-messages')
  const allow = (who: typeof customer, name: string) =>
    who.call('POST notifications/allow-device', { body: browser(service.origin, name).body })
  await allow(customer, 'one')
  const phone = await loginOf(shop, 'mariam@example.com')
  await allow(phone, 'two')
  await sendNotification(shop, customer, 'RM-1')
  await shop.runJob('send-messages')
  expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/push/one', '/push/two'])

  const body = { topic: 'orders', channel: 'push', wanted: false } as const
  await customer.call('POST notifications/save-preference', { body })
  await sendNotification(shop, customer, 'RM-2')
  await shop.runJob('send-messages')
  expect(service.received).toHaveLength(2)

  await customer.call('POST notifications/remove-device', {
    body: { endpoint: `${service.origin}/push/one` },
  })
  expect(await count(shop, 'push_subscriptions')).toBe(1)
  await phone.guest.call('POST identity/log-out', { body: {} })
  expect(await count(shop, 'push_subscriptions')).toBe(0)
  await allow(customer, 'one')
  await customer.call('POST account/delete-account', { body: { password: 'three blue camels' } })
  expect(await count(shop, 'push_subscriptions')).toBe(0)
})

test('a waiting push message reaches its browser after its pages have registered the browser again', async () => {
  await using service = await pushService([503])
  await using shop = await testShop(service.settings)
  shop.setClock('2026-11-21T08:00:00Z')
  const customer = await customerOf(shop)
  await shop.runJob('send-messages')
  const { body } = browser(service.origin)
  const allow = (who: typeof customer) => who.call('POST notifications/allow-device', { body })
  const stored = async () =>
    (await shop.deps.pool.query('select id, xmin from push_subscriptions')).rows[0]
  await allow(customer)
  await sendNotification(shop, customer, 'RM-1')
  const before = await stored()
  await allow(customer)
  expect(await stored()).toEqual(before)
  // Logged in anew, on the same browser.
  const again = await loginOf(shop, 'mariam@example.com')
  await allow(again)
  expect(await stored()).toMatchObject({ id: before.id })
  shop.setClock('2026-11-21T08:02:00Z')
  await shop.runJob('send-messages')
  expect(service.received).toHaveLength(2)
})

test('a waiting push message is not shown to the next customer who uses the browser', async () => {
  await using service = await pushService([503])
  await using shop = await testShop(service.settings)
  shop.setClock('2026-11-21T08:00:00Z')
  const customer = await customerOf(shop)
  const sister = await customerOf(shop, { email: 'sister@example.com', name: 'Her Sister' })
  await shop.runJob('send-messages')
  const { body } = browser(service.origin)
  await customer.call('POST notifications/allow-device', { body })
  await sendNotification(shop, customer, 'RM-1')
  await sister.call('POST notifications/allow-device', { body })
  shop.setClock('2026-11-21T08:02:00Z')
  await shop.runJob('send-messages')
  expect(service.received).toHaveLength(1)
  expect(await count(shop, 'push_subscriptions')).toBe(1)
})

test('a text that is too long for push services is cut between two characters', async () => {
  await using service = await pushService()
  await using shop = await testShop(service.settings)
  const customer = await customerOf(shop)
  await shop.runJob('send-messages')
  const { body, read } = browser(service.origin)
  await customer.call('POST notifications/allow-device', { body })
  const [device] = await devicesOf(shop.deps.db, customer.customerId, new Date())
  const notified = {
    title: 'Noor',
    page: 'my-wishlist',
    orderId: null,
    language_code: 'arb',
  } as const
  for (const text of ['عباءة 🌙\n"'.repeat(900), `${'a'.repeat(3000)}${'🌙'.repeat(900)}`]) {
    await pushNotice(shop.deps, device?.id ?? '', { ...notified, body: text })
    const sent = service.received.pop()?.body ?? Buffer.alloc(0)
    expect(sent.length).toBeLessThanOrEqual(4096)
    expect(sent.length).toBeGreaterThan(4080)
    const shown = (read(sent) as typeof notified & { body: string }).body
    expect(shown.at(-1)).toBe('…')
    expect(shown.isWellFormed() && text.startsWith(shown.slice(0, -1))).toBe(true)
  }
})

test('a browser is whose login it was last, and has one address', async () => {
  await using service = await pushService()
  await using shop = await testShop(service.settings)
  const customer = await customerOf(shop)
  const sister = await customerOf(shop, { email: 'sister@example.com', name: 'Her Sister' })
  const { body } = browser(service.origin)
  await customer.call('POST notifications/allow-device', { body })
  await sister.call('POST notifications/allow-device', { body })
  await sister.call('POST notifications/remove-device', { body: { endpoint: 'https://unknown' } })
  const { rows } = await shop.deps.pool.query('select customer_id from push_subscriptions')
  expect(rows).toEqual([{ customer_id: sister.customerId }])
  await customer.call('POST notifications/remove-device', { body: { endpoint: body.endpoint } })
  expect(await count(shop, 'push_subscriptions')).toBe(1)
  await sister.call('POST notifications/allow-device', {
    body: { ...body, endpoint: `${service.origin}/push/renewed` },
  })
  expect(await count(shop, 'push_subscriptions')).toBe(1)
})
