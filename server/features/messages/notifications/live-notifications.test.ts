import { request } from 'node:http'
import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { bearer, customerOf } from '../../../test/identity-fixtures.ts'
import { listen, sendNotification } from '../../../test/notification-fixtures.ts'
import { testShop } from '../../../test/test-shop.ts'
import { LiveNotifications } from './live-notifications.ts'

afterEach(() => void vi.useRealTimers())
const other = { email: 'other@example.com', name: 'Other One' }

test("an open page receives the customer's new notifications, and none of another customer", async () => {
  await using shop = await testShop()
  const [customer, stranger] = [await customerOf(shop), await customerOf(shop, other)]
  await shop.runJob('send-messages')
  const page = await listen(shop, customer.token)
  expect(page.headers['content-type']).toContain('text/event-stream')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(page.headers['x-content-type-options']).toBe('nosniff')
  expect(await page.next()).toEqual({ unread: 0, notifications: [] })
  await sendNotification(shop, stranger, 'RM-1')
  await sendNotification(shop, customer, 'RM-2')
  expect(await page.next()).toMatchObject({ unread: 1, notifications: [{ orderId: 'RM-2' }] })
  page.leave()
})

test('notifications that arrive between two connections are sent on the second connection', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  await sendNotification(shop, customer, 'RM-1')
  const first = (await customer.call('GET notifications/list-notifications')).result
    .notifications[0]
  await sendNotification(shop, customer, 'RM-2')
  await sendNotification(shop, customer, 'RM-3')
  const page = await listen(
    shop,
    customer.token,
    `?after=${first?.notificationId}&language_code=arb`,
  )
  expect(await page.next()).toMatchObject({
    notifications: [{ title: 'الطلب RM-2' }, { title: 'الطلب RM-3' }],
  })
  page.leave()
})

test('the notification of a stranger is no place to begin', async () => {
  await using shop = await testShop()
  const [customer, stranger] = [await customerOf(shop), await customerOf(shop, other)]
  await sendNotification(shop, stranger, 'RM-1')
  const [own] = (await stranger.call('GET notifications/list-notifications')).result.notifications
  const page = await listen(shop, customer.token, `?after=${own?.notificationId}`)
  expect((await page.next())?.notifications).toEqual([])
  page.leave()
})

test('the stream needs a bearer token, and accepts none in the address', async () => {
  await using shop = await testShop()
  const { token } = await customerOf(shop)
  expect((await listen(shop, '')).status).toBe(401)
  const inAddress = await fetch(`${shop.address}/api/notifications/live?access_token=${token}`)
  expect(inAddress.status).not.toBe(200)
})

test('the number of open pages of one customer is limited, and closing a page makes room', async () => {
  const live = new LiveNotifications()
  const leave = Array.from({ length: 6 }, () => live.follow('customer', () => {}))
  expect(live.isFull('customer')).toBe(true)
  expect(live.isFull('another')).toBe(false)
  leave[0]?.()
  leave[0]?.()
  expect(live.isFull('customer')).toBe(false)

  await using shop = await testShop()
  const customer = await customerOf(shop)
  const pages: Awaited<ReturnType<typeof listen>>[] = []
  while (pages.length < 6) {
    const page = await listen(shop, customer.token)
    pages.push(page)
    await page.next()
  }
  expect((await listen(shop, customer.token)).status).toBe(429)
  pages[0]?.leave()
  await expect.poll(() => shop.deps.liveNotifications.isFull(customer.customerId)).toBe(false)
  for (const page of pages) page.leave()
})

test('pages that are left before their line is open hold no room', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  const { pool, liveNotifications } = shop.deps
  const busy = () => pool.totalCount - pool.idleCount + pool.waitingCount
  const busyAtRest = busy()
  const other = new pg.Client(shop.databaseUrl)
  await other.connect()
  await other.query('begin; lock table notifications in access exclusive mode')
  const headers = bearer(customer.token)
  const asked = Array.from({ length: 6 }, () =>
    request(`${shop.address}/api/notifications/live`, { agent: false, headers })
      .on('error', () => {})
      .end(),
  )
  await expect.poll(busy).toBe(busyAtRest + asked.length)
  for (const asking of asked) asking.destroy()
  // Answered after the shop has heard that they are gone.
  await customer.call('GET notifications/get-preferences')
  await other.query('commit')
  await other.end()
  await expect.poll(busy).toBe(busyAtRest)
  expect(liveNotifications.isFull(customer.customerId)).toBe(false)
  const page = await listen(shop, customer.token)
  expect(page.status).toBe(200)
  page.leave()
})

test.each([
  ['logs out', 'log-out'],
  ['ends this one of her logins', 'end-session'],
  ['ends all of them', 'end-all-sessions'],
] as const)(
  'a customer who %s receives no further notifications, and the connection is closed',
  async (_, end) => {
    await using shop = await testShop()
    const customer = await customerOf(shop)
    await shop.runJob('send-messages')
    const page = await listen(shop, customer.token)
    await page.next()
    const { result } = await customer.call('GET identity/list-sessions')
    const sessionId = result.find(({ isThis }) => isThis)?.id ?? ''
    const body = end === 'end-session' ? { sessionId } : {}
    expect((await customer.call(`POST identity/${end}`, { body: body as never })).errorCode).toBe(0)
    await sendNotification(shop, customer, 'RM-1')
    expect(await page.next()).toBe(null)
  },
)

test('a customer whose login has ended receives no further notifications', async () => {
  await using shop = await testShop()
  const customer = await customerOf(shop)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const page = await listen(shop, customer.token)
  await page.next()
  await vi.advanceTimersByTimeAsync(30_000)
  await customer.call('POST identity/end-all-sessions', { body: {} })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await page.next()).toBe(null)
})

test('a shop that stops closes the open connections without waiting', async () => {
  const shop = await testShop()
  const customer = await customerOf(shop)
  const page = await listen(shop, customer.token)
  await page.next()
  await shop[Symbol.asyncDispose]()
  expect(await page.next()).toBe(null)
})
