import { expect } from '@playwright/test'
import { textIn } from '@rimal/contract/language'
import { appStartWords } from '@rimal/contract/words/app'
import { enOnThePhone, onThePhone } from '../runs.ts'
import { products } from '../shopping.ts'
import { findShop } from '../shop.ts'
import { expectSound } from '../sound.ts'
import { isAlive } from '../visit.ts'
import { startApp, test } from './app-test.ts'
import { buyInApp } from './shopping-in-app.ts'

test(
  'the app starts in the language of the phone, and the cart of a guest is there after a restart',
  { tag: onThePhone },
  async ({ phone }) => {
    const app = await startApp(phone)
    const { page, t, language } = app
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'arb' ? 'ar' : 'en')
    await expect(page.locator('html')).toHaveAttribute('dir', language === 'arb' ? 'rtl' : 'ltr')
    expect(new URL(page.url()).pathname).toBe(language === 'arb' ? '/ar/home' : '/home')
    await expectSound(app, 'home in the app')
    const link = page.getByRole('main').getByRole('link', {
      name: textIn(products.maha.name, language),
    })
    await link.first().click()
    await page.waitForURL(/product-details\/maha/)
    await buyInApp(app, products.maha)
    expect(phone.asked.some(({ method }) => method === 'impact')).toBe(true)
    await expectSound(app, 'cart in the app')

    const again = await startApp(phone)
    const filled = t('units_in_cart', { count: 1 })
    await again.page.getByRole('banner').getByRole('link', { name: filled }).click()
    await again.page.getByText(String(products.maha.size)).first().waitFor()
    expect([...phone.keychain.keys()]).toEqual(['capacitor-storage_guest'])
  },
)

test('another language is chosen for this and all later starts', async ({ phone, visit }) => {
  const { page, t } = await startApp(phone)
  const isArabic = visit.language === 'arb'
  await page.getByRole('button', { name: t('menu') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: isArabic ? 'English' : 'العربية' })
    .click()
  await page.waitForURL(isArabic ? /\/home$/ : /\/ar\/home$/)
  await isAlive(page)
  await expect(page.locator('html')).toHaveAttribute('dir', isArabic ? 'ltr' : 'rtl')
  const again = await startApp(phone)
  await expect(again.page.locator('html')).toHaveAttribute('dir', isArabic ? 'ltr' : 'rtl')
})

test(
  'the back button closes what is open, then returns, then leaves the app',
  { tag: enOnThePhone },
  async ({ phone }) => {
    const { page, t } = await startApp(phone)
    await page.getByRole('main').getByRole('link', { name: 'Maha' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Maha' }).waitFor()
    await page.getByRole('button', { name: t('menu') }).click()
    const menu = page.getByRole('dialog')
    await menu.waitFor()
    await phone.pressBack()
    await menu.waitFor({ state: 'hidden' })
    expect(page.url()).toMatch(/product-details/)
    await phone.pressBack()
    await page.waitForURL(/\/home$/)
    expect(phone.asked.some(({ method }) => method === 'minimizeApp')).toBe(false)
    await phone.pressBack()
    await expect.poll(() => phone.asked.some(({ method }) => method === 'minimizeApp')).toBe(true)
  },
)

test('a newer version of the app is suggested in a strip, once', async ({ phone, visit }) => {
  phone.offerUpdate('2.0.0')
  const app = await startApp(phone)
  const update = app.page.getByRole('button', {
    name: textIn(appStartWords.app_update, visit.language),
    exact: true,
  })
  await update.waitFor()
  await expectSound(app, 'update of the app')
  await update.click()
  await expect.poll(() => phone.asked.some(({ method }) => method === 'openAppStore')).toBe(true)
  const again = await startApp(phone)
  await expect.poll(() => phone.asked.filter(({ plugin }) => plugin === 'AppUpdate').length).toBe(3)
  await expect(
    again.page.getByRole('button', {
      name: textIn(appStartWords.app_update, visit.language),
      exact: true,
    }),
  ).toHaveCount(0)
})

test('files of the shop open in the browser above the app', async ({ phone, visit }) => {
  const { page } = await startApp(phone)
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/robots.txt'
    link.textContent = 'file'
    document.querySelector('main')?.prepend(link)
    link.click()
  })
  const sheet = await phone.sheet()
  await sheet.page.waitForURL(`${findShop().address}/robots.txt`)
  expect(visit.complaints).toEqual([])
})
