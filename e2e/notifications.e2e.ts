import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { findWholeBrowser } from './browser.ts'
import { becomeCustomer, codeTo, logOutByMenu, newEmail, newPhone } from './logging-in.ts'
import { findShop } from './shop.ts'
import { expectSound } from './sound.ts'
import { eachLanguage } from './runs.ts'
import { openTab, test, type Visit } from './visit.ts'

test(
  'a notification arrives on open pages, leads to what it is about, and is read then',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, context } = visit
    await becomeCustomer(visit, `+971${newPhone()}`)
    await open('/notifications')
    await page.getByRole('heading', { name: t('door_notifications_title') }).waitFor()
    await page.getByText(t('notification_always')).waitFor()
    await expectSound(visit, 'of no notifications')

    const other = await openTab(context, visit)
    await other.open('/home')
    await untilListening(other.page)
    await changeContact(visit, newEmail())
    const lines = page.getByRole('main').getByRole('listitem')
    await expect(lines).toHaveCount(1)
    const unread = t('notifications_unread', { count: 1 })
    await page.getByText(unread, { exact: true }).waitFor()
    await expectSound(visit, 'of one that is unread')
    const marked = visit.size === 'phone' ? t('menu') : t('my_profile')
    await page
      .getByRole('banner')
      .getByRole(visit.size === 'phone' ? 'button' : 'link', {
        name: [marked, unread].join(t('list_separator')),
      })
      .waitFor()
    await other.page.getByRole('button', { name: t('menu') }).click()
    await other.page
      .getByRole('dialog')
      .getByRole('link', { name: t('notifications_count', { count: 1 }) })
      .waitFor()
    // A tab that is opened later shows the number as well.
    await other.open('/home')
    await other.page.getByRole('button', { name: t('menu') }).click()
    await other.page
      .getByRole('dialog')
      .getByRole('link', { name: t('notifications_count', { count: 1 }) })
      .waitFor()
    await lines.getByRole('link').click()
    await page.waitForURL(/\/my-account$/)

    await other.open('/home')
    await untilListening(other.page)
    await changeContact(visit, newEmail())
    const strip = other.page.locator('[popover]').filter({ hasText: t('notifications_open') })
    await strip.hover()
    const read = other.page.waitForResponse(/mark-read/)
    await strip.getByRole('link', { name: t('notifications_open') }).click()
    await other.page.waitForURL(/\/my-account$/)
    await read
    await open('/notifications')
    await page.getByText(t('notifications_all_read')).waitFor()
    expect(await lines.count()).toBe(2)
    await expectSound(visit, 'of those that are read')
  },
)

test('the customer chooses the channels of a topic, and the choice is saved', async ({ visit }) => {
  const { page, t, open } = visit
  await becomeCustomer(visit)
  await open('/notifications')
  const topic = page.getByRole('group', { name: t('notification_topic_wishlist') })
  const byEmail = topic.getByLabel(t('notification_channel_email'))
  expect(await byEmail.isChecked()).toBe(true)
  const saved = page.waitForResponse(/save-preference/)
  await byEmail.uncheck()
  await saved
  const money = page.getByRole('group', { name: t('notification_topic_payments') })
  expect(await money.getByLabel(t('notification_channel_email')).isDisabled()).toBe(true)
  await page.reload()
  await byEmail.waitFor()
  expect(await byEmail.isChecked()).toBe(false)
  expect(await topic.getByLabel(t('notification_channel_app')).isChecked()).toBe(true)
})

test('the icon of the installed shop shows the number of unread ones, until they are read or the login ends', async ({
  visit,
}) => {
  const { page, t, open, context } = visit
  const badges: (number | null)[] = []
  await context.exposeFunction('noteBadge', (shown: number | null) => void badges.push(shown))
  await context.addInitScript(() => {
    const { noteBadge } = window as unknown as { noteBadge(shown: number | null): Promise<void> }
    Object.assign(navigator, {
      setAppBadge: (unread: number) => noteBadge(unread),
      clearAppBadge: () => noteBadge(null),
    })
  })
  await becomeCustomer(visit, `+971${newPhone()}`)
  await open('/notifications')
  await changeContact(visit, newEmail())
  await expect.poll(() => badges.at(-1)).toBe(1)
  await page.getByRole('button', { name: t('notifications_read_all') }).click()
  await expect.poll(() => badges.at(-1)).toBe(null)
  await changeContact(visit, newEmail())
  await expect.poll(() => badges.at(-1)).toBe(1)
  await logOutByMenu(visit)
  await expect.poll(() => badges.at(-1)).toBe(null)
})

test('a push message is shown by the browser, and leads to its page', async () => {
  const { address } = findShop()
  // A separate browser with a profile folder, because a browser that stores nothing may not show notifications.
  const folder = await mkdtemp(join(tmpdir(), 'rimal-push-'))
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findWholeBrowser(),
    serviceWorkers: 'allow',
  })
  try {
    await context.grantPermissions(['notifications'], { origin: address })
    const page = await context.newPage()
    await page.goto(`${address}/home`)
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((done) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first) done(first.registrationId)
      })
    })
    await devtools.send('ServiceWorker.enable')
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js', { scope: '/' })
      const { active } = await navigator.serviceWorker.ready
      await new Promise<void>((done) => {
        const look = () => active?.state === 'activated' && done()
        active?.addEventListener('statechange', look)
        look()
      })
    })
    const registrationId = await registered
    const push = () =>
      devtools.send('ServiceWorker.deliverPushMessage', {
        origin: address,
        registrationId,
        data: JSON.stringify({
          title: 'طلبكِ في الطريق',
          body: 'يصلكِ اليوم.',
          page: 'new-delivery',
          orderId: 'RM-20400',
          language_code: 'arb',
        }),
      })
    const shown = () =>
      page.evaluate(async () => {
        const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
          getNotifications: () => registration.getNotifications(),
        }))
        return (await getNotifications()).map(({ title, body, dir, data }) => ({
          title,
          body,
          dir,
          path: data.path as string,
        }))
      })
    // A push service brings it again until the browser takes it; the same one shows once.
    const pushed = async () => {
      await push()
      return shown()
    }
    await expect.poll(pushed, { intervals: [500] }).toEqual([
      {
        title: 'طلبكِ في الطريق',
        body: 'يصلكِ اليوم.',
        dir: 'rtl',
        path: '/ar/new-delivery/RM-20400',
      },
    ])
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
})

/**
 * Waits until the tab waits for the connection: it then receives the notifications that the connected tab passes
 * on.
 */
async function untilListening(page: Page) {
  await page.waitForFunction(async () => {
    const { pending = [] } = await navigator.locks.query()
    return pending.some(({ name }) => name === 'notifications')
  })
}

/**
 * Changes the email over the API, with a bearer token of the customer's login, as the customer might do on another
 * device.
 */
async function changeContact(visit: Visit, email: string) {
  const { request } = visit.context
  const { address } = findShop()
  const ask = async (path: string, data: object, token?: string) => {
    const reply = await request.post(`/api/${path}`, {
      data,
      headers: { origin: address, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    })
    const { errorCode, message, result } = await reply.json()
    if (errorCode !== 0) throw new Error(`${path}: ${message}`)
    return result
  }
  const { accessToken } = await ask('identity/refresh', {})
  const { challengeId } = await ask('account/send-contact-code', { contact: email }, accessToken)
  const code = await codeTo(visit, email)
  await ask('account/change-contact', { challengeId, code }, accessToken)
}
