import { textIn } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import { isForOthers, lastProducts, unitsInCart } from './last-unit.ts'
import {
  bringToPayment,
  callShop,
  decideAtSimulator,
  type Decision,
  type Method,
  methodName,
  orderNumberOn,
  payBy,
  type Product,
  products,
  placeButton,
  seeConfirmation,
} from './shopping.ts'
import { expectSound } from './sound.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { openTab, test, type Visit } from './visit.ts'

/**
 * The outcome of every button of the test payment. Approving and declining a card, and cancelling with a return to
 * the cart, are tested in guest-checkout and declined-payment; late payments in late-payment.
 */

type Paid = { method: Method; decision?: Decision; product: Product }

const paidMethods: Paid[] = [
  { method: 'pay_in_4', decision: 'approve', product: lastProducts.rahma },
  { method: 'card', decision: 'approve_twice', product: lastProducts.nasma },
  { method: 'cash', product: lastProducts.sama },
]

for (const { method, decision, product } of paidMethods) {
  test(
    `the last unit is sold once: ${method}, ${decision ?? 'at the door'}`,
    { tag: eachLanguage },
    async ({ visit }) => {
      const { page, say } = visit
      await bringToPayment(visit, product)
      expect(await isForOthers(visit, product)).toBe(true)
      await payBy(visit, method)
      if (method === 'pay_in_4') {
        await page.getByText(say('The four payments', 'الدفعات الأربع')).waitFor()
        expect(await page.getByRole('main').locator('ol li').count()).toBe(4)
      }
      if (decision) await decideAtSimulator(visit, decision)
      await seeConfirmation(visit)
      await seePaymentRow(visit, method)

      const order = await orderOn(visit)
      expect(order).toMatchObject({ status: 'placed', invoice: { number: expect.any(String) } })
      expect(placedTimes(order)).toBe(1)
      expect(await unitsInCart(visit)).toBe(0)
      expect(await isForOthers(visit, product)).toBe(false)
      await cancel(visit, product)
    },
  )
}

test('declined instalments can be tried again, and the unit stays reserved for the shopper', async ({
  visit,
}) => {
  const { page, t, say } = visit
  const product = lastProducts.amal
  await bringToPayment(visit, product)
  await payBy(visit, 'pay_in_4')
  await decideAtSimulator(visit, 'decline')
  await page.getByRole('heading', { level: 1, name: t('payment_failed') }).waitFor()
  await page
    .getByText(say('The bank declined this payment.', 'رفض البنك عملية الدفع هذه.'))
    .waitFor()
  const number = await orderNumberOn(visit)
  expect(await isForOthers(visit, product)).toBe(false)
  expect(await unitsInCart(visit)).toBe(1)

  const same = say('Pay in 4', 'قسّميها على 4 دفعات')
  await page.getByRole('button', { name: t('payment_again', { method: same }) }).click()
  await decideAtSimulator(visit, 'approve')
  expect(await seeConfirmation(visit)).toBe(number)
  expect(await unitsInCart(visit)).toBe(0)
  await cancel(visit, product)
})

test(
  'a cancelled payment is made with another method, for the same order',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t } = visit
    const product = lastProducts.badr
    await bringToPayment(visit, product)
    await payBy(visit, 'pay_in_4')
    await decideAtSimulator(visit, 'cancel')
    await page.getByRole('heading', { level: 1, name: t('payment_cancelled') }).waitFor()
    await page.getByText(t('payment_nothing_charged')).waitFor()
    await expectSound(visit, 'the payment that was stopped')
    const number = await orderNumberOn(visit)
    expect(await isForOthers(visit, product)).toBe(false)

    await page.getByRole('button', { name: methodName(visit, 'card') }).click()
    await decideAtSimulator(visit, 'approve')
    expect(await seeConfirmation(visit)).toBe(number)
    await seePaymentRow(visit, 'card')
    expect(placedTimes(await orderOn(visit))).toBe(1)
    await cancel(visit, product)
  },
)

test(
  'a payment page closed without an answer can be left for the cart, and the unit becomes available',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, say, language, open } = visit
    const product = lastProducts.ghadeer
    await bringToPayment(visit, product)
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'close')
    await page.getByRole('link', { name: say('Back to the shop', 'العودة إلى المتجر') }).click()
    await page.getByRole('heading', { level: 1, name: t('payment_confirming') }).waitFor()
    const { pathname } = new URL(page.url())
    expect(await isForOthers(visit, product)).toBe(false)

    const goOn = page.getByRole('link', { name: t('payment_continue') })
    // After ten seconds it opens by itself.
    await expect
      .poll(async () => {
        if (!(await goOn.isVisible())) await page.getByText(t('payment_not_yet_paid')).click()
        return goOn.isVisible()
      })
      .toBe(true)
    await page.getByRole('button', { name: t('payment_to_cart') }).click()
    await page.waitForURL(/\/cart$/)
    await page
      .getByRole('list', { name: t('cart_lines') })
      .getByRole('heading', { name: textIn(product.name, language) })
      .waitFor()
    expect(await unitsInCart(visit)).toBe(1)
    expect(await isForOthers(visit, product)).toBe(true)

    await open(pathname.replace(/^\/ar/, ''))
    await page.getByRole('heading', { level: 1, name: t('payment_closed') }).waitFor()
    await expectSound(visit, 'the payment that is over')
  },
)

test(
  'a shopper who pays and never returns to the shop finds the order in another tab',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, say, context } = visit
    const product = lastProducts.safa
    await bringToPayment(visit, product)
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'approve_away')
    await page.getByText(say('and you did not go back', 'ولم تعودي إليه')).waitFor()
    await expectSound(visit, 'the payment page that was left')

    const other = await openTab(context, visit)
    await other.open('/cart')
    await other.page.getByRole('heading', { name: t('cart_empty_title') }).waitFor()
    await other.page.close()
    expect(await isForOthers(visit, product)).toBe(false)
    await page.getByRole('link', { name: say('Back to the shop', 'العودة إلى المتجر') }).click()
    await seeConfirmation(visit)
    expect(placedTimes(await orderOn(visit))).toBe(1)
    await cancel(visit, product)
  },
)

test('another method chosen in a second tab closes the payment page in the first, and the order is paid once', async ({
  visit,
}) => {
  const { page, t, context } = visit
  const product = lastProducts.thuraya
  await bringToPayment(visit, product)
  await payBy(visit, 'card')
  await page.waitForURL(/\/simulator\/pay\//)

  const other = await openTab(context, visit)
  await other.open('/checkout?step=payment')
  await payBy(other, 'pay_in_4')
  await other.page.waitForURL(/\/simulator\/pay\//)
  await decideAtSimulator(visit, 'approve')
  // The payment page that the shopper left is closed: nothing was paid on it, and it leads back to the order.
  await page.getByRole('heading', { level: 1, name: t('order_is_replaced') }).waitFor()
  await decideAtSimulator(other, 'approve')
  await seeConfirmation(other)
  expect(placedTimes(await orderOn(other))).toBe(1)
  expect(await unitsInCart(visit)).toBe(0)
  await cancel(other, product)
  await other.page.close()
})

test(
  'a payment of another amount is put under review, and the shopper is not asked to pay again',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    // Held until a person has seen to it, so it is not one of the last, and no other journey's.
    const product = { ...products.hind, color: 'hind-sand' }
    await bringToPayment(visit, product)
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'approve_less')
    await page.getByRole('heading', { level: 1, name: t('payment_review') }).waitFor()
    await page.getByText(t('payment_review_text')).waitFor()
    await expectSound(visit, 'the payment that is looked at')
    const number = await orderNumberOn(visit)
    expect(await page.getByRole('button', { name: startsLike(t('payment_again')) }).count()).toBe(0)
    expect(await page.getByText(t('payment_other_methods')).count()).toBe(0)

    await page.getByRole('link', { name: t('payment_see_order') }).click()
    // Both pages name the order and say that the payment is under review; only the order page shows the order
    // lines.
    await page.getByRole('region', { name: t('order_lines') }).waitFor()
    await page.getByRole('heading', { level: 1, name: t('payment_review') }).waitFor()
    const payNow = page.getByRole('link', { name: startsLike(t('order_pay_now')) })
    expect(await payNow.count()).toBe(0)
    expect(await page.getByText(t('order_give_up')).count()).toBe(0)
    await expectSound(visit, 'an order of which the payment is looked at')
    // Placing the order again from the cart gives the same order and the same payment.
    await open('/checkout?step=payment')
    await placeButton(visit).waitFor()
    await payBy(visit, 'card')
    await page.getByRole('heading', { level: 1, name: t('payment_review') }).waitFor()
    expect(await orderNumberOn(visit)).toBe(number)
  },
)

/**
 * Checks the payment method that the order shows; an amount that the instalment provider authorised counts as paid.
 */
async function seePaymentRow(visit: Visit, method: Method) {
  const { page, t } = visit
  const id = method === 'cash' ? 'cash_on_delivery' : method
  const isPaid = method !== 'cash'
  if (isPaid) {
    expect((await orderOn(visit)).paid).toBe(true)
  }
  const term = t(isPaid ? 'order_paid_with' : 'order_to_be_paid_with')
  const row = page.getByRole('term').filter({ hasText: term })
  await row.waitFor()
  expect(await row.locator('xpath=following-sibling::dd[1]').textContent()).toBe(t(`pay_by_${id}`))
}

/** The order that is shown. */
async function orderOn(visit: Visit) {
  const [, token = ''] = /\/order\/([^/?]+)/.exec(visit.page.url()) ?? []
  return callShop(visit, `order/get-order/${token}`)
}

function placedTimes({ events }: { events: { status: string }[] }): number {
  return events.filter(({ status }) => status === 'placed').length
}

/** Cancels the order, so that its unit is available to the next shopper. */
async function cancel(visit: Visit, product: Product) {
  const { token } = await orderOn(visit)
  await callShop(visit, 'order/cancel-order', { order: token, reason: 'changed_mind' })
  expect(await isForOthers(visit, product)).toBe(true)
}
