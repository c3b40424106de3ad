import { expect } from '@playwright/test'
import { arbOnThePhone, enOnThePhone } from '../runs.ts'
import { findShop } from '../shop.ts'
import { decideAtSimulator, fillCheckout, payBy, products, seeConfirmation } from '../shopping.ts'
import { expectSound } from '../sound.ts'
import { startApp, test } from './app-test.ts'
import { openPhone } from './fake-phone.ts'
import { buyInApp } from './shopping-in-app.ts'

test(
  'a guest pays in the browser above the app, and a link returns to the order',
  { tag: [enOnThePhone, arbOnThePhone] },
  async ({ phone }) => {
    const app = await startApp(phone)
    const { page, t } = app
    await buyInApp(app, products.hind)
    await app.open('/checkout')
    await fillCheckout(app)
    await expectSound(app, 'checkout in the app')
    await payBy(app, 'card')
    const sheet = await phone.sheet()
    await sheet.page.waitForURL(/\/simulator\/pay\//)
    await phone.closeSheet()
    await page.getByRole('link', { name: t('payment_continue') }).waitFor()
    await expectSound(app, 'payment that was left in the app')
    await page.getByRole('link', { name: t('payment_continue') }).click()

    const second = await phone.sheet()
    await decideAtSimulator(second, 'approve')
    await second.page.getByRole('heading', { name: t('payment_arrived') }).waitFor()
    await expectSound(second, 'payment above the app')
    const link = await second.page
      .getByRole('link', { name: t('payment_back_to_app') })
      .getAttribute('href')
    expect(link).toMatch(/^com\.rimal\.shop:\/\/payment\/\w+$/)
    await phone.openLink(String(link))
    expect(await seeConfirmation(app)).toMatch(/^RM-\d+$/)
    expect(phone.isSheetOpen()).toBe(false)
    await expectSound(app, 'confirmation in the app')
  },
)

test('the app closes the browser above it once the payment is settled', async ({ visit }) => {
  await using phone = await openPhone(visit, { shop: findShop().address, platform: 'ios' })
  const app = await startApp(phone)
  await buyInApp(app, products.hala)
  await app.open('/checkout')
  await fillCheckout(app)
  await payBy(app, 'card')
  await decideAtSimulator(await phone.sheet(), 'approve_away')
  await seeConfirmation(app)
  await expect.poll(() => phone.isSheetOpen()).toBe(false)
})

test('a customer who pays while the phone ends the app is not sent to pay again', async ({
  phone,
}) => {
  const app = await startApp(phone)
  await buyInApp(app, products.nada)
  await app.open('/checkout')
  await fillCheckout(app)
  await payBy(app, 'card')
  const sheet = await phone.sheet()
  await sheet.page.waitForURL(/\/simulator\/pay\//)
  const token = new URL(app.page.url()).pathname.split('/').at(-1)

  await phone.closeSheet()
  const again = await startApp(phone, { link: `com.rimal.shop://payment/${token}` })
  await again.page.getByRole('heading', { name: again.t('payment_confirming') }).waitFor()
  expect(phone.isSheetOpen()).toBe(false)
})
