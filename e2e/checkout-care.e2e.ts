import { expect } from '@playwright/test'
import { codeField, codeTo, newEmail } from './logging-in.ts'
import { deliver } from './staff/steps.ts'
import { orderAsGuest, payByCard } from './ordering.ts'
import {
  bringToPayment,
  callShop,
  decideAtSimulator,
  methodName,
  nameOf,
  payBy,
  products,
  placeButton,
  putInCart,
  seeConfirmation,
  villaOf,
} from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

/** Telephone, WhatsApp and the contact page, one press away. */
async function expectHelp({ page, t }: Visit) {
  const help = page.getByRole('complementary', { name: t('help_before_paying') })
  await help.getByRole('link', { name: t('whatsapp') }).waitFor()
  await help.locator('a[href^="tel:"]').waitFor()
  await help.getByRole('link', { name: t('contact') }).waitFor()
}

test('checkout and a declined payment name a telephone, WhatsApp and the contact page', async ({
  visit,
}) => {
  await bringToPayment(visit, products.jood)
  await expectHelp(visit)
  await payBy(visit, 'card')
  await decideAtSimulator(visit, 'decline')
  await visit.page.getByRole('heading', { level: 1, name: visit.t('payment_failed') }).waitFor()
  await expectHelp(visit)
})

test(
  'an early press on the button leads to the payment methods, and nothing is wrong with them',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t } = visit
    await bringToPayment(visit, products.jood)
    await placeButton(visit).click()
    const methods = page.getByRole('group', { name: t('pay_how') })
    await expect
      .poll(() => methods.evaluate((group) => group.contains(document.activeElement)))
      .toBe(true)
    const prompt = methods.locator('[aria-live="polite"]').getByText(t('pay_choose'))
    await prompt.waitFor()
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
    expect(await methods.locator('[data-wrong]').count()).toBe(0)
    const colors = await prompt.evaluate((text) =>
      [text, document.body].map((element) => getComputedStyle(element).color),
    )
    expect(colors[0]).toBe(colors[1])
    await page.getByRole('radio', { name: methodName(visit, 'card') }).check()
    await expect(page.getByText(t('pay_choose'))).toHaveCount(0)
  },
)

test('local storage has the subtotal as it is shown', async ({ visit }) => {
  const { page, open } = visit
  await putInCart(visit, products.nada)
  await open('/cart')
  const { totals } = await callShop(visit, 'guest-cart/get-cart')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('total')))
    .toBe(String(totals.subtotal / 100))
})

test('after the last cart line is removed the focus is on the heading of the empty cart', async ({
  visit,
}) => {
  const { page, t, open, say } = visit
  await putInCart(visit, products.nada)
  await open('/cart')
  const name = say(products.nada.name.en, products.nada.name.ar)
  await page.getByRole('button', { name: t('cart_remove_of', { name }) }).click()
  const heading = page.getByRole('heading', { name: t('cart_empty_title') })
  await heading.waitFor()
  await expect
    .poll(() => heading.evaluate((element) => element === document.activeElement))
    .toBe(true)
})

test('an unfinished payment is mentioned at home, in the cart and at checkout until it is approved', async ({
  visit,
}) => {
  const { page, t, open } = visit
  await bringToPayment(visit, products.hala)
  await payBy(visit, 'card')
  await page.waitForURL(/\/simulator\/pay\//)
  const strip = page.getByRole('region', { name: t('unpaid_title') })
  for (const path of ['/cart', '/checkout', '/home']) {
    await open(path)
    await strip.getByRole('link', { name: t('unpaid_continue') }).waitFor()
  }
  await strip.getByRole('button', { name: t('close') }).click()
  await expect(strip).toHaveCount(0)
  const asked = page.waitForResponse(/order\/shopper-orders/)
  await page.reload()
  await asked
  expect(await strip.count()).toBe(0)
  const badge = page.getByRole('link', { name: t('units_in_cart', { count: 1 }) })
  await badge.waitFor()
  const { unpaid } = await callShop(visit, 'order/shopper-orders')
  const payment = await callShop(visit, `payment/get-status/${unpaid.paymentToken}`)
  await payByCard(visit, { ...payment, paymentToken: unpaid.paymentToken })
  await strip.getByRole('link', { name: t('payment_see_order') }).waitFor()
  await expect(badge).toHaveCount(0)
})

test(
  'a payment that was left unfinished is mentioned beside an emptied cart too, and nothing covers the mention',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    await bringToPayment(visit, products.hala)
    await payBy(visit, 'card')
    await page.waitForURL(/\/simulator\/pay\//)
    await open('/cart')
    const strip = page.getByRole('region', { name: t('unpaid_title') })
    const way = strip.getByRole('link', { name: t('unpaid_continue') })
    await way.waitFor()
    const name = say(products.hala.name.en, products.hala.name.ar)
    await page.getByRole('button', { name: t('cart_remove_of', { name }) }).click()
    await page.getByRole('heading', { name: t('cart_empty_title') }).waitFor()
    await way.waitFor()
    await expectSound(visit, 'of an empty cart with a payment left')
    await open('/checkout')
    await page.getByRole('heading', { name: t('checkout_empty') }).waitFor()
    await way.waitFor()
    await expectSound(visit, 'of an empty checkout with a payment left')

    await open('/home')
    await way.waitFor()
    await page.getByRole('main').getByRole('button', { pressed: false }).first().click()
    const toast = page.getByText(startsLike(t('wishlist_added')))
    await toast.waitFor()
    const [above, below] = await Promise.all([toast.boundingBox(), strip.boundingBox()])
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  },
)

test(
  'of an order in four payments only what was paid so far is promised back, by its cancellation and by its return',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const placed = await orderAsGuest(visit, products.nada, {
      email: newEmail(),
      paymentMethod: 'pay_in_4',
    })
    await payByCard(visit, placed)
    await open(`/order/${placed.orderToken}`)
    await page.getByRole('button', { name: t('cancel_title'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(t('cancel_instalments'), { exact: true }).waitFor()
    await dialog.getByText(t('cancel_instalments_how')).waitFor()
    expect(await dialog.getByText(t('cancel_refund'), { exact: true }).count()).toBe(0)
    await expectSound(visit, 'of cancelling an order in four payments')

    await deliver(placed.orderNumber)
    await open(`/order-return/${placed.orderToken}`)
    await page.getByRole('radio', { name: startsLike(t('return_kind_return')) }).check()
    const main = page.getByRole('main')
    await main.getByRole('checkbox').first().check()
    await main.getByText(startsLike(t('return_you_get_instalments'))).waitFor()
    await main.getByText(startsLike(t('return_you_get_instalments_how'))).waitFor()
    expect(await main.getByText(startsLike(t('return_you_get_how'))).count()).toBe(0)
    await expectSound(visit, 'of returning a unit of an order in four payments')
  },
)

test('a shopper with an earlier order finds the last method chosen and no offer for a first order', async ({
  visit,
}) => {
  const { page, open } = visit
  await bringToPayment(visit, products.hind)
  await payBy(visit, 'cash')
  await seeConfirmation(visit)
  await open(`/product-details/${products.maha.id}`)
  await expect(page.getByText('WELCOME10')).toHaveCount(0)
  await bringToPayment(visit, products.hind)
  const cash = page.getByRole('radio', { name: methodName(visit, 'cash') })
  await expect(cash).toBeChecked()
  await open('/home')
  await expect(page.getByText('WELCOME10')).toHaveCount(0)
})

test('a guest with an order saves the details with one code, and finds the address in the account', async ({
  visit,
}) => {
  const { page, t, open } = visit
  const email = newEmail()
  const { orderToken } = await orderAsGuest(visit, products.maha, { email })
  await open(`/order/${orderToken}`)
  await page.getByRole('button', { name: t('order_save_details') }).click()
  await page.waitForURL(/\/user-login$/)
  // The press has sent the code already.
  await codeField(visit).waitFor()
  await codeField(visit).fill(await codeTo(visit, email))
  await page.waitForURL(/\/user-registration$/)
  const name = page.getByLabel(t('your_name'), { exact: true })
  await expect(name).toHaveValue(nameOf(visit))
  await page.getByRole('button', { name: t('register_submit') }).click()
  await page.waitForURL(/\/order\//)
  await page.getByRole('heading', { name: t('order_details_saved') }).waitFor()
  expect(await page.getByRole('heading', { name: t('order_keep_link') }).count()).toBe(0)
  await open('/user-address')
  await page.getByText(villaOf(visit).addressLineOne).first().waitFor()
})
