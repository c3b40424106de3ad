import { expect } from '@playwright/test'
import { textIn } from '@rimal/contract/language'
import { becomeCustomer, newEmail } from '../logging-in.ts'
import { orderInCart, payByCard } from '../ordering.ts'
import { callShop, cartInputFor, inches, products, putInCart } from '../shopping.ts'
import { startsLike } from '../texts.ts'
import type { Visit } from '../visit.ts'

/** What the customer of the day orders made to measure. */
export const measured = products.hala
/** What the customer of the day orders ready-to-wear. */
const readyToWear = products.nada

/** Orders both products by card as a new customer, and returns the number of the order. */
export async function orderForDay(customer: Visit): Promise<string> {
  const email = newEmail()
  // The shop counts in quarter inches.
  const quarters = Object.entries(inches).map(([key, figure]) => [key, figure * 4])
  const size = { unit: 'in', measurements: Object.fromEntries(quarters) }
  const { customSizeId } = await callShop(customer, 'custom-size/save-custom-size', size)
  const { size: _size, ...input } = await cartInputFor(customer, measured)
  await callShop(customer, 'guest-cart/add-to-cart', { ...input, customSizeId })
  await putInCart(customer, readyToWear)
  const placed = await orderInCart(customer, { email, paymentMethod: 'card' })
  const { orderNumber } = await payByCard(customer, placed)
  await becomeCustomer(customer, email)
  return orderNumber
}

/** Expects that the customer reads this title on the page of the order. */
export async function seeOrder({ page, open }: Visit, orderNumber: string, title: string) {
  await open(`/order-details/${orderNumber}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}

/** Requests the return of the ready-to-wear product, and returns the number of the return. */
export async function requestReturn(customer: Visit, orderNumber: string): Promise<string> {
  const { page, t, open, language } = customer
  await open(`/order-return/${orderNumber}`)
  await page.getByRole('radio', { name: startsLike(t('return_kind_return')) }).check()
  await page.getByRole('checkbox', { name: new RegExp(textIn(readyToWear.name, language)) }).check()
  await page.getByLabel(t('return_why'), { exact: true }).selectOption('too_large')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('return_send') })
    .click()
  await seeReturn(customer, t('return_state_requested'))
  const line = await page
    .getByText(/RT-\d+/)
    .first()
    .textContent()
  return /RT-\d+/.exec(line ?? '')?.[0] ?? 'no return number'
}

/** Expects that the customer reads this state on the page of the return, which is open. */
export async function seeReturn({ page }: Visit, state: string) {
  await page.getByRole('heading', { level: 1, name: state, exact: true }).waitFor()
}

/** Writes a review of the first product of the order, and returns its words. */
export async function sendReview(customer: Visit, orderNumber: string): Promise<string> {
  const { page, t, say } = customer
  await seeOrder(customer, orderNumber, t('order_is_delivered'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('review_link_open') })
    .first()
    .click()
  const words = `${say('Sewn to the inch', 'خيطت كما طلبتها')}, ${orderNumber}.`
  await page.getByRole('radio', { name: t('review_stars_4') }).check()
  await page.getByRole('radio', { name: t('review_measured_true') }).check()
  await page.getByLabel(t('review_text')).fill(words)
  await page
    .getByRole('main')
    .getByRole('button', { name: t('review_send') })
    .click()
  await page.getByText(t('review_is_pending')).waitFor()
  return words
}

/** Expects the review on the page of its product so many times. */
export async function seeReview({ page, open }: Visit, words: string, count: number) {
  const card = page.locator('#reviews').getByRole('listitem').filter({ hasText: words })
  await expect
    .poll(async () => {
      await open(`/product-details/${measured.id}`)
      return card.count()
    })
    .toBe(count)
}

/** Withdraws the review that is open, so that other tests do not read it. */
export async function withdrawReview({ page, t }: Visit, ownPage: string) {
  await page.goto(ownPage)
  await page.getByRole('button', { name: t('review_withdraw') }).click()
  const dialog = page.getByRole('alertdialog', { name: t('review_withdraw_title') })
  await dialog.getByRole('button', { name: t('review_withdraw') }).click()
  await dialog.waitFor({ state: 'hidden' })
}
