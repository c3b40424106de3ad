import { expect } from '@playwright/test'
import { isForOthers, lastProducts, unitsInCart } from './last-unit.ts'
import {
  bringToPayment,
  callShop,
  decideAtSimulator,
  payBy,
  type Product,
  seeConfirmation,
} from './shopping.ts'
import { expectSound } from './sound.ts'
import { eachLanguage } from './runs.ts'
import { test, type Visit } from './visit.ts'

test(
  'a shopper who waits for a late answer of the bank reads the order confirmation',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, language } = visit
    const product = language === 'en' ? lastProducts.noor : lastProducts.sage
    const bank = await payLate(visit, product)
    await expectSound(visit, 'the payment that takes long')
    expect(await isForOthers(visit, product)).toBe(false)
    expect(await unitsInCart(visit)).toBe(1)

    await approveNow(visit, bank)
    await seeConfirmation(visit)
    expect(await unitsInCart(visit)).toBe(0)
    const [, token] = /\/order\/([^/?]+)/.exec(page.url()) ?? []
    expect(await callShop(visit, `order/get-order/${token}`)).toMatchObject({ paid: true })
    await callShop(visit, 'order/cancel-order', { order: token, reason: 'changed_mind' })
  },
)

test(
  'a shopper who gives up waiting for the bank gets the late payment refunded',
  { tag: eachLanguage },
  async ({ visit }) => {
    const { page, t, open, language } = visit
    const product = language === 'en' ? lastProducts.jumana : lastProducts.shams
    const bank = await payLate(visit, product)
    const { pathname } = new URL(page.url())
    await page.getByRole('button', { name: t('payment_to_cart') }).click()
    await page.waitForURL(/\/cart$/)
    expect(await isForOthers(visit, product)).toBe(true)

    await approveNow(visit, bank)
    const [, payment] = /\/payment\/([^/?]+)/.exec(pathname) ?? []
    const state = () => callShop(visit, `payment/get-status/${payment}`).then((said) => said.state)
    // The job that sends refunds runs at least every minute.
    await expect.poll(state, { timeout: 70_000 }).toBe('refunded')
    await open(pathname.replace(/^\/ar/, ''))
    await page.getByRole('heading', { level: 1, name: t('payment_refunded') }).waitFor()
    await expectSound(visit, 'the payment that was returned')
    // The product is still in the shopper's cart, and its unit is available again.
    expect(await unitsInCart(visit)).toBe(1)
    expect(await isForOthers(visit, product)).toBe(true)
  },
)

/**
 * Pays with a late approval, until the page says that the bank has not answered and shows the next steps. Returns the
 * address of the bank's page.
 */
async function payLate(visit: Visit, product: Product): Promise<string> {
  const { page, t } = visit
  await page.clock.install()
  await bringToPayment(visit, product)
  await payBy(visit, 'card')
  await page.waitForURL(/\/simulator\/pay\//)
  const bank = page.url()
  await decideAtSimulator(visit, 'approve_late')
  await page.getByRole('heading', { level: 1, name: t('payment_confirming') }).waitFor()
  const slow = page.getByRole('heading', { level: 1, name: t('payment_slow') })
  // The page may begin to wait a moment after it shows its heading.
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000)
      return slow.isVisible()
    })
    .toBe(true)
  await page.getByText(t('payment_slow_text')).waitFor()
  return bank
}

/** The bank gives the answer that would come after a minute. */
async function approveNow({ context }: Visit, bank: string) {
  await context.request.post(bank, { form: { outcome: 'approve' } })
}
