import { nameCountry } from '@rimal/contract/countries'
import { formatDay } from '@rimal/contract/dates'
import type { DeliveryOptions } from '@rimal/contract/delivery'
import { currencyOfCountry, formatMoney } from '@rimal/contract/money'
import { deliveryPrice, ordinaryMethod } from '@rimal/contract/ordinary-method'
import { expect } from '@playwright/test'
import {
  callShop,
  email,
  fillContact,
  nameOf as shopper,
  phone,
  type Product,
  products,
  putInCart,
} from './shopping.ts'
import { arbOnDesktop, enOnDesktop } from './runs.ts'
import { test, type Visit } from './visit.ts'

test('the delivery date for Saudi Arabia is the same on the product page, in the cart and at checkout', async ({
  visit,
}) => {
  const { page, t, open } = visit
  await open(`/product-details/${products.hala.id}`)
  await expectPromise(visit, products.hala, 'AE')
  await chooseCountry(visit, { from: 'AE', to: 'SA' })
  const { day, price } = await expectPromise(visit, products.hala, 'SA')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: buttonName(visit, 'SA') })
    .waitFor()

  await putInCart(visit, products.hala)
  await open('/cart')
  const summary = page.getByRole('region', { name: t('summary_title') })
  const line = t('deliver_line_by', { country: nameOf(visit, 'SA'), day })
  const term = summary.getByRole('term').filter({ hasText: line })
  await term.waitFor()
  await summary.getByText(t('deliver_estimate')).waitFor()
  expect(await term.locator('xpath=following-sibling::dd[1]').textContent()).toBe(price)

  await open('/checkout')
  await fillContact(visit)
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  expect(await page.getByLabel(t('address_country'), { exact: true }).inputValue()).toBe('SA')
  await page
    .getByRole('radio', { name: new RegExp(day.replaceAll(/\s/g, String.raw`\s`)) })
    .waitFor()
})

test(
  'another country chosen in the cart changes the country of the address typed at checkout',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, t, open } = visit
    await putInCart(visit, products.nada)
    await open('/checkout')
    await fillContact(visit)
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    await page.getByLabel(t('address_street_and_building')).fill('12')
    await open('/cart')
    await chooseCountry(visit, { from: 'AE', to: 'KW' })
    await expect.poll(async () => (await callShop(visit, 'guest-cart/get-cart')).country).toBe('KW')
    await open('/checkout?step=delivery')
    expect(await page.getByLabel(t('address_country'), { exact: true }).inputValue()).toBe('KW')
    // Chosen at checkout, it is the country of the pages too.
    await page.getByLabel(t('address_country'), { exact: true }).selectOption('QA')
    await expect.poll(async () => (await callShop(visit, 'guest-cart/get-cart')).country).toBe('QA')
    await open(`/product-details/${products.nada.id}`)
    await expectPromise(visit, products.nada, 'QA')
  },
)

test(
  'a country chosen with an empty cart is not reset by an address in another country',
  { tag: arbOnDesktop },
  async ({ visit }) => {
    const { page, open } = visit
    await putInCart(visit, products.nada)
    const contact = { name: shopper(visit), email, phone: `+971 ${phone}` }
    const address = { ...addressInDubai, ...contact }
    await callShop(visit, 'checkout/save-draft', { draft: { contact, address } })
    const { lines } = await callShop(visit, 'guest-cart/get-cart')
    await callShop(visit, 'guest-cart/remove-line', { line_id: lines[0].id })
    await open(`/product-details/${products.nada.id}`)
    await chooseCountry(visit, { from: 'AE', to: 'SA' })
    await expectPromise(visit, products.nada, 'SA')

    await putInCart(visit, products.nada)
    await open('/cart')
    await page
      .getByRole('main')
      .getByRole('button', { name: buttonName(visit, 'SA') })
      .waitFor()
    const { cart, draft } = await callShop(visit, 'checkout/get-checkout')
    expect(cart.country).toBe('SA')
    expect(draft.address).toMatchObject({ country: 'SA', state: '', addressLineOne: '12' })
    await open(`/product-details/${products.nada.id}`)
    await expectPromise(visit, products.nada, 'SA')
  },
)

test(
  'the country that is pressed last is chosen, whichever is answered first',
  { tag: enOnDesktop },
  async ({ visit }) => {
    const { page, t, open } = visit
    await open(`/product-details/${products.nada.id}`)
    await page
      .getByRole('main')
      .getByRole('button', { name: buttonName(visit, 'AE') })
      .click()
    const answerForQatar = await hold(visit, '**/api/delivery/get-options?*country_code=QA*')
    const dialog = page.getByRole('dialog', { name: t('deliver_title') })
    await dialog.getByRole('option', { name: nameOf(visit, 'QA') }).click()
    await answerForQatar.asked
    await dialog.getByRole('option', { name: nameOf(visit, 'SA') }).click()
    await dialog.waitFor({ state: 'hidden' })
    await answerForQatar.release()
    await expectPromise(visit, products.nada, 'SA')
  },
)

test(
  'the country in the cart keeps the focus while the choice is saved, and a refusal is shown',
  { tag: arbOnDesktop },
  async ({ visit }) => {
    const { page, t, open } = visit
    await putInCart(visit, products.nada)
    await open('/cart')
    const saved = await hold(visit, '**/api/checkout/save-draft')
    await chooseCountry(visit, { from: 'AE', to: 'KW' })
    await saved.asked
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe(buttonName(visit, 'AE'))
    await saved.release()
    await expect.poll(focused).toBe(buttonName(visit, 'KW'))

    await page.route('**/api/checkout/save-draft', (route) =>
      route.fulfill({ status: 429, json: { errorCode: 429, message: '' } }),
    )
    // The strip that says so goes by itself.
    await Promise.all([
      page.getByText(t('no_answer')).waitFor(),
      chooseCountry(visit, { from: 'KW', to: 'QA' }),
    ])
  },
)

/** Holds the first answer from an address until it is released. */
async function hold({ page }: Visit, address: string) {
  const asked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      asked.resolve()
      await released.promise
      await route.fulfill({ response: await route.fetch() })
      answered.resolve()
    },
    { times: 1 },
  )
  return {
    asked: asked.promise,
    release: () => {
      released.resolve()
      return answered.promise
    },
  }
}

const addressInDubai = {
  type: 'home',
  country: 'AE',
  state: 'Dubai',
  district: '',
  city: '',
  addressLineOne: '12',
  addressLineTwo: '',
  zipCode: '',
  alternateNumber: '',
  landmark: '',
}

function nameOf({ language }: Visit, code: string): string {
  return nameCountry(code, language).name
}

function buttonName(visit: Visit, code: string): string {
  return visit.t('deliver_change_of', { country: nameOf(visit, code) })
}

async function chooseCountry(visit: Visit, { from, to }: { from: string; to: string }) {
  const { page, t } = visit
  await page
    .getByRole('main')
    .getByRole('button', { name: buttonName(visit, from) })
    .click()
  const dialog = page.getByRole('dialog', { name: t('deliver_title') })
  const name = nameOf(visit, to)
  await dialog.getByRole('combobox').fill(name)
  await dialog.getByRole('option', { name }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** Expects the page to show the shop's answer for that product and country: the day and the price of delivery. */
function currencyIn(code: string): string {
  return currencyOfCountry[code] ?? 'AED'
}

async function expectPromise(
  visit: Visit,
  chosen: Product,
  code: string,
): Promise<{ day: string; price: string }> {
  const { page, t, language } = visit
  const inLanguage = `language_code=${language}`
  const product = await callShop(visit, `product/get-product?id=${chosen.id}&${inLanguage}`)
  const { options } = await callShop(
    visit,
    `delivery/get-options?country_code=${code}&currency=${currencyIn(code)}&${inLanguage}`,
  )
  const there = product.otherPrices.find(
    (other: { currency: string }) => other.currency === currencyIn(code),
  )
  const { price: amountOfProduct } = there ?? product
  const method = ordinaryMethod<DeliveryOptions['options'][number]>(options, amountOfProduct)
  if (!method) throw new Error(`nothing is delivered to ${code}`)
  const currency = there ? currencyIn(code) : 'AED'
  const money = (amount: number) => formatMoney(amount, { currency, language })
  if (there) {
    await page.getByRole('main').getByText(money(there.price), { exact: true }).first().waitFor()
  }
  const day = formatDay(method.arrival.latest, language, { weekday: true })
  const main = page.getByRole('main')
  await main.getByText(t('deliver_by', { country: nameOf(visit, code), day })).waitFor()
  const price = deliveryPrice(method, amountOfProduct)
  const amount = money(method.price)
  await main
    .getByText(
      price === 0
        ? t('deliver_free')
        : method.freeFrom === null
          ? t('deliver_costs', { amount })
          : t('deliver_costs_free_from', { amount, from: money(method.freeFrom) }),
      { exact: true },
    )
    .waitFor()
  return { day, price: price === 0 ? t('summary_free') : money(price) }
}
