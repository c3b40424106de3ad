import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notificationChannels, notificationTopics } from '@rimal/contract/notification-topics'
import { expect, onTestFinished, test } from 'vitest'
import { loginOf, customerOf } from '../../../test/identity-fixtures.ts'
import {
  orderUpdate,
  postNotification,
  sendNotification,
} from '../../../test/notification-fixtures.ts'
import { count } from '../../../test/order-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { postMessage } from '../post-message.ts'

const other = { email: 'other@example.com', name: 'Other One' }

test("the customer's notifications are listed newest first, in the language of the page", async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  await sendNotification(shop, customer, 'RM-1')
  await sendNotification(shop, customer, 'RM-2')
  const { result } = await customer.call('GET notifications/list-notifications')
  expect(result).toMatchObject({ unread: 2, hasMore: false })
  expect(result.notifications).toMatchObject([
    { title: 'Order RM-2', topic: 'orders', page: 'order-details', orderId: 'RM-2', isRead: false },
    { title: 'Order RM-1', isRead: false },
  ])
  const arabic = await customer.call('GET notifications/list-notifications', {
    query: { language_code: 'arb' },
  })
  expect(arabic.result.notifications[0]?.title).toBe('الطلب RM-2')
})

test('a message creates one notification, however often it is posted and the job runs', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  for (let time = 0; time < 3; time++) await postNotification(shop, customer)
  await Promise.all([1, 2, 3].map(() => shop.runJob('send-messages')))
  await shop.runJob('send-messages')
  expect(await count(shop, 'notifications', "kind = 'order_received'")).toBe(1)
})

test('an email that cannot be delivered neither delays nor repeats its notification', async () => {
  await using shop = await testShop({
    mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'Rimal <hello@rimal.example>' },
  })
  shop.setClock('2026-11-21T08:00:00Z')
  const customer = await customerOf(shop)
  await sendNotification(shop, customer)
  shop.setClock('2026-11-21T08:02:00Z')
  await shop.runJob('send-messages')
  expect(await count(shop, 'notifications', "kind = 'order_received'")).toBe(1)
  expect(await count(shop, 'outbox', "kind = 'order_received' and sent_at is null")).toBe(1)
})

test('reading one and reading all counts down, and a second time changes nothing', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  for (const id of ['RM-1', 'RM-2', 'RM-3']) await sendNotification(shop, customer, id)
  const { result } = await customer.call('GET notifications/list-notifications')
  const notificationId = result.notifications[0]?.notificationId ?? ''
  for (let time = 0; time < 2; time++) {
    const read = await customer.call('POST notifications/mark-read', { body: { notificationId } })
    expect(read.result.unread).toBe(2)
  }
  const all = await customer.call('POST notifications/mark-all-read', { body: {} })
  expect(all.result.unread).toBe(0)
  expect((await customer.call('GET notifications/list-notifications')).result.unread).toBe(0)
})

test('long lists come in pages', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  for (let number = 1; number <= 22; number++)
    await postNotification(shop, customer, `RM-${number}`)
  await shop.runJob('send-messages')
  const first = (await customer.call('GET notifications/list-notifications')).result
  expect(first.notifications).toHaveLength(20)
  expect(first.hasMore).toBe(true)
  const before = first.notifications.at(-1)?.notificationId ?? ''
  const rest = (await customer.call('GET notifications/list-notifications', { query: { before } }))
    .result
  expect(rest).toMatchObject({ hasMore: false })
  expect(rest.notifications).toHaveLength(2)
})

test('notifications of another customer are not listed', async () => {
  await using shop = await testShop()
  const [customer, stranger] = [await customerOf(shop), await customerOf(shop, other)]
  await sendNotification(shop, customer)
  const { result } = await customer.call('GET notifications/list-notifications')
  const notificationId = result.notifications[0]?.notificationId ?? ''
  const tried = await stranger.call('POST notifications/mark-read', { body: { notificationId } })
  expect(tried).toMatchObject({ status: 404, errorCode: 701 })
  const list = await stranger.call('GET notifications/list-notifications', {
    query: { before: notificationId },
  })
  expect(list.result.notifications).toEqual([])
  await stranger.call('POST notifications/mark-all-read', { body: {} })
  expect((await customer.call('GET notifications/list-notifications')).result.unread).toBe(1)
})

test('every topic is on until the customer switches it off, and emails about payments and the account are always sent', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const { preferences } = (await customer.call('GET notifications/get-preferences')).result
  expect(preferences).toHaveLength(notificationTopics.length * notificationChannels.length)
  expect(preferences.every(({ wanted }) => wanted)).toBe(true)
  const fixed = preferences.filter(({ always }) => always)
  expect(fixed.map(({ topic, channel }) => [topic, channel])).toEqual([
    ['payments', 'email'],
    ['account', 'email'],
  ])
  const refused = await customer.call('POST notifications/save-preference', {
    body: { topic: 'payments', channel: 'email', wanted: false },
  })
  expect(refused.status).toBe(400)
  for (const wanted of [false, true, false]) {
    const body = { topic: 'orders', channel: 'app', wanted } as const
    const saved = await customer.call('POST notifications/save-preference', { body })
    expect(saved.result.preferences[0]).toEqual({ ...body, always: false })
  }
})

test('a topic that the customer switched off is not listed, and its emails are not sent unless they are required', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rimal-emails-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const emails = async () => (await readdir(join(dataDir, 'emails'))).length
  await using shop = await testShop({ dataDir })
  const customer = await customerOf(shop)
  await shop.runJob('send-messages')
  for (const [topic, channel] of [
    ['orders', 'app'],
    ['orders', 'email'],
    ['wishlist', 'email'],
  ] as const) {
    await customer.call('POST notifications/save-preference', {
      body: { topic, channel, wanted: false },
    })
  }
  const before = await emails()
  await shop.deps.transact((tx) =>
    postMessage(tx, {
      dedupKey: 'stock:1',
      kind: 'stock_alert',
      recipient: 'mariam@example.com',
      customerId: customer.customerId,
      language: 'en',
      data: { name: 'Noor', color: 'Black', size: 56, link: 'https://shop.example/noor' },
    }),
  )
  await shop.runJob('send-messages')
  expect(await emails()).toBe(before)
  expect(await count(shop, 'outbox', "kind = 'stock_alert' and sent_at is not null")).toBe(1)
  await sendNotification(shop, customer)
  // The email about the order is sent because it is the receipt.
  expect(await emails()).toBe(before + 1)
  expect(await count(shop, 'notifications', "topic = 'orders'")).toBe(0)
})

test('a customer without an email is informed by notifications', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop, { email: '+971501234567' })
  await shop.deps.transact((tx) => postMessage(tx, { ...orderUpdate(customer), recipient: null }))
  await shop.runJob('send-messages')
  const { result } = await customer.call('GET notifications/list-notifications')
  expect(result.notifications).toMatchObject([{ title: 'Order RM-20401' }])
  expect(await count(shop, 'outbox', "channel = 'notice' and sent_at is not null")).toBe(1)
  // A greeting creates no notification.
  expect(await count(shop, 'outbox', "kind = 'welcome'")).toBe(0)
})

test('notifications are in the data export, and are deleted with the account or after half a year', async () => {
  await using shop = await testShop()
  shop.setClock('2026-01-10T08:00:00Z')
  const customer = await customerOf(shop, { password: 'three blue camels' })
  await sendNotification(shop, customer)
  await customer.call('POST notifications/save-preference', {
    body: { topic: 'orders', channel: 'push', wanted: false },
  })
  const { result } = await customer.call('GET account/export-data')
  expect(result.notifications).toMatchObject({
    received: [{ title: { en: 'Order RM-20401' } }],
    choices: [{ topic: 'orders', channel: 'push', wanted: false }],
    devices: [],
  })
  await shop.runJob('clean-up-personal-data')
  expect(await count(shop, 'notifications')).toBe(1)
  shop.setClock('2026-07-20T08:00:00Z')
  await shop.runJob('clean-up-personal-data')
  expect(await count(shop, 'notifications')).toBe(0)

  const again = await loginOf(shop, 'mariam@example.com')
  await sendNotification(shop, again, 'RM-9')
  await postNotification(shop, again, 'RM-10')
  await again.call('POST account/delete-account', { body: { password: 'three blue camels' } })
  await shop.runJob('send-messages')
  expect(await count(shop, 'notifications')).toBe(0)
  expect(await count(shop, 'notification_preferences')).toBe(0)
})
