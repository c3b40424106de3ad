import {
  type MeasurementKey,
  measurements,
  quartersToText,
} from '@rimal/contract/measure/measurements'
import { textIn } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import { becomeCustomer } from './logging-in.ts'
import {
  decideAtSimulator,
  fillCheckout,
  inches,
  products,
  methodName,
  payBy,
  seeConfirmation,
} from './shopping.ts'
import { startsLike } from './texts.ts'
import { arbOnThePhone, eachLanguage, sizes } from './runs.ts'
import { openTab, test, type Visit } from './visit.ts'

/** Inches, as a tape shows them; the first is written in centimetres by mistake. */
const filled: Record<MeasurementKey, string> = {
  full_length: '142',
  shoulder: '16',
  armhole: '18 1/2',
  sleeve: '29',
  sleeve_length: '23',
  sleeve_width: '12',
  neck: '14',
  chest: '36',
  bust: '38',
  hips: '40.5',
  waist: '31',
  bicep: '12',
  lower_arm: '10',
  buff_coat: '18',
  buff_normal: '18',
}
/** 142 cm, as the workroom cuts them: 56 inches. */
const fullLength = 224

test(
  'a product is made to fifteen measurements and paid by card',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, language } = visit
    const name = textIn(products.hala.name, language)
    await open(`/product-details/${products.hala.id}?item=${products.hala.color}`)
    await page.getByRole('button', { name: t('sew_to_measure') }).click()
    const form = page.getByRole('dialog', { name: t('custom_size_title_for', { name }) })
    await fillMeasurements(visit)
    await form.getByRole('button', { name: t('custom_size_save') }).click()
    await form.waitFor({ state: 'hidden' })
    const row = page.getByRole('button', { name: t('made_to_your_measure') })
    await row.waitFor()
    await page
      .getByRole('button', { name: t('add_to_cart') })
      .first()
      .click()

    await seeMeasurementsInCart(visit)
    await page.getByRole('button', { name: t('summary_checkout') }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: t('guest_checkout_guest') })
      .click()
    await fillCheckout(visit)
    const cash = page.getByRole('radio', { name: methodName(visit, 'cash') })
    await cash.waitFor()
    expect(await cash.isDisabled()).toBe(true)
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'approve')

    await seeConfirmation(visit)
    await page.getByRole('list', { name: t('order_stages', { product: name }) }).waitFor()
    await page.getByText(t('order_checking')).waitFor()
    await page
      .getByText(startsLike(textIn({ en: 'Black', ar: 'أسود' }, language)))
      .first()
      .waitFor()
    await page.getByText(t('line_measured')).first().waitFor()
  },
)

test('what a guest measured is in this browser for the next time, as the page says', async ({
  visit,
}) => {
  const { page, context, t, open } = visit
  await open('/custom-size-modal')
  for (const { key, number } of measurements) {
    const label = `${number}. ${t(`measurement_${key}`)}`
    await page.getByLabel(label, { exact: true }).fill(String(inches[key]))
  }
  await page.getByRole('button', { name: t('custom_size_save') }).click()
  await page.getByText(t('custom_size_saved_visit')).waitFor()

  const later = await openTab(context, visit)
  await page.close()
  const { name } = products.hala
  await later.open(`/product-details/${products.hala.id}?item=${products.hala.color}`)
  await later.page.getByRole('button', { name: t('sew_to_measure') }).click()
  const form = later.page.getByRole('dialog', {
    name: t('custom_size_title_for', { name: textIn(name, visit.language) }),
  })
  const all = measurements.length
  await form.getByText(t('custom_size_progress', { filled: all, all })).waitFor()
})

test('to a customer, the page does not speak of this browser', async ({ visit }) => {
  const { page, t, open } = visit
  await becomeCustomer(visit)
  await open('/custom-size-modal')
  for (const { key, number } of measurements) {
    const label = `${number}. ${t(`measurement_${key}`)}`
    await page.getByLabel(label, { exact: true }).fill(String(inches[key]))
  }
  await page.getByRole('button', { name: t('custom_size_save') }).click()
  await page.getByText(t('custom_size_saved_account')).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('measurements'))).toBe(null)
})

test(
  'above the keyboard of a phone every field is seen while it is written in',
  { tag: arbOnThePhone },
  async ({ visit: { page, t, open } }) => {
    await open(`/product-details/${products.hala.id}?item=${products.hala.color}`)
    await page.getByRole('button', { name: t('sew_to_measure') }).click()
    const form = page.getByRole('dialog')
    const fields = form.getByRole('textbox')
    await fields.first().waitFor()
    await page.setViewportSize({ width: sizes.phone.width, height: 450 })
    expect(await fields.count()).toBe(measurements.length)
    for (const field of await fields.all()) {
      expect(await field.getAttribute('inputmode')).toBe('decimal')
      await field.focus()
      await expect.poll(() => field.evaluate(isUncovered)).toBe(true)
      // The heading above the fields explains how this measurement is taken.
      const label = await field.evaluate(
        (input: HTMLInputElement) => input.labels?.[0]?.textContent,
      )
      await form.getByRole('heading', { name: label ?? '', exact: true }).waitFor()
    }
  },
)

/** Says whether a tap on two opposite corners of the element would hit the element itself. */
function isUncovered(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const corners = [
    [left + 1, top + 1],
    [right - 1, bottom - 1],
  ] as const
  return corners.every(([x, y]) => document.elementFromPoint(x, y) === element)
}

async function fillMeasurements(visit: Visit) {
  const { page, t, language } = visit
  const form = page.getByRole('dialog')
  const field = (key: MeasurementKey) => {
    const number = measurements.findIndex((measurement) => measurement.key === key) + 1
    return form.getByLabel(`${number}. ${t(`measurement_${key}`)}`, { exact: true })
  }
  // Enter leads from one to the next.
  for (const { key } of measurements) {
    await field(key).fill(filled[key])
    if (key !== 'buff_normal') await field(key).press('Enter')
  }
  expect(await field('buff_normal').evaluate((input) => input === document.activeElement)).toBe(
    true,
  )
  const all = measurements.length
  await form.getByText(t('custom_size_progress', { filled: all - 1, all })).waitFor()

  const meant = t('measurement_did_you_mean', {
    value: textIn({ en: '142 cm', ar: '142 سم' }, language),
  })
  await form.getByText(meant).waitFor()
  const inches = quartersToText(fullLength, 'in', language)
  await form.getByRole('button', { name: t('measurement_use', { value: inches }) }).click()
  await form.getByText(meant).waitFor({ state: 'hidden' })
  expect(await field('full_length').inputValue()).toBe('56')
  expect(await field('armhole').inputValue()).toBe('18 ½')
  await form.getByText(t('custom_size_progress', { filled: all, all })).waitFor()
}

/** Two figures on the line, all fifteen on request, in both units. */
async function seeMeasurementsInCart(visit: Visit) {
  const { page, t, language } = visit
  const name = textIn(products.hala.name, language)
  await page.waitForURL(/\/cart$/)
  const lines = page.getByRole('list', { name: t('cart_lines') })
  await lines.getByText(t('cart_made_to_measure')).waitFor()
  const sleeve = quartersToText(23 * 4, 'in', language)
  const length = quartersToText(fullLength, 'in', language)
  await lines.getByText(t('cart_two_measurements', { sleeve, length })).waitFor()

  const open = lines.getByRole('button', { name: t('cart_measurements_of', { name }) })
  await open.click()
  const sheet = page.getByRole('dialog', { name: t('cart_measurements_of', { name }) })
  expect(await sheet.getByRole('term').count()).toBe(measurements.length)
  const value = sheet
    .getByRole('term')
    .filter({ hasText: t('measurement_full_length') })
    .locator('xpath=following-sibling::dd')
  expect(await value.textContent()).toBe(length)
  await sheet.getByRole('radio', { name: t('length_cm') }).check({ force: true })
  expect(await value.textContent()).toBe(quartersToText(fullLength, 'cm', language))
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'hidden' })
}
