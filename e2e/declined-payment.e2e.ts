import { textIn } from '@rimal/contract/language'
import { expect } from '@playwright/test'
import {
  bringToPayment,
  callShop,
  decideAtSimulator,
  products,
  methodName,
  orderNumberOn,
  payBy,
  seeConfirmation,
} from './shopping.ts'
import { startsLike } from './texts.ts'
import { arbOnThePhone } from './runs.ts'
import { test } from './visit.ts'

test('a declined card charges nothing and the order goes on with cash', async ({ visit }) => {
  const { page, t } = visit
  await bringToPayment(visit, products.jood)
  await payBy(visit, 'card')
  await decideAtSimulator(visit, 'decline')

  await page.getByRole('heading', { level: 1, name: t('payment_failed') }).waitFor()
  await page.getByText(t('payment_nothing_charged')).waitFor()
  const number = await orderNumberOn(visit)
  await page.getByRole('button', { name: startsLike(t('payment_again')) }).waitFor()
  await page.getByRole('button', { name: methodName(visit, 'cash') }).click()

  // It is the same order, not a second one.
  expect(await seeConfirmation(visit)).toBe(number)
  await page
    .getByRole('term')
    .filter({ hasText: t('order_to_be_paid_with') })
    .waitFor()
  expect((await callShop(visit, 'guest-cart/get-cart')).count).toBe(0)
})

test(
  'a cancelled payment leads back to the unchanged cart',
  { tag: arbOnThePhone },
  async ({ visit }) => {
    const { page, t, language } = visit
    await bringToPayment(visit, products.jood)
    const before = await callShop(visit, 'guest-cart/get-cart')
    await payBy(visit, 'card')
    await decideAtSimulator(visit, 'cancel')

    await page.getByRole('heading', { level: 1, name: t('payment_cancelled') }).waitFor()
    await page.getByText(t('payment_nothing_charged')).waitFor()
    await page.getByRole('button', { name: t('payment_to_cart') }).click()

    await page.waitForURL(/\/cart$/)
    const lines = page.getByRole('list', { name: t('cart_lines') })
    await lines.getByRole('heading', { name: textIn(products.jood.name, language) }).waitFor()
    const after = await callShop(visit, 'guest-cart/get-cart')
    const stored = ({
      product_item_id,
      size,
      quantity,
      total,
      buyable,
    }: Record<string, unknown>) => ({
      product_item_id,
      size,
      quantity,
      total,
      buyable,
    })
    expect(after.lines.map(stored)).toEqual(before.lines.map(stored))
    expect(after.totals).toEqual(before.totals)
  },
)
