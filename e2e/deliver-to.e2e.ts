import { nameCountry } from '@rimal/contract/countries'
import { formatDay } from '@rimal/contract/dates'
import { formatMoney } from '@rimal/contract/money'
import { expect } from 'vitest'
import { callShop, fillContact, pieces, putInBag } from './shopping.ts'
import { atTheDesk, eachLanguage, journey, type Visit } from './visit.ts'

journey(
  'what she is promised for Saudi Arabia is the same on the page, in the bag and at checkout',
  async (visit) => {
    const { page, t, open } = visit
    await open(`/product-details/${pieces.hala.id}`)
    await expectPromise(visit, 'AE')
    await chooseCountry(visit, { from: 'AE', to: 'SA' })
    const { day, price } = await expectPromise(visit, 'SA')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: buttonName(visit, 'SA') })
      .waitFor()

    await putInBag(visit, pieces.hala)
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
    await page.getByRole('radio', { name: new RegExp(day) }).waitFor()
  },
  eachLanguage,
)

journey(
  'another country chosen in the bag moves what she had filled in at checkout',
  async (visit) => {
    const { page, t, open } = visit
    await putInBag(visit, pieces.nada)
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
    await open(`/product-details/${pieces.nada.id}`)
    await expectPromise(visit, 'QA')
  },
  atTheDesk,
)

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

/** The page says what the shop answers for that country, and says when it costs nothing. */
async function expectPromise(visit: Visit, code: string): Promise<{ day: string; price: string }> {
  const { page, t, language } = visit
  const { options } = await callShop(
    visit,
    `delivery/get-options?country_code=${code}&language_code=${language}`,
  )
  const [{ price, arrival }] = options
  const day = formatDay(arrival.latest, language, { weekday: true })
  const promise = t('deliver_by', { country: nameOf(visit, code), day })
  await page.getByRole('main').getByText(promise).waitFor()
  return { day, price: formatMoney(price, { currency: 'AED', language }) }
}
