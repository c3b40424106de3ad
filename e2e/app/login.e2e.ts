import { expect } from '@playwright/test'
import { logOutByMenu, newEmail, register, seeAccount } from '../logging-in.ts'
import type { Visit } from '../visit.ts'
import { startApp, test } from './app-test.ts'
import { listCopies, untilCopied } from './copies-in-app.ts'
import type { Phone } from './fake-phone.ts'
import { expectSound } from '../sound.ts'

const refreshName = 'capacitor-storage_refresh'

test('a login lasts over a restart, and a logout deletes its token and what was looked at', async ({
  phone,
}) => {
  const app = await startApp(phone)
  await app.open('/product-details/noor')
  await app.page.getByRole('heading', { level: 1 }).waitFor()
  await untilCopied(app, '/api/product/get-product')
  await logInAnew(app)
  const token = String(phone.keychain.get(refreshName))
  expect(token).toMatch(/^[0-9a-f-]{36}\.[0-9a-f]{64}$/)
  expect(await textsOfPage(app)).not.toContain(token.slice(37))

  const again = await startApp(phone)
  await again.open('/my-account')
  await seeAccount(again)
  expect(phone.keychain.get(refreshName)).not.toBe(token)
  await logOutByMenu(again)
  await expect.poll(() => phone.keychain.has(refreshName)).toBe(false)
  await expect.poll(() => listCopies(again)).not.toContain('/api/product/get-product')
  const last = await startApp(phone)
  await last.open('/my-account')
  await untilGuest(last)
})

test('a copied refresh token is refused, and ends the login', async ({ phone }) => {
  const app = await startApp(phone)
  await logInAnew(app)
  const stolen = phone.keychain.get(refreshName)
  for (const start of ['first', 'second']) {
    const before = phone.keychain.get(refreshName)
    const again = await startApp(phone)
    await again.open('/my-account')
    await seeAccount(again)
    expect(phone.keychain.get(refreshName), `after the ${start} restart`).not.toBe(before)
  }
  const replayed = await app.context.request.post('/api/identity/refresh', {
    data: { refreshToken: stolen },
  })
  expect(replayed.status()).toBe(401)
  const robbed = await startApp(phone)
  await robbed.open('/my-account')
  await untilGuest(robbed)
  expect(phone.keychain.has(refreshName)).toBe(false)
})

test('a new installation does not begin with the login of the one before', async ({ phone }) => {
  phone.keychain.set(refreshName, 'left by an earlier installation')
  await startApp(phone)
  expect(phone.keychain.has(refreshName)).toBe(false)
})

test('push messages are allowed by a press, are shown once in an open app, and lead to their pages', async ({
  phone,
}) => {
  const app = await startApp(phone)
  const { page, t } = app
  await logInAnew(app)
  await app.open('/notifications')
  await page.getByText(t('device_text_in_app')).waitFor()
  expect(isAsked(phone, 'requestPermissions')).toBe(false)
  await page.getByRole('button', { name: t('device_allow') }).click()
  await page.getByText(t('device_on')).waitFor()
  await expectSound(app, 'notifications in the app')
  expect(isAsked(phone, 'requestPermissions')).toBe(true)

  await app.open('/about')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const data = { title: 'A', body: 'B', page: 'my-visits', orderId: '', language_code: 'en' }
  const pushed = { id: '1', title: 'Your visit', body: 'is tomorrow.', data }
  await phone.receivePush(pushed)
  const strip = page.locator('[popover]').filter({ hasText: 'Your visit. is tomorrow.' })
  await strip.getByRole('link', { name: t('notifications_open') }).click()
  await page.waitForURL(/\/my-visits$/)

  await phone.tapPush({ ...pushed, data: { ...data, page: 'my-account' } })
  await page.waitForURL(/\/my-account$/)
  const cold = await startApp(phone, {
    push: { ...pushed, data: { ...data, page: 'new-delivery', orderId: 'abc' } },
  })
  await cold.page.waitForURL(/\/new-delivery\/abc$/)
})

async function logInAnew(app: Visit) {
  await app.open('/user-login')
  await register(app, newEmail())
  await app.page.waitForURL((url) => !/user-(login|registration)/.test(url.pathname))
}

/** Waits until the page knows that nobody is logged in. */
async function untilGuest({ page }: Visit) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('first_app'))).toBeNull()
}

function isAsked({ asked }: Phone, wanted: string): boolean {
  return asked.some(({ method }) => method === wanted)
}

/** All that the page itself has stored. */
function textsOfPage({ page }: Visit): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
}
