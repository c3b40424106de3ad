import { expect } from '@playwright/test'
import {
  bringToPayment,
  decideAtSimulator,
  fillContact,
  fillDelivery,
  products,
  payBy,
  placeButton,
  putInCart,
  seeConfirmation,
} from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test } from './visit.ts'

/** Screens that no URL alone shows: opened dialogs, error messages, and personal pages. */

test(
  'the menu, the search and the filters over a list are sound',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say, size } = visit
    await open('/product-list/best_seller?size=56')
    await page.getByRole('button', { name: t('menu') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('link', { name: t('Home'), exact: true }).waitFor()
    await expectSound(visit, 'the menu')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page
      .getByRole('banner')
      .getByRole('link', { name: t('search'), exact: true })
      .click()
    await dialog.getByRole('combobox').fill(say('noor', 'نور'))
    await dialog
      .getByRole('option', { name: say('Noor', 'نور') })
      .first()
      .waitFor()
    await expectSound(visit, 'the search')
    // The first empties the field, the second closes.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    const filters =
      size === 'phone' ? dialog : page.getByRole('complementary', { name: t('filters_heading') })
    if (size === 'phone') {
      await page.getByRole('button', { name: startsLike(t('filter_with_count')) }).click()
    }
    // The browser's own element has no role of a button everywhere.
    const folded = filters.locator('summary')
    await folded.first().waitFor()
    for (const line of await folded.all()) await line.click()
    await expectSound(visit, 'the filters, all open')
  },
)

test('every dialog over a product page is sound', { tag: eachLanguage }, async ({ visit }) => {
  const { page, t, open } = visit
  const dialog = page.getByRole('dialog')
  const closed = async () => {
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  await open('/product-details/noor?item=noor-black')
  await page
    .getByRole('button', { name: t('choose_a_size') })
    .first()
    .click()
  await page.getByText(t('size_needed')).waitFor()
  for (const line of await page.getByRole('main').locator('summary').all()) await line.click()
  await expectSound(visit, 'the product with everything unfolded')

  await page.getByRole('button', { name: t('size_guide'), exact: true }).click()
  await dialog.getByLabel(t('size_guide_height')).first().fill('165')
  await expectSound(visit, 'the size guide')
  await closed()

  await page.getByRole('radio', { name: t('size_sold_out', { size: 62 }) }).click()
  await dialog.getByRole('button', { name: t('sold_out_send') }).click()
  await dialog.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'the question where to write')
  await closed()

  await page.getByRole('button', { name: t('sew_to_measure') }).click()
  await dialog.getByRole('button', { name: t('custom_size_save') }).click()
  await dialog.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'the measurements with their complaints')
  await closed()

  await page
    .getByRole('button', { name: startsLike(t('picture_enlarge')) })
    .first()
    .click()
  await dialog.getByRole('button', { name: t('zoom_in') }).waitFor()
  await expectSound(visit, 'the large picture')
  await closed()
})

test('the cart and every step to the order are sound', { tag: eachLanguage }, async ({ visit }) => {
  const { page, t, open } = visit
  await putInCart(visit, products.hind)
  await open('/cart')
  await page.getByRole('button', { name: t('summary_code_add') }).click()
  await page.getByRole('button', { name: t('summary_code_apply') }).click()
  await page.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'the cart')
  await page.getByRole('button', { name: t('summary_checkout') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('link', { name: t('guest_checkout_guest') }).waitFor()
  await expectSound(visit, 'the question how to go on')

  await dialog.getByRole('link', { name: t('guest_checkout_guest') }).click()
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await page.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'the first step with its complaints')
  await page.getByRole('button', { name: startsLike(t('calling_code')) }).click()
  await dialog.getByRole('combobox').fill('9')
  await dialog.getByRole('option').first().waitFor()
  await expectSound(visit, 'the calling codes')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await fillContact(visit)
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await page.getByRole('button', { name: t('checkout_to_payment') }).click()
  await page.getByText(t('field_required')).first().waitFor()
  await page.getByRole('button', { name: t('address_more') }).click()
  await expectSound(visit, 'the second step with its complaints')

  await page.getByRole('link', { name: t('billing_change') }).click()
  await page.getByRole('radio', { name: startsLike(t('billing_choice_other')) }).check()
  await page.getByRole('button', { name: t('billing_save') }).click()
  await page.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'the billing details with their complaints')
  await page.getByRole('link', { name: t('billing_back') }).click()
  // Its fields have the names of those that come.
  await page.getByRole('button', { name: t('billing_save') }).waitFor({ state: 'detached' })

  await fillDelivery(visit)
  await page.getByRole('button', { name: t('checkout_to_payment') }).click()
  await placeButton(visit).click()
  await page.getByRole('group', { name: t('pay_how') }).waitFor()
  await expectSound(visit, 'the third step after an early press')
  const inFour = page.getByRole('radio').nth(1)
  await inFour.check()
  await page.getByRole('list', { name: t('pay_in_4_dates') }).waitFor()
  await expectSound(visit, 'the four payments')
})

test('payment, order and invoice are sound', { tag: eachLanguage }, async ({ visit }) => {
  const { page, t, open } = visit
  await bringToPayment(visit, products.hind)
  await payBy(visit, 'card')
  await page.waitForURL(/\/simulator\//)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: t('payment_confirming') }).waitFor()
  // A shopper who comes by Back has probably not paid, so the next steps are shown at once.
  await page.getByRole('button', { name: t('payment_to_cart') }).waitFor()
  await expectSound(visit, 'the payment that is not decided')
  await page.getByRole('link', { name: t('payment_continue') }).click()
  await decideAtSimulator(visit, 'decline')
  await page.getByRole('heading', { level: 1, name: t('payment_failed') }).waitFor()
  await expectSound(visit, 'the declined payment')
  await page.getByRole('button', { name: startsLike(t('payment_again')) }).click()
  await decideAtSimulator(visit, 'approve')
  await seeConfirmation(visit)
  await expectSound(visit, 'the order')
  await page.getByRole('link', { name: t('order_invoice') }).click()
  await page.getByText(t('invoice_total_vat')).first().waitFor()
  await expectSound(visit, 'the invoice')

  await open('/find-order')
  await page.getByRole('button', { name: t('find_order_submit') }).click()
  await page.getByText(t('field_required')).first().waitFor()
  await expectSound(visit, 'the search for an order with its complaints')
  await open('/contact')
  await page.getByRole('button', { name: t('send_message') }).click()
  await expect
    .poll(() => page.getByRole('main').locator('[aria-invalid="true"]').count())
    .toBeGreaterThan(0)
  await expectSound(visit, 'the message with its complaints')
})
