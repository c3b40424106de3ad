import { expect } from '@playwright/test'
import { textIn } from '@rimal/contract/language'
import { appStartWords } from '@rimal/contract/words/app'
import { ageOfToday, copyIn } from '../copies.ts'
import { onThePhone } from '../runs.ts'
import { openDistantShop } from '../shop-at-a-distance.ts'
import { expectSound } from '../sound.ts'
import { isAlive } from '../visit.ts'
import { startApp, test } from './app-test.ts'
import { untilCopied } from './copies-in-app.ts'
import { openPhone } from './fake-phone.ts'

test(
  'without a connection, the app starts with what was seen and says how old it is',
  { tag: onThePhone },
  async ({ visit }) => {
    await using shop = await openDistantShop()
    await using phone = await openPhone(visit, { shop: shop.address })
    const first = await startApp(phone)
    const { t } = first
    const hero = await first.page.getByRole('heading', { level: 1 }).innerText()
    await untilCopied(first, '/api/home/get-home')
    await first.open('/product-details/noor')
    const name = await first.page.getByRole('heading', { level: 1 }).innerText()
    await untilCopied(first, '/api/product/get-product')

    shop.setCut(true)
    phone.setConnected(false)
    const { page, ...app } = await startApp(phone)
    await page.getByText(ageOfToday(visit)).waitFor()
    await page.getByRole('heading', { level: 1, name: hero }).waitFor()
    await expectSound({ page, ...app }, 'home in the app without a connection')
    await app.open('/product-details/noor')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByText(ageOfToday(visit)).waitFor()
    await app.open('/product-details/lulua')
    await page.getByRole('heading', { name: t('page_unreached') }).waitFor()
    shop.setCut(false)
    await phone.setConnected(true)
    await page.getByRole('heading', { level: 1, name: /Lulua|لؤلؤة/ }).waitFor()
    await page.getByRole('button', { name: copyIn(visit, 'copy_reload') }).click()
    await expect(page.getByText(ageOfToday(visit))).toHaveCount(0)
  },
)

test(
  'a first start without a connection says so, and the shop opens once there is one',
  { tag: onThePhone },
  async ({ visit }) => {
    await using shop = await openDistantShop()
    await using phone = await openPhone(visit, { shop: shop.address })
    shop.setCut(true)
    phone.setConnected(false)
    const app = await phone.start()
    const { page, language } = app
    const heading = textIn(appStartWords.app_unreached, language)
    await page.getByRole('heading', { name: heading }).waitFor()
    await expectSound(app, 'first start of the app without a connection')
    await page.getByRole('button', { name: textIn(appStartWords.app_try_again, language) }).click()
    shop.setCut(false)
    await phone.setConnected(true)
    await isAlive(page)
  },
)
