import { formatMoney } from '@rimal/contract/money'
import { textIn } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { becomeCustomer, newEmail, seeAccount } from './logging-in.ts'
import { orderPaidByCard } from './ordering.ts'
import {
  callShop,
  decideAtSimulator,
  fillCheckout,
  methodName,
  products,
  placeButton,
  seeConfirmation,
} from './shopping.ts'
import { expectSound } from './sound.ts'
import { askStaff, staff } from './staff/client.ts'
import { deliver, inspect } from './staff/steps.ts'
import { startsLike } from './texts.ts'
import { onThePhone } from './runs.ts'
import { test, type Visit } from './visit.ts'

const product = products.nada

test(
  'a return becomes store credit, which pays a part of one order and the whole of another',
  { tag: onThePhone },
  async ({ visit }) => {
    const { page, t, open } = visit
    const email = newEmail()
    const { orderNumber, orderToken } = await orderPaidByCard(visit, product, email)
    const { lines } = await callShop(visit, `order/get-order/${orderToken}`)
    const price: number = lines[0].total
    await becomeCustomer(visit, email)
    await open('/my-credit')
    await page.getByRole('heading', { level: 2, name: t('credit_none') }).waitFor()
    await expectSound(visit, 'of no store credit')

    await returnToShop(visit, orderNumber)
    await page.getByText(t('return_next_credited', { amount: islandOf(visit, price) })).waitFor()
    await expectSound(visit, 'of a return that became store credit')
    await open('/my-credit')
    await page.getByText(t('credit_move_refund')).waitFor()
    await page.getByText(moneyOf(visit, price), { exact: true }).first().waitFor()
    await expectSound(visit, 'of store credit')

    await orderAgain(visit, orderNumber, 2)
    await open('/checkout?step=contact')
    await fillCheckout(visit)
    await tick(visit).waitFor()
    await tick(visit).check()
    await page.getByText(startsLike(t('credit_use_rest'))).waitFor()
    await page.getByRole('radio', { name: methodName(visit, 'card') }).check()
    await expectSound(visit, 'of paying a part with store credit')
    await placeButton(visit).click()
    await decideAtSimulator(visit, 'approve')
    await seeConfirmation(visit)
    await page.getByText(t('credit_rest'), { exact: true }).waitFor()
    await expectSound(visit, 'of an order that credit paid a part of')

    await cancel(visit, price)
    await page.getByText(t('credit_back_of_order', { amount: islandOf(visit, price) })).waitFor()
    await expectSound(visit, 'of a cancelled order that credit had paid a part of')
    await open('/my-credit')
    await page.getByText(t('credit_move_returned')).waitFor()
    await expectSound(visit, 'of store credit that came back')

    // A nought too many, and put right.
    const grant = { contact: email, amount: 500_000, currency: 'AED' } as const
    await staff('grant-credit')({ ...grant, key: randomUUID(), reason: 'gift' })
    await staff('correct-credit')({ ...grant, amount: 450_000, key: randomUUID() })
    await open('/my-credit')
    await page.getByText(t('credit_move_corrected')).waitFor()
    await expectSound(visit, 'of store credit that was put right')
    await payAgain(visit, orderNumber)
    await tick(visit).check()
    await page
      .getByRole('radio', { name: methodName(visit, 'card') })
      .waitFor({ state: 'detached' })
    await expectSound(visit, 'of paying all with store credit')
    await page.getByRole('button', { name: t('credit_place_order'), exact: true }).click()
    await seeConfirmation(visit)
    await page.getByText(t('pay_by_credit'), { exact: true }).waitFor()
    await expectSound(visit, 'of an order that credit paid')
    const { entries } = await askStaff('get-credit')({ contact: email })
    expect(entries.map(({ kind }) => kind)).toContain('spent')

    // Deleting the account ends its store credit, and the customer reads so before.
    await open('/my-account')
    await seeAccount(visit)
    await page.getByRole('button', { name: t('delete_account') }).click()
    await page.getByText(startsLike(t('credit_lost_with_account'))).waitFor()
    await expectSound(visit, 'of deleting an account with store credit')
  },
)

/** Returns the product, for store credit. */
async function returnToShop(visit: Visit, orderNumber: string) {
  const { page, t, open, language } = visit
  await deliver(orderNumber)
  await open(`/order-return/${orderNumber}`)
  await page.getByRole('radio', { name: startsLike(t('return_kind_return')) }).check()
  await page.getByRole('checkbox', { name: new RegExp(textIn(product.name, language)) }).check()
  await page.getByLabel(t('return_why'), { exact: true }).selectOption('too_large')
  await page.getByRole('radio', { name: startsLike(t('return_money_credit')) }).check()
  await page.getByText(t('return_you_get_credit')).waitFor()
  await expectSound(visit, 'of asking for store credit')
  await page.getByRole('button', { name: t('return_send') }).click()
  await page.waitForURL(/\/my-return\//)
  const line = await page
    .getByText(/RT-\d+/)
    .first()
    .textContent()
  const returnNumber = /RT-\d+/.exec(line ?? '')?.[0] ?? ''
  await staff('approve-return')({ returnNumber })
  await inspect(returnNumber)
  await staff('resolve-return')({ returnNumber, outcome: 'refunded' })
  await page.reload()
}

/** Adds the products of an order to the cart again. */
async function orderAgain(visit: Visit, orderNumber: string, times = 1) {
  const { page, t, open } = visit
  for (let time = 0; time < times; time++) {
    await open(`/order-details/${orderNumber}`)
    await page.getByRole('button', { name: t('again'), exact: true }).click()
    await page.waitForURL(/\/cart$/)
  }
}

/** The contact and the address of the last order are known then, so checkout shows the address as a card. */
async function payAgain(visit: Visit, orderNumber: string) {
  await orderAgain(visit, orderNumber)
  await visit.open('/checkout?step=delivery')
  await visit.page.getByRole('button', { name: visit.t('checkout_to_payment') }).click()
  await tick(visit).waitFor()
}

function tick({ page, t }: Visit) {
  return page.getByRole('checkbox', { name: startsLike(t('credit_use')) })
}

async function cancel(visit: Visit, credit: number) {
  const { page, t } = visit
  await page.getByRole('button', { name: t('cancel_title') }).click()
  const dialog = page.getByRole('dialog', { name: t('cancel_title') })
  await dialog.getByText(t('credit_refund', { amount: islandOf(visit, credit) })).waitFor()
  await expectSound(visit, 'of cancelling what credit paid a part of')
  await dialog.getByLabel(t('cancel_why')).selectOption('changed_mind')
  await dialog.getByRole('button', { name: t('cancel_title') }).click()
  await page.getByRole('heading', { level: 1, name: t('order_is_cancelled') }).waitFor()
}

function moneyOf({ language }: Visit, amount: number): string {
  return formatMoney(amount, { currency: 'AED', language })
}

/** Returns the amount as it appears inside a sentence. */
function islandOf(visit: Visit, amount: number): string {
  return `\u2068${moneyOf(visit, amount)}\u2069`
}
