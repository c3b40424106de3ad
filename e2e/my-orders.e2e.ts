import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { becomeCustomer, newEmail, register } from './logging-in.ts'
import { orderAsGuest, orderPaidByCard } from './ordering.ts'
import { madeToOrder } from './shopping.ts'
import { expectSound } from './sound.ts'
import { staff } from './staff/client.ts'
import { startsLike } from './texts.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

test(
  'the list is empty before the first order, and leads to the products',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    await becomeCustomer(visit)
    await open('/my-order')
    await page.getByRole('heading', { level: 1, name: t('my_orders_none') }).waitFor()
    await expectSound(visit, 'of no orders')
    await open('/order-details/RM-1')
    await page.getByRole('heading', { level: 1, name: t('order_unknown') }).waitFor()
    await page.getByRole('link', { name: t('my_oders') }).waitFor()
    await expectSound(visit, 'of an order that is not hers')
  },
)

test(
  'an order placed as a guest belongs to the customer once the customer has an account with the same email',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const email = newEmail()
    const { orderNumber } = await orderAsGuest(visit, madeToOrder, { email })
    await becomeCustomer(visit, email)
    await open('/my-order')
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: orderNumber })
    await row.getByRole('link', { name: t('order_state_placed') }).waitFor()
    await expectSound(visit, 'of my orders')
    await row.getByRole('link', { name: t('order_state_placed') }).click()
    await page.waitForURL(new RegExp(`/order-details/${orderNumber}$`))
    await page.getByRole('heading', { level: 1, name: t('order_is_placed') }).waitFor()
    expect(await page.getByText(t('order_keep_link')).count()).toBe(0)
    await expectSound(visit, 'of one of my orders')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: t('order_is_placed') }).waitFor()
  },
)

test(
  'a cancellation refunds the announced amount, and the order shows the progress of the refund',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const email = newEmail()
    const { orderNumber } = await orderPaidByCard(visit, madeToOrder, email)
    await becomeCustomer(visit, email)
    await open(`/order-details/${orderNumber}`)
    await page.getByText(startsLike(t('cancel_free_until'))).waitFor()
    expect(await page.getByRole('timer').textContent()).toMatch(/\d/)
    await expectSound(visit, 'of an order that is free to cancel')

    await page.getByRole('button', { name: t('cancel_title') }).click()
    const dialog = page.getByRole('dialog', { name: t('cancel_title') })
    await dialog.getByText(t('cancel_refund')).waitFor()
    await dialog.getByRole('button', { name: t('cancel_title') }).click()
    await dialog.getByText(t('field_required')).first().waitFor()
    await expectSound(visit, 'of cancelling')
    await dialog.getByLabel(t('cancel_why')).selectOption('other')
    await dialog.getByLabel(t('cancel_note')).fill(visit.say('The date has moved', 'تغيّر الموعد'))
    await dialog.getByRole('button', { name: t('cancel_title') }).click()

    await page.getByRole('heading', { level: 1, name: t('order_is_cancelled') }).waitFor()
    expect(await page.getByRole('button', { name: t('cancel_title') }).count()).toBe(0)
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('heading', { level: 1, name: t('order_is_cancelled') }).waitFor()
        return page.getByRole('main').innerText()
      })
      .toMatch(new RegExp(`^${t('money_row_returned')}$`, 'm'))
    await expectSound(visit, 'of an order that was cancelled')
    await seeCreditNote(visit)
    await open('/my-order')
    await page.getByRole('link', { name: t('order_state_cancelled') }).waitFor()
  },
)

test(
  'a guest cancels by the link of the order; the cancellation page also works by itself',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const placed = await orderAsGuest(visit, madeToOrder, { email: newEmail() })
    await open(`/order-cancel-modal?order=${placed.orderNumber}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('login_title') })
      .waitFor()
    await open(`/order-cancel-modal?order=${placed.orderToken}`)
    await page.getByText(t('cancel_nothing_charged')).waitFor()
    await expectSound(visit, 'of cancelling on a page')
    await page.getByLabel(t('cancel_why')).selectOption('changed_mind')
    await page.getByRole('button', { name: t('cancel_title') }).click()
    await page.waitForURL(new RegExp(`/order/${placed.orderToken}$`))
    await page.getByText(t('money_none')).waitFor()
    await open(`/order-cancel-modal?order=${placed.orderToken}`)
    await page.getByRole('button', { name: t('cancel_to_order') }).waitFor()
    await expectSound(visit, 'of cancelling too late')
  },
)

test(
  'a unit that the shop takes back is refunded, and the order says so',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open } = visit
    const { orderNumber, orderToken } = await orderPaidByCard(visit, madeToOrder, newEmail())
    await staff('refund-order')({
      orderNumber,
      key: randomUUID(),
      lines: [{ position: 0, quantity: 1 }],
      reason: 'returned',
    })
    await open(`/order/${orderToken}`)
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('heading', { level: 1 }).waitFor()
        return page.getByRole('main').innerText()
      })
      .toMatch(new RegExp(`^${t('money_row_returned')}$`, 'm'))
    await expectSound(visit, 'of an order of which a part went back')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /CN-\d{4}-\d{6}/ }).click()
    await main.getByText(t('credit_reason_returned')).waitFor()
  },
)

test(
  'the customer tracks the shipment on its way, and orders the same products again once it has arrived',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, say } = visit
    const email = newEmail()
    const { orderNumber } = await orderAsGuest(visit, madeToOrder, { email })
    await open(`/new-delivery/${orderNumber}`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: t('login_title') }).click()
    await page.waitForURL(/\/user-login$/)
    await register(visit, email)
    // Login leads back to the page that the customer wanted to open.
    await page.waitForURL(new RegExp(`/new-delivery/${orderNumber}$`))
    await page.getByText(t('delivery_not_yet')).waitFor()
    await expectSound(visit, 'of a delivery that waits')

    const step = { orderNumber, force: true }
    await staff('confirm-order')(step)
    await staff('order-ready')(step)
    const link = 'https://track.example/4018220091'
    await staff('ship-order')({
      ...step,
      carrier: 'Aramex',
      trackingNumber: '4018220091',
      trackingUrl: link,
      expectedOn: '2027-01-12',
    })
    await open('/my-order')
    await main.getByRole('link', { name: t('order_state_shipped') }).waitFor()
    await expectSound(visit, 'of my orders on their way')
    await main.getByRole('link', { name: t('shipment_follow') }).click()
    await page.waitForURL(new RegExp(`/new-delivery/${orderNumber}$`))
    const follow = main.getByRole('link', { name: t('shipment_follow') })
    // The address is there a moment before its page, and the list has a link of that name.
    await expect.poll(() => follow.getAttribute('href')).toBe(link)
    // A strip may say it in a sentence at the same time.
    await main.getByText(say('Tue 12 January', 'الثلاثاء 12 يناير'), { exact: true }).waitFor()
    await expectSound(visit, 'of a delivery')
    const toOrder = main.getByRole('link', { name: t('delivery_to_order') })
    await toOrder.click()
    // Both pages have that heading.
    await toOrder.waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1, name: t('order_is_shipped') }).waitFor()
    expect(await page.getByRole('button', { name: t('cancel_title') }).count()).toBe(0)
    await expectSound(visit, 'of an order on its way')

    // The open page updates when the notification of the delivery arrives.
    await staff('deliver-order')(step)
    await page.getByRole('heading', { level: 1, name: t('order_is_delivered') }).waitFor()
    await expectSound(visit, 'of an order that has arrived')
    await page.getByRole('button', { name: t('again'), exact: true }).click()
    await page.waitForURL(/\/cart$/)
    const lines = main.getByRole('list', { name: t('cart_lines') })
    await lines
      .getByRole('heading', { name: say(madeToOrder.name.en, madeToOrder.name.ar) })
      .waitFor()
  },
)

/**
 * Goes from the order to the credit note that reverses its invoice, from there to the invoice, and back to the
 * credit note.
 */
async function seeCreditNote(visit: Visit) {
  const { page, t } = visit
  const main = page.getByRole('main')
  const note = /CN-\d{4}-\d{6}/
  await main.getByRole('link', { name: note }).click()
  await page.waitForURL(/\/invoice\?order=[0-9a-f]{32}&document=CN-/)
  await main.getByText(t('credit_of')).waitFor()
  await expectSound(visit, 'of a credit note')
  await main.getByRole('link', { name: /INV-\d{4}-\d{6}/ }).click()
  await main.getByText(t('order_is_cancelled'), { exact: true }).waitFor()
  await expectSound(visit, 'of the invoice of an order that was cancelled')
  await main.getByRole('link', { name: note }).click()
  await main.getByText(t('credit_of')).waitFor()
}
