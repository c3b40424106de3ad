import { languagePath } from '@rimal/contract/language'
import { expect, type Page } from '@playwright/test'
import {
  email,
  fillContact,
  fillDelivery,
  products,
  methodName,
  nameOf,
  orderNumberOn,
  payBy,
  placeButton,
  putInCart,
  seeConfirmation,
} from './shopping.ts'
import { startsLike } from './texts.ts'
import { arbOnThePhone, enOnThePhone } from './runs.ts'
import { isAlive, test, type Visit } from './visit.ts'

test('back from a product restores the place in the list and its filters', async ({ visit }) => {
  const { page, t, open } = visit
  await open('/product-list?size=56')
  const cards = page.getByRole('main').getByRole('article')
  await page.getByRole('link', { name: t('show_more') }).click()
  await page.waitForURL(/page=2/)
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  const count = await cards.count()

  const card = cards.nth(count - 3)
  await card.scrollIntoViewIfNeeded()
  const name = await card.getByRole('heading').textContent()
  const address = page.url()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(800)
  await card.getByRole('link').click()
  await page.getByRole('heading', { level: 1, name: name ?? '' }).waitFor()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect(cards).toHaveCount(count)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place))
    .toBeLessThan(8)
  expect(await card.getByRole('heading').textContent()).toBe(name)
  const chip = t('filter_remove', { name: t('size_named', { size: 56 }) })
  expect(await page.getByRole('button', { name: chip }).count()).toBe(1)
})

test('one visit to the filters is one step back', { tag: arbOnThePhone }, async ({ visit }) => {
  const { page, t, open } = visit
  await open('/product-list/best_seller')
  const before = page.url()
  const sheet = await chooseTwoSizes(visit)
  await sheet.getByRole('button', { name: t('close') }).click()
  await sheet.waitFor({ state: 'hidden' })
  await expect.poll(() => layersOn(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(before)
})

test('back first closes the dialog over a product, and then leaves the product', async ({
  visit,
}) => {
  const { page, t, open } = visit
  // The page opens from a link in an email: the history has no earlier page of the shop.
  await open('/product-details/noor?item=noor-black')
  const product = page.url()
  const dialog = page.getByRole('dialog')
  const picture = page.getByRole('button', { name: startsLike(t('picture_enlarge')) }).first()
  const guide = page.getByRole('button', { name: t('size_guide'), exact: true })
  const soldOut = page.getByRole('radio', { name: t('size_sold_out', { size: 62 }) })
  const search = page.getByRole('banner').getByRole('link', { name: t('search'), exact: true })
  const menu = page.getByRole('button', { name: t('menu') })
  const measure = page.getByRole('button', { name: t('sew_to_measure') })
  for (const opener of [picture, guide, soldOut, measure, search, menu]) {
    await opener.focus()
    const place = await page.evaluate(() => scrollY)
    await opener.press('Enter')
    await dialog.waitFor()
    await expect.poll(() => layersOn(page)).toBe(1)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(product)
    await expect(opener).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(place)
  }
  // Forward neither reopens a dialog that Back has closed nor leaves the page.
  await page.goForward()
  await expect.poll(() => layersOn(page)).toBe(0)
  expect(page.url()).toBe(product)
  expect(await dialog.isVisible()).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('a dialog closed by its close button leaves no history step', async ({ visit }) => {
  const { page, t, open } = visit
  await open('/product-list')
  const list = page.url()
  const cards = page.getByRole('main').getByRole('article')
  await cards.first().getByRole('link').click()
  await page.waitForURL(/product-details/)
  const dialog = page.getByRole('dialog')
  for (const name of [t('size_guide'), t('menu')]) {
    await page.getByRole('button', { name, exact: true }).click()
    await dialog.getByRole('button', { name: t('close') }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await expect.poll(() => layersOn(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(list)
  await cards.first().waitFor()
})

test('back from where a link of the menu or the search led is the page without it', async ({
  visit,
}) => {
  const { page, t, open, say } = visit
  await open('/product-details/noor?item=noor-black')
  const product = page.url()
  const dialog = page.getByRole('dialog')
  const heading = (name?: string) => page.getByRole('heading', { level: 1, name })
  const backOnTheProduct = async () => {
    await page.goBack()
    await expect(page).toHaveURL(product)
    await heading(say('Noor', 'نور')).waitFor()
    expect(await dialog.isVisible()).toBe(false)
    await expect.poll(() => layersOn(page)).toBe(0)
  }
  await page.getByRole('button', { name: t('menu') }).click()
  await dialog.getByRole('link', { name: t('contact'), exact: true }).click()
  await page.waitForURL(/\/contact$/)
  await dialog.waitFor({ state: 'hidden' })
  await backOnTheProduct()
  await page.goForward()
  await page.waitForURL(/\/contact$/)
  await backOnTheProduct()

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('search'), exact: true })
    .click()
  await dialog.getByRole('combobox').fill(say('velvet', 'مخمل'))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search\?q=/)
  await dialog.waitFor({ state: 'hidden' })
  await backOnTheProduct()
})

test('a refresh under an open dialog leaves no step behind', async ({ visit }) => {
  const { page, t, open } = visit
  await open('/product-list')
  const list = page.url()
  await page.getByRole('main').getByRole('article').first().getByRole('link').click()
  await page.waitForURL(/product-details/)
  const product = page.url()
  await page.getByRole('button', { name: t('size_guide'), exact: true }).click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => layersOn(page)).toBe(1)
  await refresh(page)
  await expect.poll(() => layersOn(page)).toBe(0)
  expect(page.url()).toBe(product)
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test(
  'back closes the filters, and the chosen filters stay',
  { tag: enOnThePhone },
  async ({ visit }) => {
    const { page, open } = visit
    await open('/product-list/best_seller')
    const before = page.url()
    const sheet = await chooseTwoSizes(visit)
    await expect.poll(() => layersOn(page)).toBe(1)
    await page.goBack()
    await sheet.waitFor({ state: 'hidden' })
    expect(page.url()).toMatch(/size=56,58/)
    await page.goBack()
    await expect(page).toHaveURL(before)
  },
)

test('a refresh loses nothing in any step of checkout, and back is a step back', async ({
  visit,
}) => {
  const { page, t, open } = visit
  await putInCart(visit, products.nada)
  await open('/checkout')
  await fillContact(visit)
  await refresh(page)
  await seeContact(visit)
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await page.waitForURL(/step=delivery$/)

  await fillDelivery(visit)
  const before = await valuesOn(page)
  await refresh(page)
  await page.getByLabel(t('address_area'), { exact: true }).waitFor()
  await expect.poll(() => valuesOn(page)).toEqual(before)
  await page.getByRole('button', { name: t('checkout_to_payment') }).click()
  await page.waitForURL(/step=payment$/)

  await page.getByRole('radio', { name: methodName(visit, 'cash') }).check()
  await refresh(page)
  const cash = page.getByRole('radio', { name: methodName(visit, 'cash') })
  await cash.waitFor()
  expect(await cash.isChecked()).toBe(true)

  await page.goBack()
  await page.waitForURL(/step=delivery$/)
  await page.getByLabel(t('address_area'), { exact: true }).waitFor()
  await expect.poll(() => valuesOn(page)).toEqual(before)
  await page.goBack()
  await page.waitForURL(/step=contact$/)
  await seeContact(visit)
  await page.goForward()
  await page.waitForURL(/step=delivery$/)
  await page.getByLabel(t('address_area'), { exact: true }).waitFor()
})

test('the other language loses nothing in any step of checkout', async ({ visit }) => {
  const { page, t, open } = visit
  await putInCart(visit, products.nada)
  await open('/checkout')
  await fillContact(visit)
  await inBothLanguages(visit, () => seeContact(visit))
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await fillDelivery(visit)
  const before = await valuesOn(page)
  await inBothLanguages(visit, async () => {
    await page.getByLabel(t('address_area'), { exact: true }).waitFor()
    await expect.poll(() => valuesOn(page)).toEqual(before)
  })
  await page.getByRole('button', { name: t('checkout_to_payment') }).click()
  const cash = page.getByRole('radio', { name: methodName(visit, 'cash') })
  await cash.check()
  await inBothLanguages(visit, async () => {
    await cash.waitFor()
    expect(await cash.isChecked()).toBe(true)
  })
})

test('back after an order that was placed does not order again', async ({ visit }) => {
  const { page, t, open } = visit
  await putInCart(visit, products.nada)
  await open('/cart')
  await page.getByRole('button', { name: t('summary_checkout') }).click()
  await page.getByRole('link', { name: t('guest_checkout_guest') }).click()
  await fillContact(visit)
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await fillDelivery(visit)
  await page.getByRole('button', { name: t('checkout_to_payment') }).click()
  await placeButton(visit).waitFor()
  await payBy(visit, 'cash')
  const number = await seeConfirmation(visit)
  const order = page.url()
  await refresh(page)
  expect(await orderNumberOn(visit)).toBe(number)
  await page.goBack()
  await page.waitForURL(/\/checkout/)
  await page.getByRole('heading', { level: 1, name: t('checkout_empty') }).waitFor()
  await page
    .getByRole('link', { name: t('checkout_last_order').split('{')[0]?.trim() ?? '' })
    .click()
  await expect(page).toHaveURL(order)
})

/** How much lies over the page in the history of the browser. */
function layersOn(page: Page): Promise<number> {
  return page.evaluate(() => history.state?.open ?? 0)
}

async function refresh(page: Page) {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await isAlive(page)
}

async function seeContact(visit: Visit) {
  const { page, t } = visit
  await page.getByLabel(t('address_name')).waitFor()
  await expect(page.getByLabel(t('address_name'))).toHaveValue(nameOf(visit))
  const phone = await page.getByLabel(t('address_phone'), { exact: true }).inputValue()
  expect(phone.replaceAll(' ', '')).toBe('505550186')
  expect(await page.getByLabel(t('address_email')).inputValue()).toBe(email)
}

/** Returns the values of the fields of the page by their names; generated names differ from load to load. */
function valuesOn(page: Page): Promise<Record<string, string>> {
  return page.getByRole('main').evaluate((main) => {
    const named = 'input[name]:not([type=radio]), select[name]'
    const fields = [...main.querySelectorAll<HTMLInputElement | HTMLSelectElement>(named)]
    return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
  })
}

/**
 * Opens the page in the other language and again in the first one by the URL, as the language toggle does; then
 * calls `see`.
 */
async function inBothLanguages({ page, language }: Visit, see: () => Promise<void>) {
  const { pathname, search } = new URL(page.url())
  for (const code of [language === 'en' ? 'arb' : 'en', language] as const) {
    await page.evaluate((to) => location.assign(to), languagePath(code, pathname + search))
    await page.waitForFunction(
      (lang) => document.documentElement.lang === lang,
      code === 'arb' ? 'ar' : 'en',
    )
    await isAlive(page)
    await page.waitForURL(new RegExp(search.replace('?', '\\?')))
  }
  await see()
}

/** Opens the filters of a list on a phone, chooses two sizes, and returns the open dialog. */
async function chooseTwoSizes({ page, t }: Visit) {
  await page.getByRole('button', { name: t('filter'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /^56\s*[,،]/ }).click()
  await page.waitForURL(/size=56/)
  await sheet.getByRole('button', { name: /^56\s*[,،]/, pressed: true }).waitFor()
  await sheet.getByRole('button', { name: /^58\s*[,،]/ }).click()
  await page.waitForURL(/size=56,58/)
  return sheet
}
