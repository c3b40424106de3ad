import { formatMoney } from '@rimal/contract/money'
import { expect } from '@playwright/test'
import { orderInCart } from './ordering.ts'
import { fillContact, nameOf, orderNumberOn, products, placeButton, putInCart } from './shopping.ts'
import { expectSound } from './sound.ts'
import { askStaff, staff } from './staff/client.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test } from './visit.ts'

test(
  'a customer who collects the order gives no address, pays at pickup, and reads when the order is ready',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, say } = visit
    const place = say('Al Wasl Road, Dubai', 'شارع الوصل، دبي')
    await putInCart(visit, products.maha)
    await visit.open('/checkout')
    await fillContact(visit)
    await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
    const street = page.getByLabel(t('address_street_and_building'))
    await street.fill('Villa 12')
    await page.getByText(t('delivery_collected'), { exact: true }).click()
    await page.getByText(place).waitFor()
    expect(await street.count()).toBe(0)
    await expectSound(visit, 'of a pickup')
    // The typed street is not lost by a look at the other delivery method.
    await page.getByText(t('delivery_brought'), { exact: true }).click()
    expect(await street.inputValue()).toBe('Villa 12')
    await page.getByText(t('delivery_collected'), { exact: true }).click()
    await page.getByRole('button', { name: t('checkout_to_payment') }).click()

    await page.getByRole('radio', { name: startsLike(t('pay_by_cash_at_pickup')) }).check()
    await page.getByText(startsLike(t('pay_at_pickup'))).waitFor()
    await expectSound(visit, 'of paying at pickup')
    await placeButton(visit).click()
    await page.waitForURL(/\/order\//)
    const [firstName = ''] = nameOf(visit).split(' ')
    const heading = (name: string) => page.getByRole('heading', { level: 1, name })
    await heading(t('order_confirmation_title', { name: firstName })).waitFor()
    await page.getByText(t('pickup_at'), { exact: true }).waitFor()
    await expectSound(visit, 'of an order to collect')

    const orderNumber = await orderNumberOn(visit)
    await staff('confirm-order')({ orderNumber, force: false })
    await staff('order-ready')({ orderNumber, force: false })
    const { pathname } = new URL(page.url())
    // Shows the order without the order confirmation, which appears only on the page that checkout led to.
    await visit.open('/find-order')
    await page.goto(pathname)
    await heading(t('pickup_is_ready')).waitFor()
    await page.getByText(t('pickup_ready_text', { address: place })).waitFor()
    await expectSound(visit, 'of an order that waits for the customer')
    await staff('deliver-order')({ orderNumber, force: false })
    await page.reload()
    await heading(t('pickup_is_done')).waitFor()
    await expectSound(visit, 'of an order that was collected')
  },
)

test(
  'a cart is priced in the currency that the shopper chooses, and its order has the same currency',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, language } = visit
    const shipping = [{ id: 'uae-standard', price: 2_000, freeFrom: null }]
    const dinar = { currency: 'KWD', rate: '12.05', maxCash: 100_000, refundLimit: 0, shipping }
    const name = 'otherCurrencies'
    const { value } = await askStaff('get-setting/{name}')({ name })
    const riyal = value as object[]
    const takeToo = (...currencies: object[]) =>
      staff('change-setting')({ name, value: currencies, force: false })
    await takeToo(...riyal, dinar)
    await staff('set-prices')({
      prices: [{ product: 'maha', currency: 'KWD', price: 50_750 }],
    })
    await putInCart(visit, products.maha)
    await open('/cart')
    await page.getByLabel(t('cart_currency')).selectOption('KWD')
    const money = (amount: number) => formatMoney(amount, { currency: 'KWD', language })
    await page.getByText(money(52_750)).first().waitFor()
    await expectSound(visit, 'of a cart in another currency')
    const { orderToken } = await orderInCart(visit)
    await open(`/order/${orderToken}`)
    await page.getByText(money(52_750)).first().waitFor()
    await expectSound(visit, 'of an order in another currency')
    await open(`/invoice?order=${orderToken}`)
    // 52.750 dinars at 12.05; the law wants it in dirhams too.
    await page.getByText('AED 635.64').waitFor()
    await expectSound(visit, 'of an invoice in another currency')
    // The journeys that follow find the currencies of the sample shop.
    await takeToo(...riyal)
    await open(`/order/${orderToken}`)
    await page.getByText(money(52_750)).first().waitFor()
  },
)

test('another country switches from pickup back to a courier, and the country is not lost', async ({
  visit,
}) => {
  const { page, t } = visit
  await putInCart(visit, products.jood)
  await visit.open('/checkout')
  await fillContact(visit)
  await page.getByRole('button', { name: t('checkout_to_delivery') }).click()
  await page.getByText(t('delivery_collected'), { exact: true }).click()
  await page.getByLabel(t('address_country'), { exact: true }).selectOption('KW')
  await page
    .getByRole('radio', { name: startsLike(visit.say('Gulf courier', 'شحن إلى دول الخليج')) })
    .waitFor()
  expect(await page.getByText(t('delivery_collected'), { exact: true }).count()).toBe(0)
})
