import { expect } from 'vitest'
import { codeField, codeTo, newEmail } from './logging-in.ts'
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
import { eachLanguage, journey, type Visit } from './visit.ts'

/** Telephone, WhatsApp and the contact page, one press away. */
async function expectHelp({ page, t }: Visit) {
  const help = page.getByRole('complementary', { name: t('help_before_paying') })
  await help.getByRole('link', { name: t('whatsapp') }).waitFor()
  await help.locator('a[href^="tel:"]').waitFor()
  await help.getByRole('link', { name: t('contact') }).waitFor()
}

journey(
  'checkout and a declined payment name a telephone, WhatsApp and the contact page',
  async (visit) => {
    await bringToPayment(visit, products.jood)
    await expectHelp(visit)
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'decline')
    await visit.page.getByRole('heading', { level: 1, name: visit.t('payment_failed') }).waitFor()
    await expectHelp(visit)
  },
  eachLanguage,
)

journey(
  'an early press on the button leads to the payment methods and says what is missing',
  async (visit) => {
    const { page, t } = visit
    await bringToPayment(visit, products.jood)
    await placeButton(visit).click()
    const methods = page.getByRole('group', { name: t('pay_how') })
    await expect
      .poll(() => methods.evaluate((group) => group.contains(document.activeElement)))
      .toBe(true)
    await methods.locator('[aria-live="polite"]').getByText(t('pay_choose')).waitFor()
    await page.getByRole('radio', { name: methodName(visit, 'card') }).check()
    await expect.poll(() => page.getByText(t('pay_choose')).count()).toBe(0)
  },
  eachLanguage,
)

journey(
  'local storage has the subtotal as it is shown',
  async (visit) => {
    const { page, open } = visit
    await putInCart(visit, products.nada)
    await open('/cart')
    const { totals } = await callShop(visit, 'guest-cart/get-cart')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('total')))
      .toBe(String(totals.subtotal / 100))
  },
  eachLanguage,
)

journey(
  'after the last cart line is removed the focus is on the heading of the empty cart',
  async (visit) => {
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
  },
)

journey(
  'an unfinished payment is mentioned at home, in the cart and at checkout until it is approved',
  async (visit) => {
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
    await expect.poll(() => strip.count()).toBe(0)
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
    await expect.poll(() => badge.count()).toBe(0)
  },
  eachLanguage,
)

journey(
  'a shopper who ordered before finds the last method chosen and no promise for a first order',
  async (visit) => {
    const { page, open } = visit
    await bringToPayment(visit, products.hind)
    await payBy(visit, 'cash')
    await seeConfirmation(visit)
    await open(`/product-details/${products.maha.id}`)
    await expect.poll(() => page.getByText('WELCOME10').count()).toBe(0)
    await bringToPayment(visit, products.hind)
    const cash = page.getByRole('radio', { name: methodName(visit, 'cash') })
    await expect.poll(() => cash.isChecked()).toBe(true)
    await open('/home')
    await expect.poll(() => page.getByText('WELCOME10').count()).toBe(0)
  },
)

journey(
  'a guest who has ordered saves the details with one code, and finds the address in the account',
  async (visit) => {
    const { page, t, open } = visit
    const email = newEmail()
    const { orderToken } = await orderAsGuest(visit, products.maha, { email })
    await open(`/order/${orderToken}`)
    await page.getByRole('button', { name: t('order_save_details') }).click()
    await page.waitForURL(/\/user-login$/)
    // The press has sent the code already.
    await codeField(visit).waitFor()
    await codeField(visit).fill(await codeOf(visit, email))
    await page.waitForURL(/\/user-registration$/)
    const name = page.getByLabel(t('your_name'), { exact: true })
    await expect.poll(() => name.inputValue()).toBe(nameOf(visit))
    await page.getByRole('button', { name: t('register_submit') }).click()
    await page.waitForURL(/\/order\//)
    await page.getByRole('heading', { name: t('order_details_saved') }).waitFor()
    expect(await page.getByRole('heading', { name: t('order_keep_link') }).count()).toBe(0)
    await open('/user-address')
    await page.getByText(villaOf(visit).addressLineOne).first().waitFor()
  },
  eachLanguage,
)

/** The order confirmation went to the same email, and its numbers are no code. */
async function codeOf(visit: Visit, email: string): Promise<string> {
  const outbox = async () =>
    (await (await visit.context.request.get('/dev/outbox')).json()) as {
      to: string
      kind: string
    }[]
  await expect
    .poll(async () => (await outbox()).find(({ to }) => to === email)?.kind)
    .toContain('code')
  return codeTo(visit, email)
}
