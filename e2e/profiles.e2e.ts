import { measurements } from '@rimal/contract/measure/measurements'
import { expect } from '@playwright/test'
import { becomeCustomer } from './logging-in.ts'
import {
  decideAtSimulator,
  fillDelivery,
  inches,
  nameOf,
  payBy,
  phone,
  products,
  type Product,
  seeConfirmation,
} from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

test(
  'measurements saved under a name are chosen for the next product with one press, and the order shows the name',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    await becomeCustomer(visit)

    await openMeasurements(visit, products.hala)
    const form = page.getByRole('dialog')
    for (const { key, number } of measurements) {
      const label = `${number}. ${t(`measurement_${key}`)}`
      await form.getByLabel(label, { exact: true }).fill(String(inches[key]))
    }
    await form.getByRole('button', { name: t('profile_mother'), exact: true }).click()
    await expectSound(visit, 'figures with a name')
    await form.getByRole('button', { name: t('custom_size_save') }).click()
    await form.waitFor({ state: 'hidden' })
    const mothers = t('made_to_measure_of', { name: t('profile_mother') })
    await page.getByRole('button', { name: startsLike(mothers) }).waitFor()

    await openMeasurements(visit, products.nada)
    const mother = form.getByRole('button', { name: startsLike(t('profile_mother')) })
    await mother.waitFor()
    await expectSound(visit, 'the question for whom')
    await mother.click()
    await form.waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: t('add_to_cart') })
      .first()
      .click()
    await page.waitForURL(/\/cart$/)
    const whose = t('line_measured_for', { name: t('profile_mother') })
    await page.getByText(whose).first().waitFor()

    await open('/my-measurements')
    await page.getByRole('heading', { name: t('profile_mother') }).waitFor()
    await expectSound(visit, 'my measurements')
    await page.getByRole('button', { name: t('profile_add') }).click()
    await form.getByRole('button', { name: t('custom_size_save') }).click()
    // The name is asked for first, and nothing else.
    await form.getByText(t('field_required')).waitFor()
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'hidden' })

    await open('/checkout')
    // The customer's saved details arrive a moment after the page.
    await expect(page.getByLabel(t('address_name'))).toHaveValue(nameOf(visit))
    await page.getByLabel(t('address_phone'), { exact: true }).fill(phone)
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    await fillDelivery(visit)
    await page.getByRole('switch', { name: t('address_keep_too'), checked: true }).waitFor()
    await expectSound(visit, 'of a delivery whose address is kept')
    await page.getByRole('button', { name: t('checkout_to_payment') }).click()
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'approve')
    await seeConfirmation(visit)
    await expect.poll(() => page.getByText(whose).count()).toBeGreaterThan(0)

    // The address of the first order is saved without another form.
    await open('/user-address')
    await page.getByText(say('Al Wasl Road, villa 12', 'شارع الوصل، فيلا 12')).waitFor()
    await expectSound(visit, 'of the address that was kept')
  },
)

async function openMeasurements({ page, t, open }: Visit, product: Product) {
  await open(`/product-details/${product.id}?item=${product.color}`)
  await page.getByRole('button', { name: t('sew_to_measure') }).click()
}
